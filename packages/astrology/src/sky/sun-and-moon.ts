import { sunAndMoonAbove } from './bodies';
import { compassPoint, type CompassPoint, type Direction, turnBetween } from './directions';
import { lightPhase, type LightPhase } from './light';

const instants = [
  ['new', 0],
  ['first quarter', 90],
  ['full', 180],
  ['last quarter', 270],
] as const;

const between = ['waxing crescent', 'waxing gibbous', 'waning gibbous', 'waning crescent'] as const;

type MoonPhaseName = (typeof instants)[number][0] | (typeof between)[number];

/** About half a day of the Moon's motion. */
const toleranceDeg = 6.5;

interface DirectionNamed extends Direction {
  /** The nearest of 16 compass points. */
  readonly compass: CompassPoint;
}

/** What's said of the Sun and the Moon. */
export interface SunAndMoon {
  readonly sun: DirectionNamed;
  /** By the Sun alone: a moonlit night is a night. */
  readonly lightPhase: LightPhase;
  /** Whether the Sun is rising: dawn rather than dusk. */
  readonly isSunRising: boolean;
  readonly moon: DirectionNamed & {
    readonly phaseAngleDeg: number;
    readonly phaseName: MoonPhaseName;
    /** 0 to 100, rounded. */
    readonly litPercent: number;
    readonly isUp: boolean;
  };
}

interface Above {
  readonly latitude: number;
  readonly longitude: number;
  readonly instant: Date;
}

/**
 * What the caption below an event's picture says of the sky there and then. Altitudes and azimuths in degrees, refraction included.
 * @throws RangeError when the place is not on Earth or the instant is invalid
 * Source: docs/rules/sky.md, "The sky above an event".
 */
export function sunAndMoon({ latitude, longitude, instant }: Above): SunAndMoon {
  const { sun, moon } = sunAndMoonAbove({ latitude, longitude }, instant);
  return {
    sun: towards(sun),
    lightPhase: lightPhase(sun.altitudeDeg),
    isSunRising: sun.isRising,
    moon: {
      ...towards(moon),
      phaseAngleDeg: moon.phaseAngleDeg,
      phaseName: moonPhaseName(moon.phaseAngleDeg),
      litPercent: Math.round(moon.litFraction * 100),
      isUp: moon.altitudeDeg > 0,
    },
  };
}

function towards({ altitudeDeg, azimuthDeg }: Direction): DirectionNamed {
  return { altitudeDeg, azimuthDeg, compass: compassPoint(azimuthDeg) };
}

/**
 * The name of the Moon's phase. New, quarter and full Moons are instants; we use their names for about half
 * a day before and after.
 * @param phaseAngleDeg ecliptic longitude of the Moon from the Sun, in degrees
 */
export function moonPhaseName(phaseAngleDeg: number): MoonPhaseName {
  const named = instants.find(([, at]) => Math.abs(turnBetween(at, phaseAngleDeg)) < toleranceDeg);
  const quarter = Math.floor((((phaseAngleDeg % 360) + 360) % 360) / 90);
  return named?.[0] ?? between[quarter] ?? 'new';
}
