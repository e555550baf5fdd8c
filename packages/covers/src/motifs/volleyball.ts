import { beach } from '../parts/beach';
import { figures } from '../parts/figures';
import { circle, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const volleyball: Motif = {
  words: 'beach volleyball',
  draw(sheet) {
    beach(sheet, 552);
    const x = sheet.focus;
    const posts = d`M${x - 6} 652V478M${x + 168} 612V462`;
    net(sheet, x);
    sheet.add(stroke(posts, sheet.paint('wood', 0.02), 6, { 'stroke-linecap': 'round' }));
    sheet.add(
      stroke(d`M${x - 270} 664L${x - 120} 612H${x + 360}`, sheet.paint('poppy', 0, 'lit'), 3, { opacity: 0.7 }),
    );
    figures(sheet, [{ x: x + 30, foot: 622, height: 92, pose: 'spike', way: 1 }], 'poppy');
    figures(sheet, [{ x: x - 110, foot: 640, height: 94, pose: 'crouch' }], 'poppy');
    figures(
      sheet,
      [
        { x: x + 150, foot: 636, height: 92, pose: 'up', way: -1 },
        { x: x + 262, foot: 634, height: 90, pose: 'crouch', way: -1 },
      ],
      'teal',
    );
    const [bx, by] = [x + 78, 496];
    sheet.add(
      circle(bx, by, 15, sheet.paint('cream', 0, 'lit')),
      stroke(d`M${bx - 14} ${by - 3}q14 10 28-2M${bx - 4} ${by - 14}q8 14 2 28`, sheet.paint('teal'), 2.5),
    );
  },
};

/** The net between the posts, in perspective. */
function net(sheet: Sheet, x: number): void {
  let mesh = '';
  for (let i = 1; i < 14; i++) {
    const t = i / 14;
    mesh += d`M${x - 6 + 174 * t} ${486 - 16 * t}v${68 - 16 * t}`;
  }
  for (const v of [0.34, 0.67]) mesh += d`M${x - 6} ${486 + 68 * v}L${x + 168} ${470 + 52 * v}`;
  sheet.add(
    stroke(mesh, sheet.paint('cream', 0.06), 1.5, { opacity: 0.75 }),
    stroke(d`M${x - 6} 484L${x + 168} 468M${x - 6} 554L${x + 168} 522`, sheet.paint('cream', 0, 'lit'), 5),
  );
}
