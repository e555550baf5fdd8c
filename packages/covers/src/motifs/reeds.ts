import { tufts } from '../land/plants';
import { nearWater } from '../parts/near-water';
import { path, stroke } from '../print/elements';
import { d, lens, type Point } from '../print/pen';
import type { Motif } from './motif';

export const reeds: Motif = {
  words: 'reeds at the edge of the water',
  draw(sheet) {
    nearWater(sheet, 520);
    const rng = sheet.rng('reeds');
    const { left, right, bottom } = sheet.paper;
    const open = (x: number) => 0.35 + 0.65 * Math.min(1, (Math.abs(x - sheet.subject.x) / 420) ** 1.3);
    let [stems, heads] = ['', ''];
    const tuftPlaces: Point[] = [];
    for (let i = 0; i < 46 * sheet.span; i++) {
      const x = rng.range(left - 10, right + 10);
      const h = rng.range(90, 190) * open(x);
      const lean = rng.range(-16, 16);
      stems += d`M${x} ${bottom + 8}q0 ${-h * 0.6} ${lean} ${-h}`;
      if (rng.chance(0.6)) heads += d`M${x + lean} ${bottom + 8 - h}v${-rng.range(20, 30)}`;
      tuftPlaces.push([x, bottom + 4]);
    }
    sheet.add(
      path(
        lens(sheet.focus, 600, 60, 6) + lens(sheet.focus - 70, 616, 44, 5) + lens(sheet.focus + 64, 622, 50, 5),
        sheet.paint('leaf', 0.1),
        { opacity: 0.75 },
      ),
      stroke(stems, sheet.paint('leaf', 0, 'shade'), 4),
      stroke(heads, sheet.paint('wood', 0), 11, { 'stroke-linecap': 'round' }),
      path(tufts(rng, tuftPlaces.slice(0, 26), 60), sheet.paint('leaf', 0, 'shade')),
    );
  },
};
