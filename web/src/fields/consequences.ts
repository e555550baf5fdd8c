import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import type { ManagedEvent } from '../data/managed-events';

/** What cancelling an event means for the people who booked it, sentence by sentence. */
export function consequences({
  totalBookings,
  refundable,
  holds,
}: Pick<ManagedEvent, 'totalBookings' | 'refundable' | 'holds'>): readonly string[] {
  const paying = holds > 0 ? ['Anyone paying right now will be refunded too.'] : [];
  if (totalBookings === 0) return ['No one has booked it.', ...paying];
  const amount = fromWire(refundable);
  const booked = totalBookings === 1 ? '1 booking will be cancelled' : `${totalBookings} bookings will be cancelled`;
  const money =
    amount === 0
      ? `${booked}. They were free, so there’s nothing to refund.`
      : `${booked} and ${formatDollars(amount)} will be refunded to the cards that paid.`;
  return [money, ...paying, 'We’ll email everyone who booked.'];
}
