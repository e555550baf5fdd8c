import {
  Body,
  Equator,
  Horizon,
  Illumination,
  MakeTime,
  MoonPhase,
  Observer,
  Rotation_EQJ_HOR,
  type AstroTime,
  type RotationMatrix,
} from 'astronomy-engine';
import { bearingDeg, equatorialVector, radiansPerDegree, type Direction, type Vector } from './directions';
import { assertStandpoint, type SkyPlace } from './place';

const allPlanets = [Body.Mercury, Body.Venus, Body.Mars, Body.Jupiter, Body.Saturn] as const;

export type PlanetName = 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn';

export interface SunAbove extends Direction {
  readonly name: 'Sun';
  /** Whether it's rising at this instant. */
  readonly isRising: boolean;
}

export interface MoonAbove extends Direction {
  readonly name: 'Moon';
  /** Ecliptic longitude of the Moon from the Sun: 0 new, 90 first quarter, 180 full, 270 last quarter. */
  readonly phaseAngleDeg: number;
  /** Share of the disc that is lit, 0 to 1. */
  readonly litFraction: number;
  /** Where the middle of the lit limb points, in degrees from the zenith direction, positive to the right. */
  readonly litLimbDeg: number;
  /** Where the pole of the ecliptic lies from it (the Moon's own north within 7 degrees), measured the same way. */
  readonly northDeg: number;
}

export interface PlanetAbove extends Direction {
  readonly name: PlanetName;
  readonly magnitude: number;
}

/** The Sun, the Moon and the five planets you can see without a telescope. Below the horizon, altitudes are negative. */
export interface BodiesAbove {
  readonly sun: SunAbove;
  readonly moon: MoonAbove;
  readonly planets: readonly PlanetAbove[];
}

const eclipticPole = equatorialVector(270, 66.5607);
const risingStepMs = 600_000;

/** Turns J2000 vectors into directions at one place and instant. */
export function horizonFrame(place: SkyPlace, instant: Date): (vector: Vector) => Direction {
  assertStandpoint(place, instant);
  const rotation = Rotation_EQJ_HOR(MakeTime(instant), new Observer(place.latitude, place.longitude, 0));
  const north = column(rotation, 0);
  const west = column(rotation, 1);
  const up = column(rotation, 2);
  return (vector) => ({
    altitudeDeg: Math.asin(Math.max(-1, Math.min(1, dot(up, vector)))) / radiansPerDegree,
    azimuthDeg: (Math.atan2(-dot(west, vector), dot(north, vector)) / radiansPerDegree + 360) % 360,
  });
}

function column({ rot }: RotationMatrix, axis: 0 | 1 | 2): Vector {
  const [x, y, z] = rot;
  return [x?.[axis] ?? 0, y?.[axis] ?? 0, z?.[axis] ?? 0];
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Apparent topocentric direction with normal refraction. */
function directionOf(body: Body, time: AstroTime, observer: Observer): Direction {
  const { ra, dec } = Equator(body, time, observer, true, true);
  const { altitude, azimuth } = Horizon(time, observer, ra, dec, 'normal');
  return { altitudeDeg: altitude, azimuthDeg: azimuth };
}

/**
 * Sun, Moon and planets above a place.
 * @param place degrees north and east; sea level is assumed
 * @returns apparent topocentric directions with refraction, in degrees
 * @throws RangeError when the place is not on Earth or the instant is invalid
 * Source: docs/rules/sky.md, "The sky above an event" (Equator and Horizon of astronomy-engine).
 */
export function bodiesAbove(place: SkyPlace, instant: Date): BodiesAbove {
  const time = MakeTime(instant);
  const observer = new Observer(place.latitude, place.longitude, 0);
  return {
    ...sunAndMoonAbove(place, instant),
    planets: allPlanets.map((body) => ({
      name: body,
      ...directionOf(body, time, observer),
      magnitude: Illumination(body, time).mag,
    })),
  };
}

/** The same without the planets, which take most of the time. */
export function sunAndMoonAbove(place: SkyPlace, instant: Date): Omit<BodiesAbove, 'planets'> {
  assertStandpoint(place, instant);
  const time = MakeTime(instant);
  const observer = new Observer(place.latitude, place.longitude, 0);
  const sun = directionOf(Body.Sun, time, observer);
  const soon = directionOf(Body.Sun, MakeTime(new Date(instant.getTime() + risingStepMs)), observer);
  const moon = directionOf(Body.Moon, time, observer);
  return {
    sun: { name: 'Sun', ...sun, isRising: soon.altitudeDeg > sun.altitudeDeg },
    moon: {
      name: 'Moon',
      ...moon,
      phaseAngleDeg: MoonPhase(time),
      litFraction: Illumination(Body.Moon, time).phase_fraction,
      litLimbDeg: bearingDeg(moon, sun),
      northDeg: bearingDeg(moon, horizonFrame(place, instant)(eclipticPole)),
    },
  };
}
