import { childRefusal, type Attendee, type ChildCare } from '@ascendant/domain/booking/attendees';
import type { PricingTier } from '@ascendant/domain/pricing/tier';

interface Party extends ChildCare {
  readonly attendees: readonly Attendee[];
  readonly tier: PricingTier | null;
  readonly seatsLeft: number;
}

interface Sentence {
  readonly title: string;
  readonly description?: string;
}

/**
 * Why this party can't continue to the terms; null if it can.
 * Source: specification 1, section 5 (Validation rules), Booking.
 */
export function refuseToContinue({ attendees, tier, seatsLeft, childCarer }: Party): Sentence | null {
  if (tier === null) return { title: 'Pricing not available' };
  if (attendees.length === 0) return { title: 'Add at least one attendee' };
  if (attendees.length > seatsLeft) return { title: 'Not enough seats', description: seatsLeftSentence(seatsLeft) };
  const refusal = childRefusal(attendees, { childCarer });
  return refusal === null ? null : { title: refusal.title, description: refusal.message };
}

function seatsLeftSentence(seatsLeft: number): string {
  if (seatsLeft <= 0) return 'This event is sold out.';
  return seatsLeft === 1 ? 'Only 1 seat is left.' : `Only ${seatsLeft} seats are left.`;
}
