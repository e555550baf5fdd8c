import { figures } from '../parts/figures';
import { path } from '../print/elements';
import { d, disc, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const stormWaves: Motif = {
  words: 'two people watching the waves',
  draw(sheet) {
    const way = sheet.focus > 600 ? -1 : 1;
    for (const [i, x] of [-300, 40, 330].entries()) breaker(sheet, 600 + x - way * 60, 520 + i * 26, i);
    rock(sheet, sheet.focus);
    const foot = 586;
    figures(sheet, [{ x: sheet.focus - 14, foot, height: 60, pose: 'stand' }], 'mustard');
    figures(sheet, [{ x: sheet.focus + 14, foot: foot + 1, height: 56, pose: 'stand', way: -1 }], 'poppy');
  },
};

function breaker(sheet: Sheet, x: number, y: number, i: number): void {
  const w = 230 + i * 40;
  const wave = d`M${x - w} ${y + 26}Q${x - w * 0.4} ${y - 44} ${x} ${y - 30}Q${x + w * 0.2} ${y - 20} ${x + w * 0.16} ${y + 2}Q${x + w * 0.5} ${y + 6} ${x + w} ${y + 30}z`;
  sheet.add(path(wave, sheet.paint('sea', 0.22 - i * 0.06, 'shade')));
  const rng = sheet.rng(`spray${i}`);
  let foam = '';
  for (let k = 0; k < 22; k++) {
    const t = rng.range(-0.5, 0.25);
    foam += disc(x + t * w, y - 34 + Math.abs(t) * 60 - rng.range(0, 34) * (0.5 - Math.abs(t)), rng.range(2, 11));
  }
  sheet.add(path(foam, sheet.paint('cream', 0.1, 'lit'), { opacity: 0.85 }));
}

function rock(sheet: Sheet, x: number): void {
  const shape = polygon([
    [x - 300, 690],
    [x - 236, 640],
    [x - 170, 628],
    [x - 96, 592],
    [x - 30, 584],
    [x + 44, 586],
    [x + 104, 604],
    [x + 150, 640],
    [x + 232, 652],
    [x + 300, 690],
  ]);
  const shade = polygon([
    [x - 40, 690],
    [x - 16, 620],
    [x + 44, 586],
    [x + 104, 604],
    [x + 150, 640],
    [x + 232, 652],
    [x + 300, 690],
  ]);
  sheet.add(path(shape, sheet.paint('rock', 0.04)), path(shade, sheet.paint('rock', 0, 'shade'), { opacity: 0.6 }));
}
