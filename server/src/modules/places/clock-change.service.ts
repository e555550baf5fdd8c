import { clockChange, type ClockChange } from '@ascendant/astrology/time/clock-change';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { zonesAt } from '@ascendant/astrology/time/local-mean-time';
import type { LocalTime, Occurrence } from '@ascendant/astrology/time/local-to-instant';
import type { ZoneHistory } from '@ascendant/astrology/time/zone-history';
import type { Database } from '../../database/database';
import type { Place } from './place';
import { findPlace, resolvePlace } from './places.service';

interface AskedClock extends LocalTime {
  readonly placeId?: number | undefined;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  readonly occurrence?: Occurrence | undefined;
}

/**
 * What the clocks of a place did at a time; the place by its id, or by city and country.
 * @returns null on an ordinary day, and for a place we can't find
 */
export async function clockChangeAt(db: Database, asked: AskedClock): Promise<ClockChange | null> {
  const { placeId, city = '', country = '' } = asked;
  const chosen = placeId === undefined ? null : await findPlace(db, placeId);
  const place = chosen ?? (city === '' || country === '' ? null : await resolvePlace(db, city, country));
  return place && clockChange(asked, historyAt(place), asked.occurrence ?? 'first');
}

/** The occurrence we store: the second only if the clocks at the place really showed the time twice. */
export function occurrenceAt(local: LocalTime, place: Clocked, asked: Occurrence): Occurrence {
  return clockChange(local, historyAt(place), asked)?.kind === 'repeated' ? asked : 'first';
}

/** What decides the clocks of a place. */
type Clocked = Pick<Place, 'longitude' | 'timezone'>;

function historyAt({ longitude, timezone }: Clocked): ZoneHistory {
  return zonesAt(longitude, ianaZones).history(timezone);
}
