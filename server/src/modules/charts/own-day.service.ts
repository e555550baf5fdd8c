import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import type { CalendarDay } from '@ascendant/domain/calendar-day';
import { defaultEventTimezone } from '@ascendant/domain/event/limits';
import { localMoment } from '@ascendant/domain/zone-clock';
import type { Database } from '../../database/database';
import { places } from '../places/places.module';

/** Which day it is for a person. */
export interface OwnDay {
  readonly today: CalendarDay;
  /** IANA name. */
  readonly zone: string;
}

/**
 * Today where a person lives: in their current city if we know it, else at their birthplace, else
 * where events are whose place we don't know.
 * Source: docs/rules/sky.md, "Horoscopes".
 */
export async function ownDay(
  db: Database,
  { userId, birthTimezone }: { readonly userId: number; readonly birthTimezone: string | null },
  now: Date,
): Promise<OwnDay> {
  const home = await places.homeOfUser(db, userId);
  const zone = home?.timezone ?? birthTimezone ?? defaultEventTimezone;
  return { zone, today: dayAt(now, zone) };
}

/** The calendar day in a zone at an instant. @throws RangeError for an unknown zone */
export function dayAt(instant: Date, zone: string): CalendarDay {
  return localMoment(instant, ianaZones.history(zone)).day;
}
