import type { MyBooking } from '@ascendant/contract/booking';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isOver } from '../../data/is-over';
import { paths } from '../../paths';
import { readPendingBooking } from '../../storage/pending-booking';
import { Button, buttonClass, ButtonLink } from '../../ui/button/Button';
import { Stars } from '../../ui/chart/Stars';
import { classNames } from '../../ui/class-names';
import { DialogLink } from '../../ui/dialog/DialogLink';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { formatCountdown, useSecondsLeft } from '../../ui/late/use-seconds-left';
import { Icon } from '../../ui/layout/Icon';
import styles from './BookingActions.module.css';
import { CalendarLink, DirectionsLink, TicketsPdfLink } from './BookingLinks';

const CancelBookingDialog = lazyDialog(async () => (await import('./CancelBookingDialog')).CancelBookingDialog);

const GiveBackDialog = lazyDialog(async () => (await import('./GiveBackDialog')).GiveBackDialog);

const MoveBookingDialog = lazyDialog(async () => (await import('./MoveBookingDialog')).MoveBookingDialog);

interface BookingActionsProps {
  readonly booking: MyBooking;
  /** Shown from this device, without a network: only the tickets can be opened. */
  readonly isSaved: boolean;
  readonly showsTickets: boolean;
  readonly onToggleTickets: () => void;
}

/** The actions a booking offers in its state. */
export function BookingActions({ booking, isSaved, showsTickets, onToggleTickets }: BookingActionsProps) {
  const canPay = useCanPay(booking);
  if (booking.status === 'confirmed' && booking.tickets.length > 0) {
    return (
      <div className={styles.actions}>
        <Button
          block
          onClick={onToggleTickets}
          aria-expanded={showsTickets}
          aria-controls={showsTickets ? `tickets-${booking.id}` : undefined}
        >
          <Icon name="ticket" />
          <span>{showsTickets ? 'Hide tickets' : 'Show tickets'}</span>
        </Button>
        {isSaved ? null : <OnlineActions booking={booking} />}
      </div>
    );
  }
  if (isSaved) return null;
  return (
    <div className={styles.actions}>
      {canPay ? (
        <ButtonLink kind="primary" block to={paths.checkoutOf(booking.id)}>
          Finish paying
        </ButtonLink>
      ) : null}
      {booking.heldUntil === null ? null : <HeldFor until={booking.heldUntil} />}
      {booking.status === 'cancelled' ? (
        <ButtonLink kind="ghost" size="small" block to={paths.event(booking.event.id)}>
          Book again
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** What can be done with tickets, apart from showing them. */
function OnlineActions({ booking }: Pick<BookingActionsProps, 'booking'>) {
  return (
    <>
      <QuestionsLink booking={booking} />
      <div className={styles.onTheWay}>
        <DialogLink
          to={paths.messageBookedHost(booking.event.id)}
          className={buttonClass({ kind: 'ghost', block: true })}
        >
          <Icon name="speech" size="small" />
          Message the host
          <span className="visually-hidden">{` of ${booking.event.title}`}</span>
        </DialogLink>
        {isOver(booking) ? null : (
          <>
            <DirectionsLink event={booking.event} className={buttonClass({ kind: 'ghost', block: true })} />
            <CalendarLink booking={booking} className={buttonClass({ kind: 'ghost', block: true })} />
          </>
        )}
        <TicketsPdfLink booking={booking} className={buttonClass({ kind: 'ghost', block: true })} />
      </div>
      <WaiverLink booking={booking} />
      {booking.canAdd ? <AddPeopleLink booking={booking} /> : null}
      {booking.canMove ? <MoveButton booking={booking} /> : null}
      {booking.canCancel && booking.attendees.some(({ takes, cancelledAt }) => takes && !cancelledAt) ? (
        <GiveBackButton booking={booking} />
      ) : null}
      {booking.canCancel ? <CancelButton booking={booking} /> : null}
      {booking.canReview ? <ReviewLink booking={booking} /> : null}
    </>
  );
}

/** Leads to the organizer's waiver, if there's one. */
function WaiverLink({ booking: { waiver, event } }: Pick<BookingActionsProps, 'booking'>) {
  if (!waiver) return null;
  return (
    <ButtonLink kind={waiver.missing > 0 ? 'primary' : 'ghost'} block to={`${paths.waiver}#${waiver.link}`}>
      <span>{waiver.missing > 0 ? 'Sign the waiver' : 'Signed waivers'}</span>
      <span className="visually-hidden">{` of ${event.title}`}</span>
    </ButtonLink>
  );
}

/** Opens what the organizer asks; as the main button while a required answer is missing. */
function QuestionsLink({ booking: { id, event, questions } }: Pick<BookingActionsProps, 'booking'>) {
  if (!questions) return null;
  const { missing, unanswered } = questions;
  return (
    <ButtonLink kind={missing > 0 ? 'primary' : 'ghost'} block to={paths.bookingQuestions(id)}>
      <span>{unanswered > 0 ? 'Answer questions' : 'Change your answers'}</span>
      <span className="visually-hidden">{` about ${event.title}`}</span>
    </ButtonLink>
  );
}

/** Opens what cancelling the booking means. */
function CancelButton({ booking }: Pick<BookingActionsProps, 'booking'>) {
  const [isAsking, setAsking] = useAsked('cancel', booking.id);
  return (
    <>
      <Button kind="ghost" block onClick={() => setAsking(true)}>
        Cancel booking
        <span className="visually-hidden">{` for ${booking.event.title}`}</span>
      </Button>
      {isAsking ? <CancelBookingDialog booking={booking} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** Opens what giving back extras means. */
function GiveBackButton({ booking }: Pick<BookingActionsProps, 'booking'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="ghost" block onClick={() => setAsking(true)}>
        Give back extras
        <span className="visually-hidden">{` of ${booking.event.title}`}</span>
      </Button>
      {isAsking ? <GiveBackDialog booking={booking} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** Whether a dialog about a booking is open: at first, if the address asks for it, as links of emails do. Closing it leaves the address clean. */
function useAsked(name: 'move' | 'cancel', bookingId: number) {
  const [search, setSearch] = useSearchParams();
  const [isAsking, setAsking] = useState(() => search.get(name) === String(bookingId));
  const ask = (isAsked: boolean) => {
    setAsking(isAsked);
    if (!isAsked && search.has(name)) setSearch({}, { replace: true, preventScrollReset: true });
  };
  return [isAsking, ask] as const;
}

/** Opens who can be added to the booking. */
function AddPeopleLink({ booking: { id, event } }: Pick<BookingActionsProps, 'booking'>) {
  return (
    <DialogLink to={paths.addPeople(id)} className={buttonClass({ kind: 'ghost', block: true })}>
      <span>Add people</span>
      <span className="visually-hidden">{` to ${event.title}`}</span>
    </DialogLink>
  );
}

/** Opens the other dates of the event. */
function MoveButton({ booking }: Pick<BookingActionsProps, 'booking'>) {
  const [isAsking, setAsking] = useAsked('move', booking.id);
  return (
    <>
      <Button kind="ghost" block onClick={() => setAsking(true)}>
        Change date
        <span className="visually-hidden">{` of ${booking.event.title}`}</span>
      </Button>
      {isAsking ? <MoveBookingDialog booking={booking} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** How long an unpaid booking's seats are still held. */
function HeldFor({ until }: { readonly until: string }) {
  const seconds = useSecondsLeft(Date.parse(until));
  return seconds > 0 ? (
    <p className={classNames(styles.heldFor, 'meta numeric')}>{`Seats held for ${formatCountdown(seconds)}`}</p>
  ) : null;
}

/** An unpaid booking can be paid only on the device where it was started, which has its data. */
function useCanPay({ id, status }: MyBooking): boolean {
  const [pending] = useState(() => readPendingBooking(new Date(), id));
  return status === 'pending' && pending.kind === 'found';
}

/** Opens the review of an event that has begun; once it's reviewed, says how. */
function ReviewLink({ booking: { event, ownRating } }: Pick<BookingActionsProps, 'booking'>) {
  return (
    <>
      {ownRating === null ? null : (
        <p className={classNames(styles.heldFor, 'meta')}>
          You rated it <Stars rating={ownRating} />
        </p>
      )}
      <DialogLink
        to={paths.reviewBooked(event.id)}
        className={buttonClass(ownRating === null ? { block: true } : { kind: 'ghost', block: true })}
      >
        <span>{ownRating === null ? 'Write a review' : 'Change your review'}</span>
        <span className="visually-hidden">{` of ${event.title}`}</span>
      </DialogLink>
    </>
  );
}
