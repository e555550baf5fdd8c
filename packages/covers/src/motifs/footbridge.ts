import { tufts } from '../land/plants';
import { nearWater } from '../parts/near-water';
import { path, stroke } from '../print/elements';
import { d, type Point } from '../print/pen';
import type { Motif } from './motif';

export const footbridge: Motif = {
  words: 'a wooden footbridge',
  draw(sheet) {
    nearWater(sheet, 560);
    const x = sheet.focus;
    const deck = d`M${x - 330} 640Q${x} 540 ${x + 330} 640`;
    const rail = d`M${x - 320} 586Q${x} 484 ${x + 320} 586`;
    let posts = '';
    for (let i = -5; i <= 5; i++) {
      const t = (i / 5) ** 2;
      posts += d`M${x + i * 60} ${590 + t * 42}V${534 + t * 46}`;
    }
    const rng = sheet.rng('banks');
    const { left, right, bottom } = sheet.paper;
    const places = Array.from({ length: 40 }, (_, i): Point => [
      i % 2 ? rng.range(left, x - 220) : rng.range(x + 220, right),
      bottom - rng.range(0, 20),
    ]);
    sheet.add(
      path(
        d`M${left - 10} 690V620Q${x - 330} 612 ${x - 240} 690zM${right + 10} 690V620Q${x + 330} 612 ${x + 240} 690z`,
        sheet.paint('grass', 0.03),
      ),
      path(tufts(rng, places, 44), sheet.paint('grass', 0, 'shade')),
      stroke(d`M${x - 300} 668Q${x} 740 ${x + 300} 668`, sheet.paint('navy', 0.1), 16, { opacity: 0.25 }),
      stroke(deck, sheet.paint('wood', 0, 'shade'), 20, { 'stroke-linecap': 'round' }),
      stroke(deck, sheet.paint('wood', 0, 'lit'), 10, { 'stroke-dasharray': '15 4' }),
      stroke(posts, sheet.paint('wood', 0), 7, { 'stroke-linecap': 'round' }),
      stroke(rail, sheet.paint('wood', 0, 'lit'), 9, { 'stroke-linecap': 'round' }),
    );
  },
};
