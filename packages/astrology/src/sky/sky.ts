import { bodiesAbove, horizonFrame } from './bodies';
import type { BodiesAbove } from './bodies';
import { BRIGHT_STARS } from './bright-stars';
import { equatorialVector } from './directions';
import type { Direction } from './directions';
import { GALACTIC_EQUATOR } from './milky-way';
import type { SkyPlace } from './place';

export interface StarAbove extends Direction {
  readonly name: string;
  /** Bayer letter and constellation, as in alOri. */
  readonly designation: string;
  readonly magnitude: number;
}

export interface MilkyWayPoint extends Direction {
  readonly galacticLongitudeDeg: number;
}

/** Everything that can stand in the sky of a place; what is below the horizon has a negative altitude. */
export interface Sky extends BodiesAbove {
  readonly stars: readonly StarAbove[];
  readonly milkyWay: readonly MilkyWayPoint[];
}

const STARS = BRIGHT_STARS.map(([name, designation, rightAscensionDeg, declinationDeg, magnitude]) => ({
  name,
  designation,
  magnitude,
  vector: equatorialVector(rightAscensionDeg, declinationDeg),
}));

/**
 * The whole sky above a place. Proper motion is left out: no star of the list moves a tenth of a degree in fifty years.
 * @throws RangeError when the place is not on Earth or the instant is invalid
 * Source: docs/rules/sky.md, "The sky above an event".
 */
export function skyAbove(place: SkyPlace, instant: Date): Sky {
  const toDirection = horizonFrame(place, instant);
  return {
    ...bodiesAbove(place, instant),
    stars: STARS.map(({ name, designation, magnitude, vector }) => ({
      name,
      designation,
      magnitude,
      ...toDirection(vector),
    })),
    milkyWay: GALACTIC_EQUATOR.map(({ galacticLongitudeDeg, vector }) => ({
      galacticLongitudeDeg,
      ...toDirection(vector),
    })),
  };
}
