import type { MapArea } from './map-area';

/** About 2 km: closer than that the map doesn't come. */
export const finestLevel = 14;
/** The whole world has cells of this level. */
const coarsestLevel = 6;
/** How many cells an area has each way at the most. */
const mostAcross = 64;

/**
 * The level of the grid over the world whose cells are the smallest of which an area has few enough. On level n the grid has 2^n columns and
 * as many rows: a cell of the next level is a quarter of one.
 */
export function levelOf({ west, south, east, north }: MapArea): number {
  const share = Math.max((east - west) / 360, (north - south) / 180);
  const level = Math.floor(Math.log2(mostAcross / share));
  return Math.max(coarsestLevel, Math.min(finestLevel, level));
}
