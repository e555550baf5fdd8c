import type { Place } from './projection';

/** About 2 km: closer than that the map doesn't come. */
export const finestLevel = 14;
/** The whole world has cells of this level. */
const coarsestLevel = 6;
/** How many cells an area has each way at the most. */
const mostAcross = 64;

/** The most events a map shows one by one. Of more it shows how many there are, by cell. */
export const maxMapEvents = 400;
/** Characters of an area in a query. */
export const mapAreaMaxLength = 80;

/** A part of the world between two meridians and two circles of latitude, in degrees. It crosses the date line if west is greater than east. */
export interface MapArea {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const wholeWorld: MapArea = { west: -180, south: -90, east: 180, north: 90 };

const numberPattern = /^-?\d{1,3}(?:\.\d{1,6})?$/;

/** 'west,south,east,north', as a query has it. */
export function mapAreaText({ west, south, east, north }: MapArea): string {
  return [west, south, east, north].join(',');
}

/** @returns null if the text isn't an area of the world with a width and a height */
export function mapAreaOf(text: string): MapArea | null {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => numberPattern.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnEarth && west !== east && south < north ? { west, south, east, north } : null;
}

/** Whether a place is in an area or on its edge. */
export function isInArea({ west, south, east, north }: MapArea, { latitude, longitude }: Place): boolean {
  if (latitude < south || latitude > north) return false;
  return west < east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/**
 * The level of the grid over the world whose cells are the smallest of which an area has few enough. On level n the grid has 2^n columns and
 * as many rows: a cell of the next level is a quarter of one.
 */
export function levelOf({ west, south, east, north }: MapArea): number {
  const widthDeg = west < east ? east - west : east - west + 360;
  const share = Math.max(widthDeg / 360, (north - south) / 180);
  const level = Math.floor(Math.log2(mostAcross / share));
  return Math.max(coarsestLevel, Math.min(finestLevel, level));
}
