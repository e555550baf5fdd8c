import { Body, MakeTime, Observer, SearchHourAngle, SearchRiseSet } from 'astronomy-engine';
import { dayOf } from '../day';
import { clockRuleAt } from '../time/clock-rule';
import { ianaZones } from '../time/iana-zones';
import { assertStandpoint, type SkyPlace } from './place';

/** Sunrise and sunset of one day; null when the Sun doesn't cross the horizon that day. */
export interface SunTimes {
  readonly sunriseAt: Date | null;
  readonly solarNoonAt: Date;
  readonly sunsetAt: Date | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** `YYYY-MM-DD` on the calendars of a zone. */
function civilDate(at: Date, zone: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return dayOf(seconds + clockRuleAt(seconds, ianaZones.history(zone)).offsetSeconds);
}

/** Mean noon of the longitude that is nearest to the instant, or that falls on the instant's date in the zone. */
function meanNoon(longitude: number, instant: Date, zone: string | undefined): number {
  const firstNoon = (12 - longitude / 15) * hourMs;
  const nearest = firstNoon + Math.round((instant.getTime() - firstNoon) / dayMs) * dayMs;
  if (zone === undefined) return nearest;
  const today = civilDate(instant, zone);
  const noons = [nearest, nearest - dayMs, nearest + dayMs];
  return noons.find((noon) => civilDate(new Date(noon), zone) === today) ?? nearest;
}

/**
 * Sunrise and sunset of the day that contains an instant.
 * @param zone IANA zone whose calendar says which day it is; without it, the solar day whose noon is nearest
 * @returns instants, to the second; null for both in polar day and polar night
 * @throws RangeError when the place is not on Earth, the instant is invalid or the zone unknown
 * Source: docs/rules/sky.md, "The sky above an event" (SearchRiseSet: upper limb, refraction 34').
 */
export function sunTimes(place: SkyPlace, instant: Date, zone?: string): SunTimes {
  assertStandpoint(place, instant);
  const observer = new Observer(place.latitude, place.longitude, 0);
  const start = new Date(meanNoon(place.longitude, instant, zone) - hourMs);
  const noon = SearchHourAngle(Body.Sun, observer, 0, start).time;
  const crossing = (direction: 1 | -1, from: Date) =>
    SearchRiseSet(Body.Sun, observer, direction, MakeTime(from), 0.5)?.date ?? null;
  return {
    sunriseAt: crossing(1, new Date(noon.date.getTime() - dayMs / 2)),
    solarNoonAt: noon.date,
    sunsetAt: crossing(-1, noon.date),
  };
}
