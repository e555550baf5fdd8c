import brightStars from '../../data/bright-stars.json';
import { bodiesAbove, horizonFrame, type BodiesAbove } from './bodies';
import { equatorialVector, type Direction } from './directions';
import { galacticEquator } from './milky-way';
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

/** Everything that can be in the sky of a place. Below the horizon, altitudes are negative. */
export interface Sky extends BodiesAbove {
  readonly stars: readonly StarAbove[];
  readonly milkyWay: readonly MilkyWayPoint[];
}

/**
 * The fixed stars down to magnitude 3.2, and four that constellation figures need: three doubles, which the catalogue lists by component,
 * and one of 3.3. ICRS positions, epoch 2000.
 * Source: Swiss Ephemeris data distribution, fixed-star file, CC0 1.0.
 */
const catalogueStars = brightStars.map(({ rightAscensionDeg, declinationDeg, ...star }) => ({
  ...star,
  vector: equatorialVector(rightAscensionDeg, declinationDeg),
}));

/**
 * The whole sky above a place. We ignore proper motion: no star in the list moves a tenth of a degree in fifty years.
 * @throws RangeError when the place is not on Earth or the instant is invalid
 * Source: docs/rules/sky.md, "The sky above an event".
 */
export function skyAbove(place: SkyPlace, instant: Date): Sky {
  const toDirection = horizonFrame(place, instant);
  return {
    ...bodiesAbove(place, instant),
    stars: catalogueStars.map(({ vector, ...star }) => ({ ...star, ...toDirection(vector) })),
    milkyWay: galacticEquator.map(({ galacticLongitudeDeg, vector }) => ({
      galacticLongitudeDeg,
      ...toDirection(vector),
    })),
  };
}
