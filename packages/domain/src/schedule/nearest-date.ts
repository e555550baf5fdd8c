import { calendarDay, daysBetween } from '../calendar-day';

/** What choosing among the dates of a series looks at. */
interface ComparedDate {
  readonly startDate: string;
  readonly startTime: string;
  readonly seatsLeft: number;
  readonly matchScore: number | null;
  readonly status: string;
}

/** How many dates are named above the calendar. */
const shownBestDates = 3;

/** When a date is, on the clock of its place. */
interface Start {
  readonly startDate: string;
  readonly startTime: string;
}

/**
 * The date that's nearest to one that can't be booked any more, of those with enough seats; of two that are as near, the later.
 * @param seats how many are needed
 * @returns null if there's none
 * Source: docs/rules/booking.md, "A date that's gone".
 */
export function nearestDate<Date extends Pick<ComparedDate, keyof Start | 'status' | 'seatsLeft'>>(
  dates: readonly Date[],
  wanted: Start,
  seats: number,
): Date | null {
  const open = dates.filter((date) => canBookDate(date, seats));
  const [nearest] = open.sort(
    (a, b) => Math.abs(minutesFrom(wanted, a)) - Math.abs(minutesFrom(wanted, b)) || minutesFrom(a, b),
  );
  return nearest ?? null;
}

/** Minutes from one start to another, as clocks show them. */
function minutesFrom(from: Start, to: Start): number {
  const days = daysBetween(calendarDay(from.startDate), calendarDay(to.startDate));
  return days * 1440 + minuteOfDay(to.startTime) - minuteOfDay(from.startTime);
}

function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

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
