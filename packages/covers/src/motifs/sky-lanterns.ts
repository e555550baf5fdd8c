import { crowd } from '../parts/crowd';
import { ground } from '../parts/ground';
import { glowOr, shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { path } from '../print/elements';
import { d } from '../print/pen';
import type { Motif } from './motif';

const flame = hex(lch(0.8, 0.15, 62));

export const skyLanterns: Motif = {
  words: 'lanterns rising',
  draw(sheet) {
    const rng = sheet.rng('motif');
    ground(sheet, { y: 606, roll: 12, depth: 0.05 });
    for (let i = 0; i < 26; i++) {
      const t = rng.next();
      const x = sheet.focus + (rng.next() + rng.next() - 1) * 460;
      const y = 90 + 440 * t * t;
      const s = 6 + 13 * rng.next() * (0.4 + 0.6 * t);
      if (s > 10) shine(sheet, { x, y, r: s * 3 }, 0.55, flame);
      const body = d`M${x - s * 0.7} ${y - s}q${s * 0.7} ${-s * 0.5} ${s * 1.4} 0l${-s * 0.2} ${s * 2}h${-s}z`;
      const glow = hex(lch(0.78 + 0.1 * rng.next(), 0.14, 66));
      sheet.add(path(body, glowOr(sheet, glow, 'cream', 0.1)));
    }
    crowd(sheet, { y: 634, size: 30, rows: 2 });
  },
};
