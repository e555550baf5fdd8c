import { cents, divideHalfUp, type Cents } from '../money';
import { noChildTicketsFromAge } from './limits';

/**
 * What the event form offers and starts with. The server accepts more than the lists do: any duration up to
 * `maxDurationDays`, any minimum age up to `maxMinimumAge`.
 * Source: specification 2, section 9 (Business constants and limits).
 */
export const durationsToCreate = [1, 2, 3, 4, 5] as const;
export const durationsToEdit = [...durationsToCreate, 7, 14, 30] as const;
export const minimumAgeOptions = [0, 5, 8, 10, 12, 14, 16, 18, 21] as const;
export const newEventDefaults = {
  durationDays: 1,
  capacity: 50,
  minimumAge: 0,
  startTime: '09:00',
  endTime: '17:00',
} as const;

/** How much the form proposes to take off the regular price for early birds. Source: docs/rules/pricing.md, "Honest prices". */
export const proposedEarlyBirdPercent = 20;

/** The early-bird price the form proposes, in cents, rounded half up. @param regular the regular price, in cents */
export function proposedEarlyBirdPrice(regular: Cents): Cents {
  return cents(divideHalfUp(regular * (100 - proposedEarlyBirdPercent), 100));
}

/**
 * Whether children can come, so that the event has child prices. A minimum age of 12 or more disables them.
 * Source: specification 2, section 2 (Create New Adventure Event dialog and Edit Adventure Event dialog).
 */
export function hasChildPrices(minimumAge: number): boolean {
  return minimumAge < noChildTicketsFromAge;
}
