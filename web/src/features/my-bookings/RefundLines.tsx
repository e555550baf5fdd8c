import type { MyBooking } from '@ascendant/contract/booking';
import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { dayText } from '../../ui/text/day-text';
import { localDay } from '../../ui/text/local-day';

/** What went back of a booking's price, and when: it stays in sight after a cancellation. */
export function RefundLines({ refunds }: { readonly refunds: NonNullable<MyBooking['refunds']> }) {
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
