import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { rowsTowards } from '../parts/rows';
import { path, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const vineyard: Motif = {
  words: 'a grape harvest among vines',
  draw(sheet) {
    ground(sheet, { y: 560, roll: 8, material: 'earth', depth: 0.1 });
    const x = sheet.focus;
    vines(sheet);
    figures(sheet, [{ x: x - 44, foot: 648, height: 108, pose: 'reach', way: -1 }], 'poppy');
    figures(sheet, [{ x: x + 52, foot: 640, height: 102, pose: 'dig' }], 'teal');
    figures(sheet, [{ x: x + 8, foot: 600, height: 66, pose: 'stride' }], 'mustard');
    crate(sheet, x - 6, 662);
  },
};

function vines(sheet: Sheet): void {
  let [stems, leaves, lit, grapes] = ['', '', '', ''];
  for (const { x, y, s, row } of rowsTowards(sheet, { from: 566, rows: 8, deep: 6 })) {
    stems += d`M${x} ${y}v${-44 * s}`;
    const crown = (u: number, v: number, r: number) => disc(x + u * s, y - v * s, r * s);
    leaves += crown(-22, 46, 22) + crown(20, 48, 22) + crown(0, 60, 22);
    if (row % 2) lit += crown(sheet.lightX > x ? 10 : -10, 64, 12);
    if (s > 0.62) grapes += crown(-14, 34, 6) + crown(-8, 26, 6) + crown(14, 32, 6) + crown(19, 24, 6);
  }
  sheet.add(
    stroke(stems, sheet.paint('wood', 0.02, 'shade'), 4),
    path(leaves, sheet.paint('leaf', 0.05)),
    path(lit, sheet.paint('leaf', 0.02, 'lit'), { opacity: 0.6 }),
    path(grapes, sheet.paint('navy', 0)),
  );
}

function crate(sheet: Sheet, x: number, foot: number): void {
  let heap = '';
  for (let i = 0; i < 13; i++) heap += disc(x - 40 + i * 6.6, foot - 30 - (i % 3) * 5, 6.5);
  sheet.add(
    path(heap, sheet.paint('navy', 0)),
    path(d`M${x - 50} ${foot - 28}h100l-5 30h-90z`, sheet.paint('wood', 0, 'lit')),
    stroke(d`M${x - 48} ${foot - 14}h96`, sheet.paint('wood', 0, 'shade'), 3),
  );
}
