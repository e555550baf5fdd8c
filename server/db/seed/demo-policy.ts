import { defaultCancellationPolicy, type CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import type { EventPlan } from './plan/event-plan';

const finalSales: readonly string[] = ['Music & Concerts', 'Festivals & Seasonal Events', 'Nightlife & Parties'];

/** The longer a trip, the earlier its organizer has to know who comes; tickets for a show are final. */
export function demoPolicy({ category, content }: Pick<EventPlan, 'category' | 'content'>): CancellationPolicy {
  if (finalSales.includes(category)) return defaultCancellationPolicy;
  if (content.durationDays <= 2) return 'flexible';
  return content.durationDays <= 5 ? 'moderate' : 'strict';
}
