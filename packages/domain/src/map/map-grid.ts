import type { MapSize, MapView } from './map-view';
import { placeAt, projected } from './projection';

/** Where lines of the grid cross the edges of the screen, in pixels from its upper left corner. */
export interface MapGrid {
  readonly meridians: readonly number[];
  readonly parallels: readonly number[];
}

/** Degrees between two lines: the smallest step with this many pixels between two meridians. */
const stepsDeg = [1, 2, 5, 10, 15, 30];
const leastPx = 110;
/** There are no parallels beyond this latitude. */
const highestParallel = 85;

/** The lines of longitude and latitude that are seen. */
export function gridOf({ x, y, worldPx }: MapView, { width, height }: MapSize): MapGrid {
  const step = stepsDeg.find((degrees) => (degrees / 360) * worldPx >= leastPx) ?? 30;
  const upperLeft = placeAt({ x: x - width / 2 / worldPx, y: y - height / 2 / worldPx });
  const lowerRight = placeAt({ x: x + width / 2 / worldPx, y: y + height / 2 / worldPx });
  const across = (longitude: number) => (projected({ longitude, latitude: 0 }).x - x) * worldPx + width / 2;
  const down = (latitude: number) => (projected({ longitude: 0, latitude }).y - y) * worldPx + height / 2;
  return {
    meridians: multiples(step, upperLeft.longitude, lowerRight.longitude).map(across),
    parallels: multiples(
      step,
      Math.max(-highestParallel, lowerRight.latitude),
      Math.min(highestParallel, upperLeft.latitude),
    ).map(down),
  };
}

function multiples(step: number, from: number, to: number): readonly number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => (first + i) * step);
}
