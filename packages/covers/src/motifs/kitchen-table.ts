import { figures } from '../parts/figures';
import { counter, pendant, room } from '../parts/room';
import { path, rect, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const kitchenTable: Motif = {
  words: 'cooks around a kitchen table',
  draw(sheet) {
    const x = room(sheet, { wall: 'mustard', half: 220, top: 80, sill: 486, panes: 2 });
    pans(sheet, x);
    pendant(sheet, x, 160, 1.2, 'poppy');
    figures(sheet, [{ x: x - 210, foot: 670, height: 236, pose: 'reach' }], 'teal');
    figures(sheet, [{ x: x - 96, foot: 650, height: 206, pose: 'dig' }], 'poppy');
    figures(sheet, [{ x: x + 206, foot: 666, height: 230, pose: 'reach', way: -1 }], 'navy');
    counter(sheet, 560);
    pot(sheet, x + 50, 606);
    food(sheet, x);
  },
};

/** Pans on a rail at both sides, with shelves of jars. */
function pans(sheet: Sheet, x: number): void {
  for (const side of [-1, 1]) {
    const cx = x + side * 360;
    sheet.add(stroke(d`M${cx - 120} 150h240`, sheet.paint('steel', 0), 6));
    for (const [i, r] of [30, 38, 26].entries()) {
      const px = cx - 80 + i * 80;
      sheet.add(
        stroke(d`M${px} 150v40`, sheet.paint('ink'), 7),
        path(disc(px, 190 + r, r), sheet.paint(i === 1 ? 'red' : 'ink', 0)),
        path(disc(px, 190 + r, r * 0.74), sheet.paint(i === 1 ? 'red' : 'slate', 0, 'shade')),
      );
    }
    sheet.add(rect({ x: cx - 124, y: 380, width: 248, height: 10 }, sheet.paint('wood', 0, 'shade')));
    for (const [i, material] of (['cream', 'leaf', 'poppy', 'sand', 'teal'] as const).entries())
      sheet.add(rect({ x: cx - 112 + i * 47, y: 330, width: 34, height: 50 }, sheet.paint(material, 0)));
  }
}

function pot(sheet: Sheet, x: number, foot: number): void {
  sheet.add(
    stroke(d`M${x - 70} ${foot - 52}h-18M${x + 70} ${foot - 52}h18`, sheet.paint('navy', 0), 9, {
      'stroke-linecap': 'round',
    }),
    path(d`M${x - 70} ${foot - 66}h140v52q0 20-22 20h-96q-22 0-22-20z`, sheet.paint('navy', 0)),
    path(d`M${x - 70} ${foot - 66}a70 13 0 1 1 140 0a70 13 0 1 1 -140 0z`, sheet.paint('poppy', 0, 'lit')),
    stroke(d`M${x + 20} ${foot - 70}L${x + 62} ${foot - 142}`, sheet.paint('wood', 0, 'lit'), 7, {
      'stroke-linecap': 'round',
    }),
    stroke(
      d`M${x - 34} ${foot - 86}q-14-22 2-38t0-34M${x - 6} ${foot - 88}q-12-18 2-32t0-30`,
      sheet.paint('cream', 0.1, 'lit'),
      6,
      { 'stroke-linecap': 'round', opacity: 0.5 },
    ),
  );
}

/** A board with a knife and vegetables, and a bowl. */
function food(sheet: Sheet, x: number): void {
  sheet.add(
    path(d`M${x - 210} 640l18-34h150l10 34z`, sheet.paint('sand', 0, 'lit')),
    path(disc(x - 160, 612, 15) + disc(x - 130, 618, 13), sheet.paint('poppy', 0, 'lit')),
    path(d`M${x - 108} 628q20-30 44-18q-4 22-44 18z`, sheet.paint('leaf', 0)),
    stroke(d`M${x - 66} 640l58 10`, sheet.paint('ink'), 8, { 'stroke-linecap': 'round' }),
    path(d`M${x - 150} 634l90 4-4-11z`, sheet.paint('steel', 0, 'lit')),
    path(d`M${x + 160} 606h110q-6 44-34 46h-42q-28-2-34-46z`, sheet.paint('cream', 0, 'lit')),
    path(disc(x + 190, 604, 15) + disc(x + 216, 600, 17) + disc(x + 242, 604, 14), sheet.paint('leaf', 0)),
  );
}
