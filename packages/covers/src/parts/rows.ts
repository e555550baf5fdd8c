import type { Sheet } from '../print/sheet';

export interface RowPlace {
  readonly x: number;
  readonly y: number;
  /** 0.35 far to 1 near. */
  readonly s: number;
  readonly row: number;
}

/** Places in rows that run towards a point on the horizon, the farthest first: vines, trees of an orchard. */
export function rowsTowards(
  sheet: Sheet,
  { from, rows = 9, deep = 7 }: { from: number; rows?: number; deep?: number },
): readonly RowPlace[] {
  const places: RowPlace[] = [];
  for (let k = 0; k < deep; k++) {
    const t = k / (deep - 1);
    const s = 0.35 + 0.65 * t ** 1.4;
    for (let row = 0; row < rows; row++) {
      const off = (row - (rows - 1) / 2) * 150 * s * sheet.span;
      if (Math.abs(off) < 70 * s && t > 0.5) continue;
      places.push({ x: sheet.focus + off, y: from + (668 - from) * t ** 1.5, s, row });
    }
  }
  return places;
}
