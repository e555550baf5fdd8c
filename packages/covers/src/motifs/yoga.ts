import { beach } from '../parts/beach';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import type { FigurePose } from '../parts/poses';
import { path } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Motif } from './motif';

const mats: readonly Material[] = ['teal', 'rose', 'mustard', 'poppy', 'navy'];
const poses: readonly FigurePose[] = ['warrior', 'tree', 'warrior', 'tree', 'floor'];

export const yoga: Motif = {
  words: 'people doing yoga',
  draw(sheet) {
    if (sheet.isOnWater) beach(sheet, 556);
    else {
      const yAt = ground(sheet, { y: 572, roll: 8, grass: 14 });
      framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 96, height: [120, 200], depth: 0.06 });
    }
    const x = sheet.focus;
    const way = sheet.subject.x > x ? 1 : -1;
    const turn = sheet.rng('class').int(0, 1);
    for (const [i, [dx, foot, height]] of (
      [
        [-190, 606, 78],
        [-10, 600, 76],
        [170, 606, 78],
        [-110, 648, 102],
        [92, 650, 104],
      ] as const
    ).entries()) {
      const mx = x + way * dx;
      sheet.add(
        path(d`M${mx - height * 0.6} ${foot + 6}l8-11h${height * 1.2 - 16}l8 11z`, sheet.paint(mats[i] ?? 'teal', 0)),
      );
      figures(
        sheet,
        [{ x: mx, foot, height, pose: i === 1 ? 'floor' : (poses[(i + turn) % 4] ?? 'tree'), way }],
        mats[(i + 2) % 5],
      );
    }
  },
};
