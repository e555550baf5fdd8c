import { calendarDay, daysBetween } from '../calendar-day';
import { canBookDate, type ComparedDate } from './best-dates';

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
