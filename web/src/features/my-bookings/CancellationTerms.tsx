import { fromWire } from '@ascendant/contract/money';
import { policyName, policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { formatDollars } from '@ascendant/domain/money';
import type { CancellationQuote } from '../../data/cancellation';
import { Facts } from '../../ui/table/Facts';
import { sentence } from '../../ui/text/sentence';
import { momentText } from '../../ui/text/time-text';
import { freeCancellationText } from './free-cancellation-text';

interface CancellationTermsProps {
  readonly quote: CancellationQuote;
  /** What's cancelled or given back: everything, some of the people, or extras of people who come. */
  readonly of: keyof typeof labels;
}

/** What goes back if people are cancelled now, or extras given back, or why they can't be. */
export function CancellationTerms({ quote, of }: CancellationTermsProps) {
  const [paid, refund, kept] = [fromWire(quote.paid), fromWire(quote.refund), fromWire(quote.kept)];
  const { paidFor, end } = labels[of];
  if (quote.refusal !== null)
    return of === 'extras' ? <p>{quote.refusal}</p> : <Refused quote={quote} refusal={quote.refusal} />;
  if (paid === 0) return <p>It was free, so there’s nothing to refund. {end}</p>;
  return (
    <>
      <Facts>
        <div>
          <dt>{paidFor}</dt>
          <dd>{formatDollars(paid)}</dd>
        </div>
        {kept > 0 ? (
          <div>
            <dt>Not refunded</dt>
            <dd>{`−${formatDollars(kept)}`}</dd>
          </div>
        ) : null}
        <div data-row="total">
          <dt>You get back</dt>
          <dd>{formatDollars(refund)}</dd>
        </div>
      </Facts>
      <p className="meta">
        {quote.freeUntil === null
          ? `${policyName(quote.policy)}: ${policySummary(quote.policy)}.${quote.until === null ? '' : ` ${sentence(`This amount applies until ${momentText(quote.until, quote)}`)}`}`
          : freeCancellationText(quote.freeUntil, quote)}
      </p>
      <p>{refund > 0 || of !== 'extras' ? `${refundTime} ${end}` : end}</p>
    </>
  );
}

const refundTime = 'We’ll refund the card that paid. It can take up to 10 days to appear on your statement.';

const labels = {
  booking: { paidFor: 'Paid', end: 'Your tickets stop working, and your seats go back on sale.' },
  people: {
    paidFor: 'Paid for them',
    end: 'Their tickets stop working, and their seats go back on sale. Your booking stays confirmed for everyone else.',
  },
  extras: { paidFor: 'Paid for them', end: 'Everyone still comes, and your tickets stay valid.' },
} as const;

/** A booking that can't be cancelled for a refund may still go to someone else. */
function Refused({ quote, refusal }: { readonly quote: CancellationQuote; readonly refusal: string }) {
  return (
    <>
      <p>{refusal}</p>
      {fromWire(quote.paid) > 0 ? (
        <p className="meta">
          {`${policyName(quote.policy)}: ${policySummary(quote.policy)}. Someone else can come instead: you can change the name on a ticket until the day before the event.`}
        </p>
      ) : null}
    </>
  );
}
