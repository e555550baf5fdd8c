import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { glowOr, lantern, shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const shop = hex(lch(0.8, 0.13, 70));
const spices: readonly Material[] = ['mustard', 'poppy', 'red', 'leaf', 'rose', 'earth'];

export const bazaar: Motif = {
  words: 'a bazaar of arches, spices and lanterns',
  draw(sheet) {
    ground(sheet, { y: 588, roll: 4, material: 'sand', depth: 0.06 });
    const x = sheet.focus;
    for (const [i, dx] of [-300, -100, 100, 300].entries()) arch(sheet, x + dx, i);
    for (const dx of [-200, 0, 200]) lantern(sheet, { x: x + dx, y: 438, r: 15 }, dx ? 'teal' : 'poppy');
    for (const dx of [-130, 96]) sacks(sheet, x + dx);
    figures(sheet, [{ x: x - 30, foot: 644, height: 100, pose: 'reach', way: -1 }], 'teal');
    figures(sheet, [{ x: x + 34, foot: 648, height: 96, pose: 'stride' }], 'cream');
    figures(
      sheet,
      [
        { x: x + 246, foot: 632, height: 92, pose: 'stand', way: -1 },
        { x: x - 250, foot: 634, height: 92, pose: 'stride' },
      ],
      'navy',
    );
  },
};

/** One shop: a horseshoe arch in a wall with crenels, cloth hung before it. */
function arch(sheet: Sheet, x: number, i: number): void {
  const [top, foot] = [386, 604];
  shine(sheet, { x, y: 540, r: 120 }, 0.5);
  const crenels = [0, 1, 2, 3, 4].map((k) => d`M${x - 96 + k * 42} ${top}v-16l10-8 10 8v16z`).join('');
  sheet.add(
    path(d`M${x - 102} ${foot}V${top}h204V${foot}z` + crenels, sheet.paint(i % 2 ? 'red' : 'plaster', 0.07)),
    path(
      d`M${x - 62} ${foot}V500C${x - 84} 420 ${x + 84} 420 ${x + 62} 500V${foot}z`,
      glowOr(sheet, shop, 'earth', 0.04),
    ),
    stroke(d`M${x - 62} ${foot}V500C${x - 84} 420 ${x + 84} 420 ${x + 62} 500V${foot}`, sheet.paint('teal', 0.03), 7),
  );
  const cloths: readonly Material[] = i % 2 ? ['poppy', 'mustard', 'teal'] : ['rose', 'navy', 'mustard'];
  for (const [k, cloth] of cloths.entries())
    sheet.add(rect({ x: x - 48 + k * 34, y: 476, width: 26, height: 62 + (k % 2) * 16 }, sheet.paint(cloth, 0.02)));
  sheet.add(stroke(d`M${x - 60} 476h120`, sheet.paint('wood', 0, 'shade'), 4));
}

/** Open sacks with heaps of spice. */
function sacks(sheet: Sheet, x: number): void {
  for (let i = 0; i < 3; i++) {
    const cx = x + (i - 1) * 48;
    sheet.add(
      path(d`M${cx - 20} 614q20-34 40 0z`, sheet.paint(spices[(i + (x > 600 ? 3 : 0)) % 6] ?? 'mustard', 0, 'lit')),
      path(d`M${cx - 24} 612h48q4 30-6 40h-36q-10-10-6-40z`, sheet.paint('straw', 0)),
    );
  }
}
