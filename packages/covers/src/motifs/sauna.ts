import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { path, rect, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const sauna: Motif = {
  words: 'a sauna by the water',
  draw(sheet) {
    const yAt = ground(sheet, { y: 580, roll: 8, material: 'grass' });
    if (!sheet.isOnWater) framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 100, height: [110, 190], depth: 0.07 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? -1 : 1;
    barrel(sheet, x + way * 50, 626, way);
    figures(sheet, [{ x: x - way * 150, foot: 634, height: 96, pose: 'stride', way: way === 1 ? -1 : 1 }], 'poppy');
    figures(sheet, [{ x: x - way * 110, foot: 630, height: 92, pose: 'stand' }], 'cream');
    tub(sheet, x - way * 236, 646);
  },
};

/** A barrel of planks with a chimney, a porch and a lit window. */
function barrel(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  const [r, len] = [78, 96];
  const back = x + way * len;
  shine(sheet, { x, y: foot - 60, r: 190 }, 0.6);
  sheet.add(
    path(d`M${back - 5} ${foot - 150}v-64h20v64z`, sheet.paint('ink', 0)),
    path(d`M${back + 2} ${foot - 220}q-20-30 4-54t-2-60q30 26 12 62t10 52z`, sheet.paint('cream', 0.3), {
      opacity: 0.5,
    }),
  );
  const side = d`M${x} ${foot - 2 * r}H${back}A${r * 0.5} ${r} 0 0 ${way > 0 ? 1 : 0} ${back} ${foot}H${x}z`;
  let staves = '';
  for (let i = 1; i < 8; i++) staves += d`M${x} ${foot - (i / 8) * 2 * r}H${back + way * 34}`;
  sheet.add(
    path(side, sheet.paint('wood', 0)),
    stroke(staves, sheet.paint('wood', 0, 'shade'), 2.5, { opacity: 0.6 }),
    stroke(
      d`M${x + way * 34} ${foot - 2 * r}V${foot}M${back - way * 10} ${foot - 2 * r}V${foot}`,
      sheet.paint('ink', 0),
      5,
    ),
    path(disc(x, foot - r, r), sheet.paint('wood', 0, 'lit')),
    path(disc(x, foot - r, r - 12), sheet.paint('wood', 0, 'shade')),
    rect({ x: x - 26, y: foot - 118, width: 52, height: 108 }, sheet.paint('wood', 0)),
    rect({ x: x - 17, y: foot - 108, width: 34, height: 56 }, lampOr(sheet, 'cream')),
    path(d`M${x - 70} ${foot + 10}h${140}l-10-18h-120z`, sheet.paint('wood', 0, 'shade')),
  );
  sheet.skyline.raise([
    [x - r, foot - r],
    [x, foot - 2 * r],
    [x + r, foot - r],
  ]);
}

function tub(sheet: Sheet, x: number, foot: number): void {
  sheet.add(
    path(d`M${x - 54} ${foot - 52}h108l-8 54h-92z`, sheet.paint('wood', 0)),
    path(d`M${x - 54} ${foot - 52}a54 11 0 1 1 108 0a54 11 0 1 1 -108 0z`, sheet.skyTone(0.6)),
    stroke(d`M${x - 52} ${foot - 36}h104M${x - 48} ${foot - 12}h96`, sheet.paint('ink', 0), 4),
  );
}
