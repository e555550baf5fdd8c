import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { hex, lch } from '../print/colour';
import { circle, stroke } from '../print/elements';
import { glowFill } from '../print/fills';
import { marks, type Point } from '../print/pen';
import type { Motif } from './motif';

const spark = hex(lch(0.92, 0.17, 115));

export const fireflies: Motif = {
  words: 'fireflies over the grass',
  draw(sheet) {
    const yAt = ground(sheet, { y: 570, roll: 20, grass: 30 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 14, gap: 74, height: [150, 250], depth: 0.05 });
    const x = sheet.focus;
    figures(sheet, [{ x: x - 24, foot: yAt(x) + 62, height: 96, pose: 'reach' }], 'poppy');
    figures(sheet, [{ x: x + 34, foot: yAt(x) + 64, height: 66, pose: 'wave' }], 'teal');
    const rng = sheet.rng('fireflies');
    const { left, right } = sheet.paper;
    const small: Point[] = [];
    for (let i = 0; i < 60 * sheet.span; i++) small.push([rng.range(left, right), rng.range(430, 660)]);
    const glow = glowFill(sheet, spark, 0.7);
    for (let i = 0; i < 24; i++) {
      const [fx, fy] = [x + rng.range(-380, 380), rng.range(400, 640)];
      sheet.add(circle(fx, fy, rng.range(12, 24), glow), circle(fx, fy, 3.4, spark));
    }
    sheet.add(stroke(marks(small), spark, 3.6, { 'stroke-linecap': 'round', opacity: 0.8 }));
  },
};
