import { path } from '../print/elements';
import { verticalFill } from '../print/fills';
import type { Material } from '../print/materials';
import { d, polygon, simplify, smooth, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';

/** How far land extends past the edges of the paper, so that no end shows. */
const beyond = 16;

/** Factor that lowers land under what the sky shows: 1 far from the subject, `depth` less right below it. */
export function notch({ subject }: Sheet, x: number, depth = 0.6, width = 190): number {
  return 1 - depth * Math.exp(-(((x - subject.x) / width) ** 2));
}

/** A line across the sheet: `yAt(x)` every `step` units. */
export function lineAcross({ paper }: Sheet, yAt: (x: number) => number, step = 8): readonly Point[] {
  const [from, to] = [paper.left - beyond, paper.right + beyond];
  const points: Point[] = [];
  for (let x = from; x < to; x += step) points.push([x, yAt(x)]);
  return [...points, [to, yAt(to)]];
}

/** Path data of everything below a line. */
export function bodyBelow({ paper }: Sheet, line: readonly Point[], { tolerance = 0.9, isSoft = false } = {}): string {
  const [left, right, foot] = [paper.left - beyond, paper.right + beyond, paper.bottom + beyond];
  if (isSoft) return smooth(line, { tail: d`V${foot}H${left}`, close: true });
  return polygon([...simplify(line, tolerance), [right, foot], [left, foot]]);
}

export interface LandPaint {
  readonly material: Material;
  readonly depth: number;
  /** How much paler it gets towards its foot, like mist. */
  readonly mist?: number;
  /** Height over which it gets paler. */
  readonly foot?: number;
  readonly isSoft?: boolean;
  readonly tolerance?: number;
}

/** Fills the land below a line. */
export function fillLand(sheet: Sheet, line: readonly Point[], paint: LandPaint): void {
  const { material, depth, mist = 0.22, foot = 150, ...shape } = paint;
  const top = Math.min(...line.map(([, y]) => y));
  const fill = verticalFill(sheet, top, top + foot, [
    [0, sheet.paint(material, depth)],
    [1, sheet.paint(material, Math.min(1, depth + mist))],
  ]);
  sheet.skyline.raise(line);
  sheet.add(path(bodyBelow(sheet, line, shape), fill));
}
