/** Cells a degree of the map of altitudes. */
const coarseCells = 4;
const columns = 360 * coarseCells;
const stepM = 25;

/** Lowest and highest town of a cell, in metres. */
export interface AltitudeRange {
  readonly lowM: number;
  readonly highM: number;
}

/** The cells of the map that have towns, in order. */
export interface AltitudeCells {
  readonly cells: Int32Array;
  /** Lowest and highest town of each, in steps of 25 metres. */
  readonly lows: Uint16Array;
  readonly highs: Uint16Array;
}

/** @param next reads the next number of the file */
export function readAltitudeCells(next: () => number): AltitudeCells {
  const count = next();
  const [cells, lows, highs] = [new Int32Array(count), new Uint16Array(count), new Uint16Array(count)];
  let cell = 0;
  for (let at = 0; at < count; at++) {
    cell += next();
    const low = next();
    cells[at] = cell;
    lows[at] = low;
    highs[at] = low + next();
  }
  return { cells, lows, highs };
}

/** The towns of the cells around a point. @param reach how many cells further on each side */
export function altitudesAround(
  altitudes: AltitudeCells,
  { latitude, longitude, reach }: { readonly latitude: number; readonly longitude: number; readonly reach: number },
): readonly AltitudeRange[] {
  const row = Math.floor((latitude + 90) * coarseCells);
  const column = Math.floor((longitude + 180) * coarseCells);
  const found: AltitudeRange[] = [];
  for (let i = -reach; i <= reach; i++)
    for (let k = -reach; k <= reach; k++) {
      const range = rangeOf(altitudes, (row + i) * columns + column + k);
      if (range) found.push(range);
    }
  return found;
}

function rangeOf({ cells, lows, highs }: AltitudeCells, cell: number): AltitudeRange | undefined {
  let [low, high] = [0, cells.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((cells[half] ?? 0) < cell) low = half + 1;
    else high = half;
  }
  return cells[low] === cell ? { lowM: (lows[low] ?? 0) * stepM, highM: (highs[low] ?? 0) * stepM } : undefined;
}
