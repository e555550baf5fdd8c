import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { rowsTowards } from '../parts/rows';
import { path, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const orchard: Motif = {
  words: 'fruit pickers in an orchard',
  draw(sheet) {
    ground(sheet, { y: 560, roll: 10, grass: 20 });
    const x = sheet.focus;
    trees(sheet);
    ladder(sheet, x - 150, 640);
    figures(sheet, [{ x: x - 138, foot: 582, height: 92, pose: 'up' }], 'poppy');
    figures(sheet, [{ x: x - 40, foot: 650, height: 100, pose: 'dig' }], 'teal');
    figures(sheet, [{ x: x + 50, foot: 644, height: 70, pose: 'wave', way: -1 }], 'mustard');
    basket(sheet, x + 4, 660);
  },
};

function trees(sheet: Sheet): void {
  const isBare = sheet.growth.winter > 0.25;
  const hasFruit = sheet.growth.spring < 0.35;
  let [trunks, crowns, lit, fruit] = ['', '', '', ''];
  const rng = sheet.rng('fruit');
  for (const { x, y, s } of rowsTowards(sheet, { from: 566, rows: 6, deep: 4 })) {
    trunks += d`M${x} ${y}V${y - 60 * s}M${x} ${y - 40 * s}l${-26 * s} ${-34 * s}M${x} ${y - 44 * s}l${28 * s} ${-32 * s}`;
    if (isBare) continue;
    for (const [u, v, r] of [
      [-36, 80, 32],
      [34, 82, 34],
      [0, 104, 38],
      [0, 70, 34],
    ] as const)
      crowns += disc(x + u * s, y - v * s, r * s);
    lit += disc(x + (sheet.lightX > x ? 16 : -16) * s, y - 110 * s, 20 * s);
    if (hasFruit)
      for (let i = 0; i < 6; i++) fruit += disc(x + rng.range(-54, 54) * s, y - rng.range(58, 124) * s, 4.6 * s);
  }
  sheet.add(
    stroke(trunks, sheet.paint('wood', 0.03, 'shade'), 8, { 'stroke-linecap': 'round' }),
    path(crowns, sheet.paint('leaf', 0.06)),
    path(lit, sheet.paint('leaf', 0.03, 'lit'), { opacity: 0.5 }),
    path(fruit, sheet.paint('poppy', 0, 'lit')),
  );
}

function ladder(sheet: Sheet, x: number, foot: number): void {
  let rungs = '';
  for (let i = 1; i < 7; i++) rungs += d`M${x - 20 + i * 4} ${foot - i * 22}h${34 - i * 2}`;
  sheet.add(
    stroke(
      d`M${x - 22} ${foot}L${x + 6} ${foot - 164}M${x + 20} ${foot}L${x + 22} ${foot - 164}` + rungs,
      sheet.paint('wood', 0, 'lit'),
      5,
      { 'stroke-linecap': 'round' },
    ),
  );
}

function basket(sheet: Sheet, x: number, foot: number): void {
  let heap = '';
  for (let i = 0; i < 9; i++) heap += disc(x - 26 + i * 6.4, foot - 32 - (i % 2) * 6, 7);
  sheet.add(
    path(heap, sheet.paint('poppy', 0, 'lit')),
    path(d`M${x - 36} ${foot - 30}h72l-8 32h-56z`, sheet.paint('straw', 0)),
    stroke(d`M${x - 34} ${foot - 18}h68M${x - 31} ${foot - 8}h62`, sheet.paint('earth', 0), 2.5, { opacity: 0.5 }),
  );
}
