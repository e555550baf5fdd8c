import { chosenPlaceDistanceKm } from '../event/event-search';

/** For how long after it was published an event is new. */
export const newForDays = 14;

const secondsPerDay = 86_400;

/** What puts an event among 'Other Adventures' first. */
export type OtherReason = 'near' | 'new' | null;

/** How far around someone's town other adventures are near: what they chose in kilometres, or as a place is searched near. */
export function nearKm(maxDistanceKm: number): number {
  return maxDistanceKm > 0 ? maxDistanceKm : chosenPlaceDistanceKm;
}

/**
 * Why an event is worth showing though it isn't recommended: it's near where the person lives, or it was published in the last two weeks.
 * @param distanceKm null if either place isn't known
 * @param publishedAt in Unix seconds, as `now`
 * Source: rule PRE-10.
 */
export function otherReason(
  { distanceKm, publishedAt }: { readonly distanceKm: number | null; readonly publishedAt: number },
  { maxDistanceKm, now }: { readonly maxDistanceKm: number; readonly now: number },
): OtherReason {
  if (distanceKm !== null && distanceKm <= nearKm(maxDistanceKm)) return 'near';
  return now - publishedAt <= newForDays * secondsPerDay ? 'new' : null;
}
