import { figures } from '../parts/figures';
import { snowField } from '../parts/gliding-ground';
import { glowOr, shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { path, stroke } from '../print/elements';
import { d, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const inside = hex(lch(0.86, 0.13, 74));

export const igloo: Motif = {
  words: 'an igloo',
  draw(sheet) {
    const yAt = snowField(sheet);
    const x = sheet.focus;
    const foot = yAt(x) + 40;
    const way = sheet.subject.x > x ? 1 : -1;
    dome(sheet, x, foot, way);
    figures(sheet, [{ x: x - way * 196, foot: foot + 8, height: 62, pose: 'dig', way }], 'poppy');
    figures(sheet, [{ x: x - way * 250, foot: foot - 2, height: 84, pose: 'reach', way }], 'teal');
    const bx = x - way * 172;
    sheet.add(
      path(
        polygon([
          [bx - 20, foot + 12],
          [bx - 18, foot - 12],
          [bx + 18, foot - 14],
          [bx + 20, foot + 10],
        ]),
        sheet.paint('snow', 0, 'lit'),
      ),
    );
  },
};

/** The dome of blocks with its low entrance. */
function dome(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  const r = 122;
  shine(sheet, { x, y: foot - 40, r: 230 }, 0.4);
  const shell = d`M${x - r} ${foot}C${x - r} ${foot - 150} ${x + r} ${foot - 150} ${x + r} ${foot}z`;
  const side = sheet.lightX > x ? -1 : 1;
  const shade = d`M${x + side * 20} ${foot - 112}C${x + side * 86} ${foot - 104} ${x + side * r} ${foot - 70} ${x + side * r} ${foot}H${x + side * 62}C${x + side * 70} ${foot - 50} ${x + side * 58} ${foot - 90} ${x + side * 20} ${foot - 112}z`;
  const rows = [
    [22, 118],
    [44, 109],
    [66, 93],
    [88, 68],
  ]
    .map(([v = 0, w = 0]) => d`M${x - w} ${foot - v}q${w} 8 ${2 * w} 0`)
    .join('');
  const joints = [
    [0, 22, -80],
    [0, 22, -30],
    [0, 22, 60],
    [22, 44, -58],
    [22, 44, 6],
    [22, 44, 84],
    [44, 66, -76],
    [44, 66, -18],
    [44, 66, 42],
    [66, 88, -40],
    [66, 88, 20],
  ]
    .map(([a = 0, b = 0, u = 0]) => d`M${x + u} ${foot - a + 4}v${a - b}`)
    .join('');
  const porch = d`M${x + way * 60 - 46} ${foot + 10}v-36a46 46 0 0 1 92 0v36z`;
  const opening = d`M${x + way * 60 - 26} ${foot + 10}v-30a26 28 0 0 1 52 0v30z`;
  sheet.add(
    path(shell, sheet.paint('snow', 0.01, 'lit')),
    path(shade, sheet.paint('snow', 0.02, 'shade'), { opacity: 0.8 }),
    stroke(rows + joints, sheet.paint('slate', 0.3), 2.5, { opacity: 0.45 }),
    path(porch, sheet.paint('snow', 0, 'lit')),
    stroke(porch, sheet.paint('slate', 0.3), 2.5, { opacity: 0.45 }),
    path(opening, glowOr(sheet, inside, 'navy', 0.05)),
  );
}
