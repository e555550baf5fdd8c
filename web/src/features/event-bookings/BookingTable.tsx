import { fromSignedWire, fromWire } from '@ascendant/contract/money';
import type { TicketState } from '@ascendant/domain/booking/check-in';
import { takenText } from '@ascendant/domain/booking/manual-booking';
import { bookingStatusLabel, paymentStatusLabel, type StatusLabel } from '@ascendant/domain/booking/status-label';
import { formatDollars } from '@ascendant/domain/money';
import { isLostToDispute } from '@ascendant/domain/payment/disputes';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import type { EventBooking } from '../../data/event-bookings';
import { KindBadge } from '../../fields/KindBadge';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/Badge';
import { MainAndMore } from '../../ui/menu/MainAndMore';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { instantText } from '../../ui/text/instant-text';
import styles from './BookingTable.module.css';
import { canRefund } from './refund-choice';

interface BookingActions {
  readonly onRefund: (booking: EventBooking) => void;
  /** Of a booking that the organizer made, as is moving it. */
  readonly onEdit: (booking: EventBooking) => void;
  readonly onMove: (booking: EventBooking) => void;
  /** Of one that a traveller made. */
  readonly onRename: (booking: EventBooking) => void;
}

interface BookingTableProps extends BookingActions {
  readonly bookings: readonly EventBooking[];
}

/** Bookings with their attendees; on a phone, a list of labels and values. */
export function BookingTable({ bookings, ...actions }: BookingTableProps) {
  const columns: readonly Column<EventBooking>[] = [
    { label: 'Attendees', render: (booking) => <Attendees booking={booking} /> },
    { label: 'Booking', render: (booking) => <Reference booking={booking} /> },
    { label: 'Status', render: (booking) => <Status booking={booking} /> },
    { label: 'Amount', isRight: true, render: (booking) => <Amount booking={booking} /> },
    {
      label: 'Action',
      isAction: true,
      isRight: true,
      render: (booking) => <Actions booking={booking} {...actions} />,
    },
  ];
  return <DataTable caption="Bookings for this event" columns={columns} rows={bookings} className={styles.table} />;
}

function Actions({ booking, onRefund, onEdit, onMove, onRename }: BookingActions & { readonly booking: EventBooking }) {
  if (!canRefund(booking) && !canRename(booking)) return null;
  if (booking.manual !== null)
    return (
      <MainAndMore
        of={booking.reference}
        main={{ label: 'Edit', does: () => onEdit(booking) }}
        more={[
          { label: 'Move to another date', does: () => onMove(booking) },
          { label: actionOf(booking), does: () => onRefund(booking), endsIt: true },
        ]}
      />
    );
  return (
    <MainAndMore
      of={booking.reference}
      main={canRefund(booking) ? { label: actionOf(booking), does: () => onRefund(booking) } : null}
      more={canRename(booking) ? [{ label: 'Change a name', does: () => onRename(booking) }] : []}
    />
  );
}

function canRename({ manual, attendees }: EventBooking): boolean {
  return manual === null && attendees.some((attendee) => attendee.canRename);
}

function Reference({ booking }: { readonly booking: EventBooking }) {
  return (
    <span>
      <span className="reference">{booking.reference}</span>
      <span className={classNames(styles.below, 'meta numeric')}>{instantText(booking.bookedAt)}</span>
      <MadeByOrganizer booking={booking} />
      {booking.soldBy === undefined ? null : <b className={styles.made}>{`Sold by ${booking.soldBy}`}</b>}
    </span>
  );
}

/** Of a booking that the organizer made, or imported: what they took, how to reach the guests, and the note. */
function MadeByOrganizer({ booking: { paidBy, manual } }: { readonly booking: EventBooking }) {
  if (manual === null) return null;
  const taken = manual.taken === null ? null : fromWire(manual.taken);
  return (
    <span className={styles.made}>
      <b>{paidBy === null ? 'Imported: paid where it was booked' : takenText({ taken, paidBy })}</b>
      {manual.phone === null ? null : (
        <a className="link numeric" href={`tel:${manual.phone.replaceAll(' ', '')}`}>
          {manual.phone}
        </a>
      )}
      {manual.email === null ? null : (
        <a className="link" href={`mailto:${manual.email}`}>
          {manual.email}
        </a>
      )}
      {manual.note === null ? null : <span className={styles.note}>{manual.note}</span>}
    </span>
  );
}

function Attendees({ booking }: { readonly booking: EventBooking }) {
  return (
    <ul className={styles.whoComes}>
      {booking.attendees.map(({ name, isChild, priceType, extras, ticket }, position) => (
        // Two attendees may have the same name; their order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={position} className="row wrap">
          <b>{name}</b>
          <KindBadge person={{ isChild, priceType }} />
          {extras === undefined ? null : <span className="meta">{extras}</span>}
          {ticket === null ? null : <StatusBadge {...ticketLabels[ticket]} />}
        </li>
      ))}
    </ul>
  );
}

const ticketLabels: Readonly<Record<TicketState, StatusLabel>> = {
  valid: { text: 'Ticket valid', tone: 'plain' },
  checked_in: { text: 'Checked in', tone: 'good' },
  void: { text: 'Ticket void', tone: 'poor' },
};

function Status({ booking }: { readonly booking: EventBooking }) {
  return (
    <span className={classNames(styles.statuses, 'row wrap')}>
      <StatusBadge {...bookingStatusLabel(booking.status)} />
      {fromWire(booking.total) > 0 ? (
        <StatusBadge
          {...paymentStatusLabel(booking.paymentStatus, { isDisputed: booking.disputed, isLost: isLost(booking) })}
        />
      ) : null}
      {booking.disputed ? <StatusBadge text="Disputed" tone="poor" /> : null}
      {booking.isGivenUp ? (
        <span className="meta">{booking.soldBy === undefined ? 'by the traveller' : 'by the reseller'}</span>
      ) : null}
      {booking.isUnanswered ? <span className="meta">hasn’t answered about the new date</span> : null}
    </span>
  );
}

function isLost({ total, refunded, takenByBank }: EventBooking): boolean {
  return isLostToDispute({
    amountCents: fromWire(total),
    refundedCents: fromWire(refunded),
    lostCents: fromWire(takenByBank),
  });
}

function Amount({ booking }: { readonly booking: EventBooking }) {
  const [total, refunded, taken] = [fromWire(booking.total), fromWire(booking.refunded), fromWire(booking.takenByBank)];
  const earned = fromSignedWire(booking.revenue);
  const isPaidElsewhere = booking.manual !== null && booking.paidBy !== 'free';
  return (
    <span>
      <span>{isPaidElsewhere ? 'Paid to the organizer' : soldText(booking)}</span>
      {refunded > 0 ? (
        <span className={classNames(styles.below, 'meta numeric')}>{`−${formatDollars(refunded)} refunded`}</span>
      ) : null}
      {taken > 0 ? (
        <span
          className={classNames(styles.below, 'meta numeric')}
        >{`−${formatDollars(taken)} returned by the bank`}</span>
      ) : null}
      {total > 0 ? (
        <span className={classNames(styles.below, 'meta numeric')}>{`Revenue ${formatDollars(earned)}`}</span>
      ) : null}
      {earned < 0 ? (
        <span className={classNames(styles.below, 'meta numeric')}>{`${formatDollars(earned)} site fee and tax`}</span>
      ) : null}
    </span>
  );
}

/** What was charged, which a reseller's guests paid to the reseller. */
function soldText({ soldBy, total }: EventBooking): string {
  return soldBy === undefined ? amountOrFree(fromWire(total)) : 'Paid to the reseller';
}

function actionOf({ total }: EventBooking): string {
  return fromWire(total) === 0 ? 'Cancel' : 'Refund';
}
