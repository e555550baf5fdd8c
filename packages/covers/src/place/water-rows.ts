/** What covers a cell of the map. */
export const sea = 0;
export const land = 1;
export const lake = 2;

/** Cells a degree of the map of land and water. */
export const fineCells = 20;
const columns = 360 * fineCells;
const rowCount = 180 * fineCells;

/** What covers each row of cells, from the south pole: runs of one kind. */
export interface WaterRows {
  /** The number of each row's first run, and one more. */
  readonly firstRuns: Uint32Array;
  /** The column where each run ends, and what covers it. */
  readonly ends: Uint16Array;
  readonly covers: Uint8Array;
}

/** @param next reads the next number of the file */
export function readWaterRows(next: () => number): WaterRows {
  const [firstRuns, ends, covers]: [number[], number[], number[]] = [[], [], []];
  for (let row = 0; row < rowCount; row++) {
    firstRuns.push(ends.length);
    for (let column = 0; column < columns;) {
      const run = next();
      column += run >> 2;
      ends.push(column);
      covers.push(run & 3);
    }
  }
  firstRuns.push(ends.length);
  return { firstRuns: Uint32Array.from(firstRuns), ends: Uint16Array.from(ends), covers: Uint8Array.from(covers) };
}

/** What covers a point; beyond the poles, sea. */
export function coverIn({ firstRuns, ends, covers }: WaterRows, latitude: number, longitude: number): number {
  const row = Math.floor((latitude + 90) * fineCells);
  if (row < 0 || row >= rowCount) return sea;
  const column = ((Math.floor((longitude + 180) * fineCells) % columns) + columns) % columns;
  let [low, high] = [firstRuns[row] ?? 0, (firstRuns[row + 1] ?? 0) - 1];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((ends[half] ?? 0) > column) high = half;
    else low = half + 1;
  }
  return covers[low] ?? sea;
}
