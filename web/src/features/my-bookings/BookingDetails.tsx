import type { MyBooking } from '@ascendant/contract/booking';
import { fromWire } from '@ascendant/contract/money';
import { addCents, formatDollars } from '@ascendant/domain/money';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useShareEmail } from '../../data/email-sharing';
import { KindBadge } from '../../fields/KindBadge';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { Choice } from '../../ui/form/Choice';
import { FieldError } from '../../ui/form/Field';
import { Badge } from '../../ui/layout/Badge';
import { Icon } from '../../ui/layout/Icon';
import { dayText, localDay } from '../../ui/text/day-text';
import styles from './BookingDetails.module.css';
import { NameGuests } from './NameGuests';
import { PriceLines } from './PriceLines';

const DocumentsDialog = lazyDialog(async () => (await import('./DocumentsDialog')).DocumentsDialog);

const RenameDialog = lazyDialog(async () => (await import('../../fields/RenameDialog')).RenameDialog);

interface BookingDetailsProps {
  readonly booking: MyBooking;
  /** Shown from this device, without a network. */
  readonly isSaved: boolean;
}

/** Who comes and what it cost, after what's needed on the way. */
export function BookingDetails({ booking, isSaved }: BookingDetailsProps) {
  return (
    <div className={styles.details}>
      <Attendees booking={booking} isSaved={isSaved} />
      <Receipt booking={booking} isSaved={isSaved} />
    </div>
  );
}

function Attendees({ booking, isSaved }: BookingDetailsProps) {
  const [renamed, setRenamed] = useState<number | null>(null);
  const { attendees, tickets } = booking;
  const canRename = (place: number) =>
    booking.canRename && !isSaved && tickets.some(({ position, checkedInAt }) => position === place && !checkedInAt);
  return (
    <div>
      <h4 className="label">Attendees</h4>
      <ul>
        {attendees.map(({ name, age, isChild, priceType, extras, guest, cancelledAt }, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- guests have no id, and the order never changes
          <li key={position} className="row space-between">
            <span>
              <span className={cancelledAt ? styles.cancelled : undefined}>{name}</span>
              {extras === undefined ? null : <span className="meta">{` ${extras}`}</span>}
            </span>
            <span className={classNames(styles.person, 'row')}>
              {guest === undefined ? <span className="meta numeric">{age}</span> : null}
              <KindBadge person={{ isChild, priceType }} />
              {cancelledAt ? <Badge tone="poor">Cancelled</Badge> : null}
              {canRename(position) && !cancelledAt ? (
                <button type="button" className="link meta link-button" onClick={() => setRenamed(position)}>
                  Change name<span className="visually-hidden">{` of ${name}`}</span>
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {isSaved || !booking.nameGuestsUntil ? null : (
        <div className={styles.names}>
          <NameGuests booking={booking} />
        </div>
      )}
      {booking.status === 'confirmed' && !isSaved ? <ShareEmail booking={booking} /> : null}
      {renamed === null ? null : (
        <RenameDialog
          bookingId={booking.id}
          people={[{ position: renamed, name: attendees[renamed]?.name ?? '' }]}
          onClose={() => setRenamed(null)}
        />
      )}
    </div>
  );
}

/** What it cost, line by line. Phones show the total until it's opened; a refund stays in sight. */
function Receipt({ booking, isSaved }: BookingDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, quote, discountCode, supplements = '0.00', added = '0.00', refunds = [] } = booking;
  const total = addCents(...[quote.total, supplements, added].map(fromWire));
  return (
    <div>
      <h4 className={classNames('label', styles.priceLabel)}>Price</h4>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={`receipt-${id}`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>Receipt</span>
        <span className="numeric">{formatDollars(total)}</span>
        <Icon name="down" size="small" />
      </button>
      <div id={`receipt-${id}`} className={isOpen ? undefined : styles.folded}>
        <PriceLines {...{ quote, discountCode, supplements, added }} />
      </div>
      <RefundLines refunds={refunds} />
      {isSaved ? null : <DocumentsButton booking={booking} />}
    </div>
  );
}

/** Opens the receipt of a booking that was paid, and the credit notes of what was refunded. */
function DocumentsButton({ booking }: { readonly booking: MyBooking }) {
  const [isOpen, setOpen] = useState(false);
  const { paymentStatus, quote, event } = booking;
  if (paymentStatus === 'pending' || paymentStatus === 'failed' || fromWire(quote.total) === 0) return null;
  return (
    <>
      <button type="button" className="link meta link-button" onClick={() => setOpen(true)}>
        Download receipts
        <span className="visually-hidden">{` for ${event.title}`}</span>
      </button>
      {isOpen ? <DocumentsDialog booking={booking} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Whether the organizer sees the traveller's email address: only if it's ticked, and as long as it is. */
function ShareEmail({ booking }: { readonly booking: MyBooking }) {
  const share = useShareEmail();
  const isShared = share.isPending ? share.variables.shared : booking.sharesEmail === true;
  return (
    <div>
      <Choice
        type="checkbox"
        checked={isShared}
        disabled={share.isPending}
        onChange={(event) => share.mutate({ bookingId: booking.id, shared: event.target.checked })}
      >
        Let the organizer see my email address
      </Choice>
      {share.isError ? <FieldError>{errorSentence(share.error)}</FieldError> : null}
    </div>
  );
}

/** What went back of a booking's price, and when: it stays in sight after a cancellation. */
function RefundLines({ refunds }: { readonly refunds: NonNullable<MyBooking['refunds']> }) {
  if (refunds.length === 0) return null;
  return (
    <ul className="numeric">
      {refunds.map((refund) => (
        <li key={refund.requestedAt}>{refundText(refund)}</li>
      ))}
    </ul>
  );
}

function refundText({ amount, requestedAt, madeAt }: NonNullable<MyBooking['refunds']>[number]): string {
  const sum = formatDollars(fromWire(amount));
  return madeAt === null
    ? `Refund of ${sum} requested on ${dayOf(requestedAt)}, on its way`
    : `Refunded ${sum} on ${dayOf(madeAt)}`;
}

/** In the reader's time zone. */
function dayOf(instant: string): string {
  return dayText(localDay(new Date(instant)), 'short');
}
