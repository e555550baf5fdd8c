import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { path } from '../print/elements';
import { d } from '../print/pen';
import type { Motif } from './motif';

const tops = ['poppy', 'mustard', 'teal', 'cream'] as const;

export const trailRunners: Motif = {
  words: 'runners on a trail',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 22, grass: 22 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 104, height: [90, 180], depth: 0.06 });
    const { left, right } = sheet.paper;
    const x = sheet.focus;
    const trail = d`M${left - 10} 634Q${x - 140} ${yAt(x) + 34} ${x + 60} ${yAt(x) + 40}T${right + 10} 624V650Q${x + 200} ${yAt(x) + 84} ${x + 40} ${yAt(x) + 74}T${left - 10} 668z`;
    sheet.add(path(trail, sheet.paint('sand', 0.03)));
    const way = sheet.subject.x > x ? 1 : -1;
    for (const [i, [dx, dy, height]] of (
      [
        [-230, 48, 74],
        [-110, 54, 84],
        [30, 60, 96],
        [170, 52, 88],
      ] as const
    ).entries())
      figures(sheet, [{ x: x + way * dx, foot: yAt(x) + dy, height, pose: i === 1 ? 'stride' : 'run', way }], tops[i]);
  },
};
