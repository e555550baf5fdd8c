import {
  AstroTime,
  Body,
  EclipticGeoMoon,
  GeoVector,
  RotateVector,
  Rotation_EQJ_ECT,
  SunPosition,
  type RotationMatrix,
} from 'astronomy-engine';
import { angleOf, diff, norm } from '../angle';
import type { Planet } from '../point';

/** Unix seconds of the epoch j2000 as astronomy-engine counts from it: 2000-01-01T12:00 UTC. */
const j2000 = 946_728_000;

const wanderers = { Mercury: Body.Mercury, Venus: Body.Venus, Mars: Body.Mars } as const;
/** The bodies that can be retrograde. */
export type Wanderer = keyof typeof wanderers;

/** A body's longitude in degrees for each of the five. */
export type Longitudes = Record<Planet, number>;

/** The time object of astronomy-engine. We use civil UTC as universal time (they differ by under 1 s). */
export function astroTime(unixSeconds: number): AstroTime {
  return new AstroTime((unixSeconds - j2000) / 86_400);
}

/**
 * Apparent geocentric longitudes of Sun, Moon, Mercury, Venus and Mars, true equinox of date, degrees in [0, 360).
 * Source: docs/rules/sky.md, "Positions", at most 20" from Swiss Ephemeris 2.10 over 1926 to 2026.
 */
export function longitudesAt(unixSeconds: number): Longitudes {
  const time = astroTime(unixSeconds);
  const rotation = Rotation_EQJ_ECT(time);
  return {
    Sun: norm(SunPosition(time).elon),
    Moon: norm(EclipticGeoMoon(time).lon),
    Mercury: wandererLongitude(Body.Mercury, time, rotation),
    Venus: wandererLongitude(Body.Venus, time, rotation),
    Mars: wandererLongitude(Body.Mars, time, rotation),
  };
}

/** The longitude of just one body; see {@link longitudesAt}. */
export function longitudeAt(planet: Planet, unixSeconds: number): number {
  const time = astroTime(unixSeconds);
  if (planet === 'Sun') return norm(SunPosition(time).elon);
  if (planet === 'Moon') return norm(EclipticGeoMoon(time).lon);
  return wandererLongitude(wanderers[planet], time, Rotation_EQJ_ECT(time));
}

/**
 * Which bodies move backwards through the zodiac at an instant; Sun and Moon never do.
 * Source: docs/rules/sky.md, "Positions": longitude one hour later minus longitude is negative.
 */
export function retrogradesAt(
  unixSeconds: number,
  now: Longitudes = longitudesAt(unixSeconds),
): Record<Planet, boolean> {
  const time = astroTime(unixSeconds + 3600);
  const rotation = Rotation_EQJ_ECT(time);
  const turnsBack = (planet: Wanderer): boolean =>
    diff(wandererLongitude(wanderers[planet], time, rotation), now[planet]) < 0;
  return { Sun: false, Moon: false, Mercury: turnsBack('Mercury'), Venus: turnsBack('Venus'), Mars: turnsBack('Mars') };
}

function wandererLongitude(body: Body, time: AstroTime, rotation: RotationMatrix): number {
  return angleOf(RotateVector(rotation, GeoVector(body, time, true)));
}
