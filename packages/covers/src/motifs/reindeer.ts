import { beast } from '../parts/beasts';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import type { Motif } from './motif';

export const reindeer: Motif = {
  words: 'a herd of reindeer',
  draw(sheet) {
    const yAt = ground(sheet, { y: 578, roll: 18, grass: 12 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 12, gap: 96, height: [90, 170], depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const coats = [
      sheet.paint('earth', 0.03),
      sheet.paint('wood', 0.02),
      sheet.paint('stone', 0.02),
      sheet.paint('earth', 0),
    ] as const;
    const dark = sheet.paint('ink', 0.05);
    for (const [i, [dx, dy, height]] of (
      [
        [-230, 14, 44],
        [-120, 22, 50],
        [160, 20, 48],
        [30, 46, 66],
      ] as const
    ).entries()) {
      const x = sheet.focus + way * dx;
      beast(sheet, 'reindeer', { x, foot: yAt(x) + dy, height, way: i === 2 ? (way === 1 ? -1 : 1) : way }, [
        coats[i] ?? dark,
        dark,
      ]);
    }
    const x = sheet.focus - way * 60;
    figures(sheet, [{ x, foot: yAt(x) + 58, height: 92, pose: 'stride', way }], 'poppy');
  },
};
