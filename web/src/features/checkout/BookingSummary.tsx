import { cents, formatDollars, type Cents } from '@ascendant/domain/money';
import { bookingFeeLabel, taxLabel } from '@ascendant/domain/pricing/charge-label';
import type { PendingBooking } from '../../storage/pending-booking';
import { dayWithWeekday } from '../../ui/day-words';
import { StatusBadge } from '../../ui/StatusBadge';
import type { CheckoutTerms } from './checkout-terms';

/** What is known of the event besides the booking itself. */
export interface SummaryPicture {
  readonly imageUrl: string;
  readonly startTime: string;
}

interface BookingSummaryProps {
  readonly booking: PendingBooking;
  readonly terms: CheckoutTerms;
  readonly picture: SummaryPicture | null;
  readonly isRecalculating: boolean;
  /** Given where the code can be taken back. */
  readonly onRemoveCode?: (() => void) | undefined;
}

/** What is bought, and every line of what it costs. */
export function BookingSummary({ booking, terms, picture, isRecalculating, onRemoveCode }: BookingSummaryProps) {
  const { quote, discountCode } = terms;
  const { adults, children } = quote;
  return (
    <section className="panel" aria-busy={isRecalculating}>
      <div className="panel-head">
        <h2>Booking summary</h2>
        <StatusBadge tone="good" text="Secure Payment" />
      </div>
      <div className="summary-event">
        {picture ? <img src={picture.imageUrl} width="96" height="64" alt="" /> : <span className="summary-plate" />}
        <p>
          <b>{booking.eventTitle}</b>
          <span className="meta num">
            {dayWithWeekday(booking.eventDate)}
            {picture ? `, ${picture.startTime}` : ''}
          </span>
        </p>
      </div>
      <dl className="facts" aria-live="polite">
        <Line
          label={countLine(adults, 'adult', 'adults', quote.adultPrice)}
          amount={cents(quote.adultPrice * adults)}
        />
        {children > 0 ? (
          <Line
            label={countLine(children, 'child', 'children', quote.childPrice)}
            amount={cents(quote.childPrice * children)}
          />
        ) : null}
        {quote.discount > 0 ? (
          <div>
            <dt>
              Code <b>{discountCode}</b>{' '}
              {onRemoveCode ? (
                <button type="button" className="link meta as-link" onClick={onRemoveCode} disabled={isRecalculating}>
                  Remove
                </button>
              ) : null}
            </dt>
            <dd>−{formatDollars(quote.discount)}</dd>
          </div>
        ) : null}
        <Line label="Subtotal" amount={quote.subtotal} className="sub" />
        {quote.bookingFee > 0 ? <Line label={bookingFeeLabel} amount={quote.bookingFee} /> : null}
        <Line label="Subtotal including booking fee" amount={quote.totalBeforeTax} />
        <Line label={taxLabel} amount={quote.hst} />
        <Line label="Total" amount={quote.total} className="sum" />
      </dl>
      <p className="meta">All purchases are final with no refunds.</p>
    </section>
  );
}

function countLine(count: number, one: string, many: string, price: Cents): string {
  return `${count} ${count === 1 ? one : many} × ${formatDollars(price)}`;
}

interface LineProps {
  readonly label: string;
  readonly amount: Cents;
  readonly className?: string;
}

function Line({ label, amount, className }: LineProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{formatDollars(amount)}</dd>
    </div>
  );
}
