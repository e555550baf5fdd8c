import { verticalFill } from '../print/fills';
import { pairs } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { fractal } from '../random';
import { bodyBelow, fillLand, lineAcross, notch } from './ground-line';
import { conifer, treeTops } from './plants';

export interface Forest {
  readonly rows: number;
  /** y of the farthest row and of the nearest row. */
  readonly from: number;
  readonly to: number;
}

/** Woods: rows of conifers that get larger towards the viewer, with mist between the rows. */
export function forest(sheet: Sheet, woods: Forest): void {
  for (let i = 0; i < woods.rows; i++) forestRow(sheet, woods, i);
}

function forestRow(sheet: Sheet, { rows, from, to }: Forest, i: number): void {
  const { left, right } = sheet.paper;
  const t = i / Math.max(1, rows - 1);
  const rng = sheet.rng(`wood${i}`);
  const base = from + (to - from) * t ** 1.3;
  const size = 30 + 120 * t ** 1.2;
  const depth = 0.72 * (1 - t);
  const floor = lineAcross(sheet, (x) => base - 10 - 16 * fractal(rng.noise, x / 260, 2) * notch(sheet, x, 0.4), 20);
  let data = bodyBelow(sheet, floor, { tolerance: 1 });
  for (let x = left - 10; x < right + 10; x += size * rng.range(0.42, 0.82)) {
    const height = size * rng.range(0.6, 1.15) * notch(sheet, x, 0.5 - 0.1 * t, 210);
    // A clearing in front of the motif.
    if (t > 0.6 && Math.abs(x - sheet.focus) < 250 && rng.chance(0.85)) continue;
    data += conifer(rng, { x, foot: base + 6, height }, t > 0.5 ? 5 : 3);
    sheet.skyline.raise(pairs([-0.1, 0, 0.1, 0], x, base - height * 0.6, size));
  }
  const fill = verticalFill(sheet, base - size, base + 60, [
    [0, sheet.paint('pine', depth)],
    [1, sheet.paint('pine', Math.min(1, depth + 0.24))],
  ]);
  sheet.fill(data, fill);
}

/** A line of woods in mist. */
export function woodLine(sheet: Sheet, base: number, depth: number, size: number): void {
  const rng = sheet.rng(`wood${Math.round(base)}`);
  const floor = lineAcross(sheet, (x) => base - (12 + 10 * fractal(rng.noise, x / 170, 2)) * notch(sheet, x, 0.3), 10);
  fillLand(sheet, treeTops(rng, floor, size), { material: 'pine', depth, mist: 0.2, foot: 90, tolerance: 0.5 });
}
