/** What choosing among the dates of a series looks at. */
export interface ComparedDate {
  readonly startDate: string;
  readonly startTime: string;
  readonly seatsLeft: number;
  readonly matchScore: number | null;
  readonly status: string;
}

/** How many dates are named above the calendar. */
export const shownBestDates = 3;

/** Whether people can have seats on a date. @param seats how many they need */
export function canBookDate({ status, seatsLeft }: Pick<ComparedDate, 'status' | 'seatsLeft'>, seats = 1): boolean {
  return status === 'published' && seatsLeft >= seats;
}

/**
 * The dates with the highest scores among those with enough seats, the best first, the earlier of equal ones. Two on one day would say
 * the same twice, so each day has its best. None without scores.
 * @param seats how many are needed
 * Source: docs/rules/events.md, "The dates of a series".
 */
export function bestDates<Date extends ComparedDate>(dates: readonly Date[], seats: number): readonly Date[] {
  const scored = dates.filter((date) => date.matchScore !== null && canBookDate(date, seats)).sort(byScore);
  const days = new Set<string>();
  const best = scored.filter(({ startDate }) => !days.has(startDate) && days.add(startDate));
  return best.slice(0, shownBestDates);
}

function byScore(a: ComparedDate, b: ComparedDate): number {
  return (
    (b.matchScore ?? 0) - (a.matchScore ?? 0) || compare(a.startDate, b.startDate) || compare(a.startTime, b.startTime)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
