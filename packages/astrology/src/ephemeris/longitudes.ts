import {
  AstroTime,
  C_AUDAY as auPerLightDay,
  Body,
  EclipticGeoMoon,
  GeoVector,
  HelioVector,
  RotateVector,
  Rotation_EQJ_ECT,
  SunPosition,
  Vector,
  type RotationMatrix,
} from 'astronomy-engine';
import type { Planet } from '../point';
import { angleOf, diff, norm } from '../zodiac';

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

/** The longitudes at an instant, and which bodies move backwards through the zodiac. */
export interface MovingSky {
  readonly longitudes: Longitudes;
  /** Sun and Moon never do. */
  readonly retrogrades: Record<Planet, boolean>;
}

/**
 * The longitudes of {@link longitudesAt}, with the direction of each body.
 * Source: docs/rules/sky.md, "Positions": longitude one hour later minus longitude is negative.
 */
export function skyAt(unixSeconds: number): MovingSky {
  const longitudes = longitudesAt(unixSeconds);
  const later = { unixSeconds: unixSeconds + 3600, rotation: Rotation_EQJ_ECT(astroTime(unixSeconds + 3600)) };
  const turnsBack = (planet: Wanderer): boolean => {
    const roughly = diff(nearLongitude(wanderers[planet], later), longitudes[planet]);
    if (Math.abs(roughly) > leastSureMotion) return roughly < 0;
    const exactly = wandererLongitude(wanderers[planet], astroTime(later.unixSeconds), later.rotation);
    return diff(exactly, longitudes[planet]) < 0;
  };
  return {
    longitudes,
    retrogrades: {
      Sun: false,
      Moon: false,
      Mercury: turnsBack('Mercury'),
      Venus: turnsBack('Venus'),
      Mars: turnsBack('Mars'),
    },
  };
}

/** Near a station a body moves less than this in an hour, in degrees, and we look exactly: a hundred times the error of {@link nearLongitude}. */
const leastSureMotion = 1e-3;

/**
 * A body's longitude within a hundred-thousandth of a degree, in a third of the time: astronomy-engine finds the time that the light
 * took in four steps, and here two are enough.
 */
function nearLongitude(
  body: Body,
  { unixSeconds, rotation }: { unixSeconds: number; rotation: RotationMatrix },
): number {
  const lightSeconds = (fromEarth(body, astroTime(unixSeconds)).Length() / auPerLightDay) * 86_400;
  return angleOf(RotateVector(rotation, fromEarth(body, astroTime(unixSeconds - lightSeconds))));
}

/** Where a body is, seen from the Earth without the time that the light takes. */
function fromEarth(body: Body, time: AstroTime): Vector {
  const [there, here] = [HelioVector(body, time), HelioVector(Body.Earth, time)];
  return new Vector(there.x - here.x, there.y - here.y, there.z - here.z, time);
}

function wandererLongitude(body: Body, time: AstroTime, rotation: RotationMatrix): number {
  return angleOf(RotateVector(rotation, GeoVector(body, time, true)));
}
