import { tufts } from '../land/plants';
import { ground } from '../parts/ground';
import { path, stroke } from '../print/elements';
import { d, disc, type Point } from '../print/pen';
import type { Motif } from './motif';

const petals = ['poppy', 'mustard', 'rose', 'cream', 'teal'] as const;

export const meadow: Motif = {
  words: 'a meadow',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 20, grass: 20 });
    const rng = sheet.rng('meadow');
    const { left, right, bottom } = sheet.paper;
    const blades: Point[] = [];
    for (let i = 0; i < 60 * sheet.span; i++) blades.push([rng.range(left, right), bottom + 8 - rng.range(0, 40)]);
    let stems = '';
    const heads = petals.map(() => '');
    const isBare = sheet.growth.winter > 0.3 || sheet.growth.dryness > 0.6;
    for (let i = 0; i < 44 * sheet.span; i++) {
      const x = rng.range(left, right);
      const foot = Math.max(yAt(x) + 14, rng.range(610, 690));
      const h = rng.range(26, 62) * (foot / 640);
      stems += d`M${x} ${foot}q${rng.range(-8, 8)} ${-h * 0.6} ${rng.range(-9, 9)} ${-h}`;
      const kind = rng.int(0, 4);
      if (!isBare) heads[kind] += disc(x, foot - h - 4, rng.range(5, 9));
    }
    sheet.add(
      path(tufts(rng, blades, 40), sheet.paint('grass', 0, 'shade'), { opacity: 0.75 }),
      stroke(stems, sheet.paint(isBare ? 'straw' : 'leaf', 0, 'shade'), 2.6),
    );
    for (const [i, data] of heads.entries()) sheet.add(path(data, sheet.paint(petals[i] ?? 'cream', 0, 'lit')));
  },
};
