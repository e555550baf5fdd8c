import { beach } from '../parts/beach';
import { figures } from '../parts/figures';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const sandcastle: Motif = {
  words: 'a sandcastle and its builders',
  draw(sheet) {
    beach(sheet, 560);
    const x = sheet.focus;
    castle(sheet, x, 640);
    figures(sheet, [{ x: x - 150, foot: 652, height: 64, pose: 'crouch' }], 'poppy');
    figures(sheet, [{ x: x + 150, foot: 646, height: 58, pose: 'dig', way: -1 }], 'teal');
    figures(sheet, [{ x: x + 230, foot: 630, height: 82, pose: 'stand', way: -1 }], 'mustard');
    bucket(sheet, x - 96, 652);
  },
};

/** A keep between towers, with crenels, flags and a moat. */
function castle(sheet: Sheet, x: number, foot: number): void {
  const tower = (u: number, w: number, h: number) => {
    const crenels = [0, 1, 2].map((i) => d`M${x + u - w / 2 + (i * w) / 2.5} ${foot - h}v-9h${w / 5}v9z`).join('');
    return d`M${x + u - w / 2} ${foot}l3 ${-h}h${w - 6}l3 ${h}z` + crenels;
  };
  const all = tower(-66, 44, 62) + tower(66, 44, 62) + tower(0, 62, 104) + tower(-32, 36, 40) + tower(33, 36, 40);
  const way = sheet.lightX > x ? -1 : 1;
  const shade = [-66, 66, 0]
    .map((u) => d`M${x + u} ${foot}v${u ? -58 : -98}h${way * (u ? 19 : 28)}l${way * 2} ${u ? 58 : 98}z`)
    .join('');
  sheet.add(
    path(d`M${x - 130} ${foot + 4}q130 -26 260 0q-130 26 -260 0z`, sheet.paint('teal', 0.05, 'lit'), { opacity: 0.6 }),
    path(all, sheet.paint('sand', 0, 'lit')),
    path(shade, sheet.paint('earth', 0), { opacity: 0.3 }),
    path(d`M${x - 11} ${foot}v-20a11 11 0 0 1 22 0v20z`, sheet.paint('earth', 0)),
    stroke(d`M${x} ${foot - 104}v-40M${x - 66} ${foot - 62}v-30`, sheet.paint('ink'), 2.5),
    path(d`M${x} ${foot - 144}l26 9-26 9zM${x - 66} ${foot - 92}l20 7-20 7z`, sheet.paint('poppy', 0, 'lit')),
  );
}

function bucket(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    path(d`M${x - 16} ${y - 26}h32l-5 28h-22z`, sheet.paint('poppy', 0, 'lit')),
    stroke(d`M${x - 16} ${y - 26}q16-26 32 0`, sheet.paint('ink'), 2.5),
    stroke(d`M${x + 40} ${y}l16-34`, sheet.paint('wood'), 5),
    rect({ x: x + 32, y: y - 4, width: 16, height: 14 }, sheet.paint('teal', 0, 'lit')),
  );
}
