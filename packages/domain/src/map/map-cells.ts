import { wholeWorld, type MapArea } from './map-area';
import type { Place } from './projection';

/**
 * A part of a grid over the world. On level n the grid has 2^n by 2^n cells, each as wide in longitude as the other levels' are in halves.
 * Its number has the bits of its column and its row in turns, so the cells within a cell follow each other.
 */
export type MapCell = number;

/** Cells between two numbers, both included. */
export interface CellRange {
  readonly first: MapCell;
  readonly last: MapCell;
}

/** About 2 km: closer than that the map doesn't come. `map_cell` in the database has these. */
export const finestLevel = 14;
/** The whole world has cells of this level. */
const coarsestLevel = 6;
/** How many cells an area has each way at the most. */
const mostAcross = 64;
/** The parts of an area that are read in one go are this many levels larger than its cells. */
const partLevels = 4;

/** The level whose cells are the smallest of which an area has few enough. */
export function levelOf({ west, south, east, north }: MapArea): number {
  const share = Math.max((east - west) / 360, (north - south) / 180);
  const level = Math.floor(Math.log2(mostAcross / share));
  return Math.max(coarsestLevel, Math.min(finestLevel, level));
}

/** The cell that a place is in. */
export function cellAt({ latitude, longitude }: Place, level: number): MapCell {
  return numberOf(lineOf(longitude, 360, level), lineOf(latitude, 180, level));
}

/** Whether an area touches a cell. */
export function touchesCell(area: MapArea, cell: MapCell, level: number): boolean {
  const { left, right, bottom, top } = edgesOf(area, level);
  const [column, row] = [everyOther(cell), everyOther(cell >>> 1)];
  return column >= left && column <= right && row >= bottom && row <= top;
}

/** Cells of a level that have all cells that an area touches, and some more: at most 25 ranges, however small the cells are. */
export function rangesAround(area: MapArea, level: number): readonly CellRange[] {
  if (area === wholeWorld) return [rangeWithin(0, level)];
  const larger = Math.max(0, levelOf(area) - partLevels);
  const { left, right, bottom, top } = edgesOf(area, larger);
  const ranges: CellRange[] = [];
  for (let column = left; column <= right; column += 1)
    for (let row = bottom; row <= top; row += 1) ranges.push(rangeWithin(numberOf(column, row), level - larger));
  return ranges;
}

/** The cells within a cell, this many levels further. */
export function rangeWithin(cell: MapCell, levels: number): CellRange {
  const cells = 4 ** levels;
  return { first: cell * cells, last: (cell + 1) * cells - 1 };
}

/** The first and last column and row that an area touches. */
function edgesOf({ west, south, east, north }: MapArea, level: number) {
  const lastOf = (degrees: number, span: number) =>
    Math.min(2 ** level, Math.ceil(((degrees + span / 2) / span) * 2 ** level)) - 1;
  return {
    left: lineOf(west, 360, level),
    right: lastOf(east, 360),
    bottom: lineOf(south, 180, level),
    top: lastOf(north, 180),
  };
}

/** A column or a row. */
function lineOf(degrees: number, span: number, level: number): number {
  return Math.min(2 ** level - 1, Math.floor(((degrees + span / 2) / span) * 2 ** level));
}

const numberOf = (column: number, row: number): MapCell => spread(column) | (spread(row) << 1);

/** Puts a 0 after every bit of a number below 2^14. */
function spread(line: number): number {
  let bits = line;
  bits = (bits | (bits << 8)) & 0x00_ff_00_ff;
  bits = (bits | (bits << 4)) & 0x0f_0f_0f_0f;
  bits = (bits | (bits << 2)) & 0x33_33_33_33;
  return (bits | (bits << 1)) & 0x55_55_55_55;
}

/** The other way round. */
function everyOther(cell: MapCell): number {
  let bits = cell & 0x55_55_55_55;
  bits = (bits | (bits >> 1)) & 0x33_33_33_33;
  bits = (bits | (bits >> 2)) & 0x0f_0f_0f_0f;
  bits = (bits | (bits >> 4)) & 0x00_ff_00_ff;
  return (bits | (bits >> 8)) & 0x00_00_ff_ff;
}
