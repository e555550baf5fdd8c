import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import { localMoment } from '@ascendant/domain/zone-clock';
import type { SeededRandom } from '../seeded-random';

export const dayMilliseconds = 86_400_000;

/** The instant this many days before another, or after it if negative. Fractions of a day are fine. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(Math.round(instant.getTime() - days * dayMilliseconds));
}

export function earliest(...instants: readonly Date[]): Date {
  return new Date(Math.min(...instants.map((instant) => instant.getTime())));
}

export function latest(...instants: readonly Date[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant.getTime())));
}

/** A random whole minute between two instants; the later of the two if they're in the wrong order. */
export function momentBetween(random: SeededRandom, from: Date, to: Date): Date {
  const span = Math.max(0, to.getTime() - from.getTime());
  return new Date(Math.floor((to.getTime() - span * random.next()) / 60_000) * 60_000);
}

/** Midnight UTC of a calendar day: close enough to put a booking before or after an event anywhere. */
export function midnightUtc(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The UTC day of an instant: what the demo data calls today. */
export function utcDay(instant: Date): CalendarDay {
  return calendarDay(instant.toISOString().slice(0, 10));
}

/** The calendar day in a zone. @param timezone an IANA name */
export function localDay(instant: Date, timezone: string): CalendarDay {
  return localMoment(instant, ianaZones.history(timezone)).day;
}
