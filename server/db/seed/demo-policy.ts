import { defaultCancellationPolicy, type CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import type { EventContent } from './event-content';

const finalSales: readonly string[] = ['Music & Concerts', 'Festivals & Seasonal Events', 'Nightlife & Parties'];

/** The longer a trip, the earlier its organizer has to know who comes; tickets for a show are final. */
export function demoPolicy({ category, durationDays }: EventContent): CancellationPolicy {
  if (finalSales.includes(category)) return defaultCancellationPolicy;
  if (durationDays <= 2) return 'flexible';
  return durationDays <= 5 ? 'moderate' : 'strict';
}
