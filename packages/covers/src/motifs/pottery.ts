import { figures } from '../parts/figures';
import { boards, pendant, room } from '../parts/room';
import { path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const glazes: readonly Material[] = ['teal', 'cream', 'poppy', 'mustard', 'navy', 'stone'];

export const pottery: Motif = {
  words: "a potter's wheel",
  draw(sheet) {
    const x = room(sheet, { wall: 'plaster', half: 230, top: 90, sill: 486, panes: 3 });
    boards(sheet, 606);
    for (const side of [-1, 1] as const) shelf(sheet, x + side * 365, side);
    pendant(sheet, x, 130, 1, 'teal');
    wheel(sheet, x - 40, 640);
    figures(sheet, [{ x: x + 64, foot: 650, height: 168, pose: 'sit', way: -1 }], 'teal');
    sheet.add(rect({ x: x + 44, y: 606, width: 48, height: 46 }, sheet.paint('wood', 0, 'shade')));
  },
};

/** Path data of a pot: a foot, a belly and a lip. */
const pot = (x: number, y: number, w: number, h: number, neck: number) =>
  d`M${x - w * 0.5} ${y}Q${x - w * 1.1} ${y - h * 0.5} ${x - w * neck} ${y - h * 0.86}L${x - w * neck * 1.2} ${y - h}H${x + w * neck * 1.2}L${x + w * neck} ${y - h * 0.86}Q${x + w * 1.1} ${y - h * 0.5} ${x + w * 0.5} ${y}z`;

function shelf(sheet: Sheet, x: number, side: 1 | -1): void {
  const rng = sheet.rng(`shelf${side}`);
  for (const y of [216, 330, 444]) {
    for (let i = -2; i <= 2; i++)
      sheet.add(
        path(
          pot(x + i * 44, y, rng.range(13, 19), rng.range(30, 62), rng.range(0.3, 0.8)),
          sheet.paint(rng.pick(glazes), 0),
        ),
      );
    sheet.add(rect({ x: x - 124, y, width: 248, height: 10 }, sheet.paint('wood', 0, 'shade')));
  }
}

/** The wheel with a bowl rising on it. */
function wheel(sheet: Sheet, x: number, foot: number): void {
  const clay = sheet.paint('red', 0, 'lit');
  sheet.add(
    path(d`M${x - 104} ${foot}l18-74h172l18 74z`, sheet.paint('wood', 0)),
    path(d`M${x - 98} ${foot - 74}h196v-16h-196z`, sheet.paint('wood', 0, 'lit')),
    path(d`M${x - 62} ${foot - 92}a62 14 0 1 1 124 0a62 14 0 1 1 -124 0z`, sheet.paint('steel', 0)),
    path(pot(x, foot - 92, 48, 92, 0.72), clay),
    path(d`M${x - 42} ${foot - 184}a42 9 0 1 1 84 0a42 9 0 1 1 -84 0z`, sheet.paint('earth', 0)),
    stroke(d`M${x - 46} ${foot - 128}q46 10 92 0M${x - 40} ${foot - 150}q40 9 80 0`, sheet.paint('earth', 0), 2.5, {
      opacity: 0.6,
    }),
    path(pot(x - 150, foot - 4, 26, 44, 0.8), sheet.paint('stone', 0)),
  );
}
