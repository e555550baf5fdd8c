import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { path, stroke } from '../print/elements';
import { d, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const treePlanting: Motif = {
  words: 'people planting trees',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 14, grass: 16 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 104, height: [100, 180], depth: 0.07 });
    const x = sheet.focus;
    for (const [dx, dy, s] of [
      [-260, 26, 0.7],
      [-150, 30, 0.8],
      [30, 26, 0.7],
      [160, 32, 0.85],
      [280, 28, 0.75],
      [-30, 66, 1.2],
      [210, 72, 1.2],
    ] as const)
      seedling(sheet, x + dx, yAt(x) + dy, s);
    digger(sheet, x - 96, yAt(x) + 66, 'poppy', 1);
    digger(sheet, x + 132, yAt(x) + 44, 'teal', -1);
    figures(sheet, [{ x: x + 40, foot: yAt(x) + 68, height: 96, pose: 'crouch', way: -1 }], 'mustard');
    figures(sheet, [{ x: x - 210, foot: yAt(x) + 54, height: 92, pose: 'stride' }], 'rose');
  },
};

/** A young tree in a ring of fresh earth. */
function seedling(sheet: Sheet, x: number, y: number, s: number): void {
  const leaf = (u: number, v: number) =>
    d`M${x} ${y - v * s}q${u * s} ${-14 * s} ${u * 2 * s} ${-4 * s}q${-u * 0.8 * s} ${14 * s} ${-u * 2 * s} ${4 * s}z`;
  sheet.add(
    path(lens(x, y + 2, 28 * s, 5 * s), sheet.paint('earth', 0)),
    stroke(d`M${x} ${y}v${-44 * s}`, sheet.paint('wood', 0), 4 * s),
    path(
      leaf(11, 18) +
        leaf(-11, 24) +
        leaf(10, 34) +
        leaf(-9, 40) +
        d`M${x - 5 * s} ${y - 40 * s}q${5 * s} ${-24 * s} ${10 * s} 0z`,
      sheet.paint('leaf', 0, 'lit'),
    ),
  );
}

function digger(sheet: Sheet, x: number, foot: number, top: 'poppy' | 'teal', way: 1 | -1): void {
  figures(sheet, [{ x, foot, height: 106, pose: 'dig', way }], top);
  sheet.add(
    stroke(d`M${x + way * 14} ${foot - 62}L${x + way * 36} ${foot - 4}`, sheet.paint('wood', 0, 'lit'), 5, {
      'stroke-linecap': 'round',
    }),
    path(d`M${x + way * 28} ${foot - 18}l${way * 16} -5l${way * 8} 24l${-way * 12} 6z`, sheet.paint('steel', 0)),
    path(lens(x + way * 56, foot + 4, 26, 6), sheet.paint('earth', 0)),
  );
}
