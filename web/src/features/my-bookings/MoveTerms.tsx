import { fromWire } from '@ascendant/contract/money';
import { policyName, policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { formatDollars } from '@ascendant/domain/money';
import type { MoveQuote } from '../../data/booking-move';
import { Facts } from '../../ui/table/Facts';
import { sentence } from '../../ui/text/sentence';
import { momentText } from '../../ui/text/time-text';

/** What moving to the chosen date means, or why it can't be done. */
export function MoveTerms({ quote }: { readonly quote: MoveQuote | undefined }) {
  if (quote === undefined || quote.eventId === null) return null;
  const [paid, price] = [fromWire(quote.paid), fromWire(quote.price ?? '0.00')];
  const [refund, kept, charge] = [fromWire(quote.refund), fromWire(quote.kept), fromWire(quote.charge)];
  const until =
    quote.until === null ? '' : ` ${sentence(`You can change the date until ${momentText(quote.until, quote)}`)}`;
  return (
    <>
      {quote.price === null || paid + price === 0 ? null : (
        <Facts>
          <div>
            <dt>Booked date</dt>
            <dd>{formatDollars(paid)}</dd>
          </div>
          <div>
            <dt>New date</dt>
            <dd>{formatDollars(price)}</dd>
          </div>
          {kept > 0 ? (
            <div>
              <dt>Not refunded</dt>
              <dd>{formatDollars(kept)}</dd>
            </div>
          ) : null}
          {quote.refusal === null ? (
            <div data-row="total">
              <dt>{refund > 0 ? 'You get back' : 'You pay'}</dt>
              <dd>{refund > 0 || charge > 0 ? formatDollars(refund > 0 ? refund : charge) : 'Nothing'}</dd>
            </div>
          ) : null}
        </Facts>
      )}
      {kept > 0 ? (
        <p className="meta">
          {`${policyName(quote.policy)}: ${policySummary(quote.policy)}. The same applies to the difference when you move to a cheaper date.`}
        </p>
      ) : null}
      {quote.refusal === null ? (
        <p>
          {`Your seats move together, and you get new tickets: the old ones stop working.${refund > 0 ? ' We’ll refund the card that paid. It can take up to 10 days to appear on your statement.' : ''}${until}`}
        </p>
      ) : (
        <p role="alert">{quote.refusal}</p>
      )}
    </>
  );
}
