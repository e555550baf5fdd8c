import { bodyBelow, lineAcross } from '../land/ground-line';
import { conifer, palm } from '../land/plants';
import { path } from '../print/elements';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

interface Row {
  readonly name: string;
  readonly y: number;
  readonly height: number;
  readonly depth: number;
  readonly tiers: number;
}

const rows: readonly Row[] = [
  { name: 'far trees', y: 636, height: 92, depth: 0.16, tiers: 3 },
  { name: 'near trees', y: 672, height: 128, depth: 0, tiers: 4 },
];
/** Gaps between trees, as fractions of their height. */
const coniferGap: readonly [number, number] = [0.26, 0.68];
const palmGap: readonly [number, number] = [0.8, 1.7];

/** The landscape alone, seen from the edge of a wood. */
export const treeline: Motif = {
  words: '',
  draw(sheet) {
    for (const row of rows) trees(sheet, row);
  },
};

/** One row of trees: tall at the sides, low below the subject. */
function trees(sheet: Sheet, { name, y, height, depth, tiers }: Row): void {
  const rng = sheet.rng(name);
  const { left, right } = sheet.paper;
  const isTropical = sheet.growth.trees === 'palm';
  const gap = isTropical ? palmGap : coniferGap;
  const yAt = (x: number) => y - 14 * rng.noise(x / 260);
  let floor = bodyBelow(sheet, lineAcross(sheet, yAt, 24), { tolerance: 1 });
  let crowns = '';
  for (let x = left - 20; x < right + 20; x += height * rng.range(...gap)) {
    const valley = 1 - 0.45 * Math.exp(-(((x - sheet.subject.x) / 240) ** 2));
    const plot = { x, foot: yAt(x) + 8, height: height * rng.range(0.45, 1.2) * valley };
    if (isTropical) {
      const { trunk, crown } = palm(rng, plot);
      floor += trunk;
      crowns += crown;
    } else floor += conifer(rng, plot, tiers);
  }
  sheet.add(path(floor, sheet.paint('pine', depth, depth ? 'plain' : 'shade')));
  sheet.add(path(crowns, sheet.paint('leaf', depth, 'shade')));
}
