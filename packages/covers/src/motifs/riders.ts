import { beast } from '../parts/beasts';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import type { Motif } from './motif';

const coats = ['brick', 'wood', 'stone'] as const;
const tops = ['teal', 'poppy', 'mustard'] as const;

export const riders: Motif = {
  words: 'riders on horseback',
  draw(sheet) {
    const yAt = ground(sheet, { y: 584, roll: 18, grass: 18 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 118, height: [90, 150], depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const dark = sheet.paint('ink', 0.04);
    for (const [i, [dx, dy, height]] of (
      [
        [-180, 26, 56],
        [130, 30, 60],
        [-20, 48, 74],
      ] as const
    ).entries()) {
      const x = sheet.focus + way * dx;
      const foot = yAt(x) + dy;
      beast(sheet, 'horse', { x, foot, height, way }, [
        sheet.paint(coats[i] ?? 'brick', 0.02, i === 2 ? 'plain' : 'shade'),
        dark,
      ]);
      figures(
        sheet,
        [{ x: x - way * 4, foot: foot - height * 0.62, height: height * 1.12, pose: 'saddle', way }],
        tops[i],
      );
    }
  },
};
