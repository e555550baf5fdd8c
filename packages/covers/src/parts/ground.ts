import { fillLand, lineAcross } from '../land/ground-line';
import { tree, tufts } from '../land/plants';
import type { Material } from '../print/materials';
import type { Point } from '../print/pen';
import type { Sheet } from '../print/sheet';

export interface Ground {
  readonly y: number;
  /** How far it rolls, in units. */
  readonly roll?: number;
  readonly material?: Material;
  readonly depth?: number;
  /** Names its random stream. */
  readonly seed?: string;
  /** Height of the hill below the focus. */
  readonly hill?: number;
  /** Tufts of grass per card width. */
  readonly grass?: number;
}

/** A hill in the foreground, across the sheet. @returns its y at each x */
export function ground(sheet: Sheet, options: Ground): (x: number) => number {
  const { y, roll = 14, material = 'grass', depth = 0.07, seed = 'ground', hill = 0, grass = 0 } = options;
  const rng = sheet.rng(seed);
  const yAt = (x: number) => y - roll * rng.noise(x / 420) - hill * Math.exp(-(((x - sheet.focus) / 330) ** 2));
  fillLand(sheet, lineAcross(sheet, yAt, 40), { material, depth, isSoft: true, mist: -depth, foot: 110 });
  const { left, right } = sheet.paper;
  const places = Array.from({ length: Math.round(grass * sheet.span) }, (): Point => {
    const x = rng.range(left - 10, right + 10);
    return [x, Math.max(yAt(x), 640 + rng.range(0, 34)) + 3];
  });
  sheet.fill(tufts(rng, places, 20), sheet.paint(material, 0, 'shade'), { opacity: 0.7 });
  return yAt;
}

/** x positions along both sides of the sheet, `gap` apart; the middle 800 units stay free. */
export function marginPlaces({ paper }: Sheet, gap: number): readonly number[] {
  const places: number[] = [];
  for (let x = 200 - gap / 2; x > paper.left - 20; x -= gap) places.push(x);
  for (let x = 1000 + gap / 2; x < paper.right + 20; x += gap) places.push(x);
  return places;
}

export interface TreeRow {
  readonly yAt: (x: number) => number;
  readonly gap: number;
  readonly height: readonly [low: number, high: number];
  readonly depth: number;
}

/** Trees that frame the picture on both sides. */
export function framingTrees(sheet: Sheet, { yAt, gap, height, depth }: TreeRow): void {
  const rng = sheet.rng('trees');
  for (const place of marginPlaces(sheet, gap)) {
    const x = place + rng.range(-0.3, 0.3) * gap;
    if (rng.chance(0.88)) tree(sheet, rng, { x, foot: yAt(x), height: rng.range(...height) }, depth);
  }
}

/** A flat floor from one side of the sheet to the other, down to its foot. */
export const floorBox = ({ paper: { left, right, bottom } }: Sheet, y: number) => ({
  x: left - 5,
  y,
  width: right - left + 10,
  height: bottom + 15 - y,
});
