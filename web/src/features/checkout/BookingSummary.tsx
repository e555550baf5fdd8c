import { policySentences, type CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { formatDollars, type Cents } from '@ascendant/domain/money';
import { bookingFeeLabel, taxLinesOf } from '@ascendant/domain/pricing/charge-label';
import { currencySentence } from '@ascendant/domain/pricing/currency';
import { ticketLines } from '@ascendant/domain/pricing/party-label';
import { useEffect, useRef } from 'react';
import type { PendingBooking } from '../../storage/pending-booking';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/Badge';
import { Facts } from '../../ui/table/Facts';
import { dayWithWeekday } from '../../ui/text/day-text';
import { siteCurrency } from '../../ui/text/site-currency';
import { startText } from '../../ui/text/time-text';
import styles from './BookingSummary.module.css';
import type { CheckoutTerms } from './checkout-terms';

/** What the summary shows of the event besides the booking itself. */
export interface SummaryPicture {
  readonly imageUrl: string;
  readonly startTime: string;
  readonly timezone: string;
}

interface BookingSummaryProps {
  readonly booking: PendingBooking;
  readonly terms: CheckoutTerms;
  readonly picture: SummaryPicture | null;
  /** The policy that the held booking keeps; null while no seats are held. */
  readonly policy: CancellationPolicy | null;
  readonly isRecalculating: boolean;
  /** Given only if the code can be removed. */
  readonly onRemoveCode?: (() => void) | undefined;
}

/** What's being bought, and every line of its price. */
export function BookingSummary({
  booking,
  terms,
  picture,
  policy,
  isRecalculating,
  onRemoveCode,
}: BookingSummaryProps) {
  const { quote, discountCode } = terms;
  return (
    <section className="panel" aria-busy={isRecalculating}>
      <div className="panel-heading">
        <h2>Booking summary</h2>
        <StatusBadge tone="good" text="Secure Payment" />
      </div>
      <div className={styles.event}>
        {picture ? <img src={picture.imageUrl} width="96" height="64" alt="" /> : <span className={styles.plate} />}
        <p>
          <b>{booking.eventTitle}</b>
          <span className="meta numeric">
            {picture ? startText({ ...picture, startDate: booking.eventDate }) : dayWithWeekday(booking.eventDate)}
          </span>
        </p>
      </div>
      <Facts aria-live="polite">
        {ticketLines(quote).map(({ label, amount }) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        {quote.discount > 0 ? (
          <div>
            <dt>
              Code <b>{discountCode}</b>{' '}
              {onRemoveCode ? <RemoveCode isBusy={isRecalculating} onRemove={onRemoveCode} /> : null}
            </dt>
            <dd>{`−${formatDollars(quote.discount)}`}</dd>
          </div>
        ) : null}
        <Line label="Subtotal" amount={quote.subtotal} row="subtotal" />
        {quote.bookingFee > 0 ? <Line label={bookingFeeLabel} amount={quote.bookingFee} /> : null}
        <Line label="Subtotal including booking fee" amount={quote.totalBeforeTax} />
        {taxLinesOf(quote).map(({ label, amount }) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        <Line label="Total" amount={quote.total} row="total" />
      </Facts>
      <p className={classNames(styles.finalSale, 'meta')}>
        {`${policy === null ? '' : policySentences(policy)} ${currencySentence(siteCurrency())}`}
      </p>
    </section>
  );
}

/** It takes the focus from the code's field, which it replaces. */
function RemoveCode({ isBusy, onRemove }: { readonly isBusy: boolean; readonly onRemove: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isBusy]);
  return (
    <button ref={button} type="button" className="link meta link-button" onClick={onRemove} disabled={isBusy}>
      Remove
    </button>
  );
}

interface LineProps {
  readonly label: string;
  readonly amount: Cents;
  readonly row?: 'subtotal' | 'total';
}

function Line({ label, amount, row }: LineProps) {
  return (
    <div data-row={row}>
      <dt>{label}</dt>
      <dd>{formatDollars(amount)}</dd>
    </div>
  );
}
