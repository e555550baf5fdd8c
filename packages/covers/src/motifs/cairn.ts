import { lantern, shine } from '../parts/lamplight';
import { ellipse, path } from '../print/elements';
import type { Material } from '../print/materials';
import { d, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const rock: readonly Point[] = [
  [-330, 690],
  [-250, 628],
  [-120, 606],
  [60, 600],
  [190, 622],
  [330, 690],
];
const rockShade: readonly Point[] = [
  [-330, 690],
  [-250, 628],
  [-120, 606],
  [-170, 640],
  [-130, 690],
];
const stones: readonly Material[] = ['rock', 'slate', 'stone'];

export const cairn: Motif = {
  words: 'stacked stones',
  draw(sheet) {
    const shape = (points: readonly Point[]) => polygon(points.map(([x, y]): Point => [sheet.focus + x, y]));
    sheet.add(path(shape(rock), sheet.paint('rock', 0.02)), path(shape(rockShade), sheet.paint('rock', 0, 'shade')));
    shine(sheet, { x: sheet.focus, y: 590, r: 210 }, 0.6);
    stack(sheet);
    for (const off of [-150, 128]) lantern(sheet, { x: sheet.focus + off, y: 612, r: 11 }, 'cream');
    reeds(sheet);
  },
};

function stack(sheet: Sheet): void {
  const rng = sheet.rng('motif');
  const way = sheet.lightX > sheet.focus ? 1 : -1;
  const count = rng.int(5, 6);
  let y = 606;
  for (let i = 0; i < count; i++) {
    const rx = 92 * 0.78 ** i * rng.range(0.92, 1.08);
    const ry = 27 * 0.88 ** i * rng.range(0.9, 1.12);
    const cx = sheet.focus + rng.range(-8, 8);
    const material = rng.pick(stones);
    y -= ry;
    const face = { cx: cx + way * rx * 0.1, cy: y - ry * 0.16, rx: rx * 0.86, ry: ry * 0.78 };
    sheet.add(
      ellipse({ cx, cy: y, rx, ry }, sheet.paint(material, 0.02, 'shade')),
      ellipse(face, sheet.paint(material, 0.02, 'lit')),
    );
    y -= ry * 0.94;
  }
}

function reeds(sheet: Sheet): void {
  const rng = sheet.rng('reeds');
  const { left, right } = sheet.paper;
  let data = '';
  for (let i = 0; i < 18 * sheet.span; i++) {
    const x = rng.chance(0.5) ? rng.range(left - 10, 240) : rng.range(960, right + 10);
    data += d`M${x} 690q${rng.range(-10, 10)}-80 ${rng.range(-30, 30)} ${-rng.range(90, 190)}q6 90 6 190z`;
  }
  sheet.add(path(data, sheet.paint('leaf', 0, 'shade')));
}
