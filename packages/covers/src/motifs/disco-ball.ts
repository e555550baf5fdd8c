import { beams } from '../parts/beams';
import { crowd } from '../parts/crowd';
import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { circle, path, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Motif } from './motif';

const sparkle = hex(lch(0.95, 0.06, 95));

export const discoBall: Motif = {
  words: 'a mirror ball over dancers',
  draw(sheet) {
    ground(sheet, { y: 604, roll: 8, material: 'slate', depth: 0.05 });
    const x = sheet.focus;
    beams(sheet, x, 590);
    const [y, r] = [430, 62];
    sheet.add(
      stroke(d`M${x - 250} 600L${x - 30} 330H${x + 30}L${x + 250} 600M${x} 330V${y - r}`, sheet.paint('ink', 0.02), 6),
    );
    shine(sheet, { x, y, r: 190 }, 0.8, sparkle);
    sheet.add(circle(x, y, r, sheet.paint('steel', 0)));
    const rng = sheet.rng('mirrors');
    let [bright, mid] = ['', ''];
    for (let row = -4; row <= 4; row++) {
      const half = Math.sqrt(1 - (row / 4.7) ** 2);
      const count = Math.round(9 * half);
      for (let i = 0; i < count; i++) {
        const u = ((i + 0.5) / count - 0.5) * 2;
        const w = (half * r * 2) / count - 2;
        const tile = d`M${x + u * half * r - w / 2} ${y + row * 13 - 5.5}h${w}v11h${-w}z`;
        if (rng.chance(0.35)) bright += tile;
        else if (rng.chance(0.5)) mid += tile;
      }
    }
    let spots = '';
    for (let i = 0; i < 34; i++) spots += disc(x + rng.range(-420, 420), rng.range(360, 650), rng.range(2, 5));
    sheet.add(path(mid, sheet.paint('cream', 0.1)), path(bright, sparkle), path(spots, sparkle, { opacity: 0.5 }));
    crowd(sheet, { y: 590, size: 34, rows: 3 });
  },
};
