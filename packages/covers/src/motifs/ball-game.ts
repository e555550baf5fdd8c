import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { circle, path, stroke } from '../print/elements';
import { d, lens } from '../print/pen';
import type { Motif } from './motif';

export const ballGame: Motif = {
  words: 'a ball game on a green pitch',
  draw(sheet) {
    const yAt = ground(sheet, { y: 568, roll: 5 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 4, gap: 88, height: [80, 150], depth: 0.1 });
    const x = sheet.focus;
    const { left, right } = sheet.paper;
    const way = sheet.subject.x > x ? -1 : 1;
    const gx = x + way * 250;
    const white = sheet.paint('cream', 0, 'lit');
    const goal = d`M${gx - 52} 596V500M${gx + 52} 596V500M${gx - 52} 552H${gx + 52}`;
    let net = '';
    for (let i = 1; i < 8; i++) net += d`M${gx - 52 + i * 13} 552v42`;
    for (let i = 1; i < 3; i++) net += d`M${gx - 52} ${552 + i * 14}h104`;
    sheet.add(
      stroke(d`M${left} 598H${right}M${left} 652H${right}`, white, 3, { opacity: 0.8 }),
      path(lens(x - way * 60, 626, 130, 11), 'none', { stroke: white, 'stroke-width': 3, opacity: 0.7 }),
      stroke(net, white, 1.2, { opacity: 0.6 }),
      stroke(goal, white, 6, { 'stroke-linecap': 'round' }),
    );
    figures(
      sheet,
      [
        { x: x - way * 40, foot: 640, height: 104, pose: 'run', way },
        { x: x - way * 210, foot: 616, height: 84, pose: 'run', way },
        { x: x + way * 130, foot: 612, height: 80, pose: 'reach', way: way === 1 ? -1 : 1 },
      ],
      'poppy',
    );
    figures(
      sheet,
      [
        { x: x + way * 50, foot: 646, height: 104, pose: 'run', way: way === 1 ? -1 : 1 },
        { x: x - way * 130, foot: 606, height: 78, pose: 'stride', way },
        { x: gx - way * 10, foot: 604, height: 78, pose: 'crouch', way: way === 1 ? -1 : 1 },
      ],
      'mustard',
    );
    sheet.add(circle(x + way * 12, 560, 10, white), stroke(d`M${x + way * 4} 556q8 6 16 2`, sheet.paint('ink'), 2));
  },
};
