import { fillLand, lineAcross } from '../land/ground-line';
import { conifer } from '../land/plants';
import { path, stroke } from '../print/elements';
import { d, disc, silhouette, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

/** The skier's body and arm from the hip, x in the direction of travel. */
const bodyOutline: readonly Point[] = [
  [-8, -24],
  [9, -22],
  [22, 6],
  [4, 22],
  [10, 42],
  [-2, 42],
  [-10, 18],
  [2, 2],
];
const arm: readonly Point[] = [
  [4, -16],
  [32, -6],
  [30, 0],
  [0, -6],
];

export const skier: Motif = {
  words: 'a skier on fresh snow',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const way = sheet.focus < 600 ? 1 : -1;
    const yAt = (x: number) => 590 - way * (x - 600) * 0.13 + 16 * rng.noise(x / 330);
    fillLand(sheet, lineAcross(sheet, yAt, 40), { material: 'snow', depth: 0.04, isSoft: true, mist: 0.05, foot: 130 });
    pines(sheet, yAt);
    const [x, y] = [sheet.focus, yAt(sheet.focus) - 60];
    track(sheet, { x, y, way });
    person(sheet, { x, y, way });
  },
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly way: 1 | -1;
}

function pines(sheet: Sheet, yAt: (x: number) => number): void {
  const rng = sheet.rng('pines');
  const reach = 10 + (sheet.paper.right - sheet.paper.left) / 2;
  for (let i = 0; i < 12 * sheet.span; i++) {
    const x = 600 + rng.sign() * rng.range(300, Math.max(420, reach));
    const plot = { x, foot: yAt(x) + 14, height: rng.range(70, 150) };
    sheet.add(path(conifer(rng, plot), sheet.paint('pine', 0.05)));
  }
}

/** The track in the snow: long turns. */
function track(sheet: Sheet, { x, y, way: w }: Place): void {
  const line = d`M${x - w * 16} ${y + 66}C${x - w * 120} ${y + 60} ${x - w * 60} ${y + 130} ${x - w * 260} ${y + 120}S${x - w * 300} 690 ${x - w * 420} 700`;
  sheet.add(stroke(line, sheet.paint('sea', 0.1), 4, { opacity: 0.4 }));
}

function person(sheet: Sheet, { x, y, way: w }: Place): void {
  const limbs = silhouette([bodyOutline, arm].map((limb) => limb.map(([u, v]): Point => [x + w * u, y + v])));
  const skis = d`M${x - 44 * w} ${y + 40}L${x + 56 * w} ${y + 50}q${8 * w} 0 ${12 * w}-7M${x + 32 * w} ${y - 4}l${-30 * w} 46`;
  sheet.add(
    path(disc(x, y - 34, 9) + limbs, sheet.paint('poppy')),
    stroke(skis, sheet.paint('ink'), 3.5, { 'stroke-linecap': 'round' }),
  );
}
