import type { MoveQuote } from '@ascendant/contract/booking-move';
import { toWire } from '@ascendant/contract/money';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { zeroCents, type Cents } from '@ascendant/domain/money';
import type { Result } from '@ascendant/domain/result';
import { zoneOffsetsAt } from '../../../zones/zone-offsets';
import type { PricedDate } from '../open/price-date';
import type { CancellationFacts } from './cancellation-facts.repository';

interface Quoted {
  readonly bookingId: number;
  readonly eventId: number | null;
  readonly facts: CancellationFacts;
  readonly until: Result<Date>;
  readonly paid: Cents;
  readonly priced: PricedDate | null;
  /** Why not to this date. */
  readonly refusal: string | null;
}

export function presentMove({ bookingId, eventId, facts, until, paid, priced, refusal }: Quoted): MoveQuote {
  return {
    bookingId,
    reference: bookingReference(bookingId),
    fromEventId: facts.eventId,
    eventId,
    seats: facts.attendees.length - facts.cancelledPositions.length,
    paid: toWire(paid),
    price: priced && toWire(priced.price),
    refund: toWire(priced?.refund ?? zeroCents),
    kept: toWire(priced?.kept ?? zeroCents),
    policy: facts.policy,
    charge: toWire(priced?.charge ?? zeroCents),
    until: until.ok ? until.value.toISOString() : null,
    timezone: facts.timezone,
    zoneOffsets: zoneOffsetsAt(until.ok ? until.value : facts.startsAt, facts.timezone),
    refusal: until.ok ? refusal : until.message,
  };
}
