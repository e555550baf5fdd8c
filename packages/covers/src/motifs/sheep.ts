import { beast } from '../parts/beasts';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Motif } from './motif';

export const sheep: Motif = {
  words: 'a shepherd, a dog and sheep',
  draw(sheet) {
    const yAt = ground(sheet, { y: 580, roll: 22, grass: 20 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 120, height: [90, 160], depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const rng = sheet.rng('flock');
    const wool = sheet.paint('cream', 0.02, 'lit');
    const dark = sheet.paint('ink', 0.04);
    for (let i = 0; i < 11; i++) {
      const x = sheet.focus + way * (i * 34 - 120 + rng.range(-12, 12));
      beast(
        sheet,
        'sheep',
        {
          x,
          foot: yAt(x) + 18 + (i % 3) * 15,
          height: 30 + (i % 3) * 5,
          way: rng.chance(0.75) ? way : way === 1 ? -1 : 1,
        },
        [wool, dark],
      );
    }
    const x = sheet.focus - way * 190;
    figures(sheet, [{ x, foot: yAt(x) + 46, height: 92, pose: 'stride', way }], 'teal');
    sheet.add(
      stroke(d`M${x + way * 26} ${yAt(x) + 46}V${yAt(x) - 40}q0-16 ${way * 14} -14`, sheet.paint('wood', 0), 4, {
        'stroke-linecap': 'round',
      }),
    );
    beast(sheet, 'dog', { x: x + way * 72, foot: yAt(x) + 48, height: 30, way }, [dark, dark]);
  },
};
