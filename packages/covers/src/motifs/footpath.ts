import { boulder } from '../land/plants';
import { framingTrees, ground } from '../parts/ground';
import { path } from '../print/elements';
import { d } from '../print/pen';
import type { Motif } from './motif';

export const footpath: Motif = {
  words: 'a winding path',
  draw(sheet) {
    const yAt = ground(sheet, { y: 578, roll: 22, grass: 30 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 108, height: [90, 180], depth: 0.06 });
    const x = sheet.focus;
    const y = yAt(x);
    const trail = d`M${x - 6} ${y + 2}C${x + 90} ${y + 20} ${x + 80} ${y + 36} ${x - 10} ${y + 46}S${x - 140} ${y + 84} ${x - 70} 690H${x + 110}C${x - 10} ${y + 88} ${x + 60} ${y + 74} ${x + 96} ${y + 56}S${x + 130} ${y + 14} ${x + 10} ${y + 2}z`;
    sheet.add(path(trail, sheet.paint('sand', 0.03)));
    const rng = sheet.rng('stones');
    let stones = '';
    for (let i = 0; i < 12; i++)
      stones += boulder(rng, {
        x: x + rng.sign() * rng.range(130, 320),
        foot: rng.range(610, 660),
        height: rng.range(8, 24),
      });
    sheet.add(path(stones, sheet.paint('stone', 0.02)));
  },
};
