import { figures } from '../parts/figures';
import { boards, pendant, room } from '../parts/room';
import { path, rect, stroke } from '../print/elements';
import { d, disc, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const holds = ['poppy', 'mustard', 'teal', 'rose'] as const;

export const climbingWall: Motif = {
  words: 'a climbing wall',
  draw(sheet) {
    const x = room(sheet, { wall: 'slate', half: 235, top: 70, sill: 486, panes: 3, frame: 'steel' });
    boards(sheet, 600, 'navy');
    const side = x > 600 ? -1 : 1;
    panel(sheet, x - 330, -1);
    panel(sheet, x + 330, 1);
    pendant(sheet, x - 90, 60, 0.8, 'steel');
    pendant(sheet, x + 90, 60, 0.8, 'steel');
    figures(sheet, [{ x: x - 270, foot: 440, height: 118, pose: 'climb', way: -1 }], 'poppy');
    figures(sheet, [{ x: x + 274, foot: 350, height: 112, pose: 'climb' }], 'teal');
    sheet.add(
      stroke(
        d`M${x + 290} 60Q${x + 262} 240 ${x + 270} 290Q${x + 220} 480 ${x + 170 * 1} 560`,
        sheet.paint('cream'),
        3,
      ),
    );
    figures(sheet, [{ x: x + 150, foot: 622, height: 112, pose: 'reach' }], 'mustard');
    figures(
      sheet,
      [
        { x: x - 130, foot: 624, height: 108, pose: 'stand' },
        { x: x - 90 + side * 6, foot: 626, height: 104, pose: 'wave', way: -1 },
      ],
      'cream',
    );
    sheet.add(
      rect({ x: x - 380, y: 626, width: 200, height: 26 }, sheet.paint('poppy', 0)),
      rect({ x: x + 200, y: 632, width: 190, height: 26 }, sheet.paint('teal', 0)),
    );
  },
};

/** A tilted panel with coloured holds. */
function panel(sheet: Sheet, x: number, side: 1 | -1): void {
  const edge = side < 0 ? sheet.paper.left - 10 : sheet.paper.right + 10;
  const shape: readonly Point[] = [
    [x - side * 70, 40],
    [x - side * 20, 300],
    [x - side * 60, 620],
    [edge, 660],
    [edge, -500],
    [x - side * 70, -500],
  ];
  sheet.add(
    path(polygon(shape), sheet.paint('plaster', 0.04)),
    path(
      polygon([
        [x - side * 20, 300],
        [x + side * 60, 320],
        [x + side * 20, 640],
        [x - side * 60, 620],
      ]),
      sheet.paint('plaster', 0, 'shade'),
      { opacity: 0.5 },
    ),
  );
  const rng = sheet.rng(`holds${side}`);
  for (const [i, material] of holds.entries()) {
    let dots = '';
    for (let k = 0; k < 9; k++)
      dots += disc(x + side * rng.range(-34, 190), 70 + k * 60 + i * 15 + rng.range(-12, 12), rng.range(5, 11));
    sheet.add(path(dots, sheet.paint(material, 0, 'lit')));
  }
}
