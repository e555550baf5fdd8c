import { bodiesAbove, sunAndMoonAbove, type BodiesAbove, type PlanetName } from './bodies';
import { compassPoint, type CompassPoint, type Direction } from './directions';
import { lightOf, lightPhase, visibilityMargin, type KindOfLight, type LightPhase } from './light';
import { lightWords } from './light-words';
import { moonPhaseName, type MoonPhaseName } from './moon-phase';
import { sunTimes } from './sun-times';

export interface CaptionDirection extends Direction {
  /** The nearest of 16 compass points. */
  readonly compass: CompassPoint;
}

/** What's said of the Sun and the Moon. */
export interface SunAndMoon {
  readonly sun: CaptionDirection;
  /** The phase by the Sun alone; `light` of the caption also has the moonlit night. */
  readonly lightPhase: LightPhase;
  /** Whether the Sun is rising: dawn rather than dusk. */
  readonly isSunRising: boolean;
  readonly moon: CaptionDirection & {
    readonly phaseAngleDeg: number;
    readonly phaseName: MoonPhaseName;
    /** 0 to 100, rounded. */
    readonly litPercent: number;
    readonly isUp: boolean;
  };
}

export interface SkyCaption extends SunAndMoon {
  readonly light: KindOfLight;
  /** The name of the light, as it begins a sentence: "First light". */
  readonly lightWords: string;
  /** Null in polar day and polar night. */
  readonly sunriseAt: Date | null;
  readonly sunsetAt: Date | null;
  /** Planets you can see there and then without a telescope, brightest first. */
  readonly planets: readonly (CaptionDirection & { readonly name: PlanetName; readonly magnitude: number })[];
}

export interface CaptionInput {
  readonly latitude: number;
  readonly longitude: number;
  /** The IANA zone whose calendar decides which day's sunrise and sunset we give. */
  readonly zone?: string | undefined;
  readonly instant: Date;
}

function towards({ altitudeDeg, azimuthDeg }: Direction): CaptionDirection {
  return { altitudeDeg, azimuthDeg, compass: compassPoint(azimuthDeg) };
}

/**
 * The facts below the picture of an event: light, Sun, Moon, planets in sight, sunrise and sunset.
 * Altitudes and azimuths in degrees, refraction included.
 * @throws RangeError when the place is not on Earth, the instant is invalid or the zone unknown
 * Source: docs/rules/sky.md, "The sky above an event".
 */
export function skyCaption({ latitude, longitude, zone, instant }: CaptionInput): SkyCaption {
  const place = { latitude, longitude };
  const bodies = bodiesAbove(place, instant);
  const light = lightOf(bodies);
  const { sunriseAt, sunsetAt } = sunTimes(place, instant, zone);
  return {
    ...described(bodies),
    light: light.phase,
    lightWords: lightWords(light.phase, bodies.sun.isRising),
    sunriseAt,
    sunsetAt,
    planets: bodies.planets
      .filter((planet) => visibilityMargin(planet, light) >= 0)
      .sort((a, b) => a.magnitude - b.magnitude)
      .map(({ name, magnitude, ...direction }) => ({ name, magnitude, ...towards(direction) })),
  };
}

/** Only Sun and Moon, for lists of very many events: a small part of the computation. @throws RangeError as `skyCaption` does */
export function sunAndMoon({ latitude, longitude, instant }: Omit<CaptionInput, 'zone'>): SunAndMoon {
  return described(sunAndMoonAbove({ latitude, longitude }, instant));
}

function described({ sun, moon }: Pick<BodiesAbove, 'sun' | 'moon'>): SunAndMoon {
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
