import { figures } from '../parts/figures';
import { counter, pendant, room } from '../parts/room';
import { path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, disc, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const paints: readonly Material[] = ['poppy', 'mustard', 'teal', 'leaf', 'navy', 'rose'];

export const tabletop: Motif = {
  words: 'a board game on a table',
  draw(sheet) {
    const x = room(sheet, { wall: 'pine', half: 240, top: 70, sill: 486, panes: 3 });
    for (const side of [-1, 1]) boxes(sheet, x + side * 370);
    figures(sheet, [{ x: x - 190, foot: 640, height: 240, pose: 'reach' }], 'poppy');
    figures(sheet, [{ x: x + 196, foot: 640, height: 236, pose: 'reach', way: -1 }], 'teal');
    counter(sheet, 552);
    pendant(sheet, x, 170, 1.3);
    board(sheet, x, 606);
  },
};

/** Shelves of boxes. */
function boxes(sheet: Sheet, x: number): void {
  const rng = sheet.rng(x > 600 ? 'east boxes' : 'west boxes');
  for (const y of [180, 290, 400]) {
    let at = x - 112;
    while (at < x + 84) {
      const [w, h] = [rng.range(18, 46), rng.range(46, 84)];
      sheet.add(rect({ x: at, y: y - h, width: w - 3, height: h }, sheet.paint(rng.pick(paints), 0.02)));
      at += w;
    }
    sheet.add(rect({ x: x - 120, y, width: 240, height: 10 }, sheet.paint('wood', 0, 'shade')));
  }
}

/** A map of hexagons with pieces, dice and cards. */
function board(sheet: Sheet, x: number, y: number): void {
  const hex = (cx: number, cy: number, r: number) =>
    polygon(
      Array.from({ length: 6 }, (_, i): readonly [number, number] => [
        cx + Math.cos((i / 6) * 2 * Math.PI + 0.52) * r,
        cy + Math.sin((i / 6) * 2 * Math.PI + 0.52) * r * 0.5,
      ]),
    );
  const lands: readonly Material[] = ['leaf', 'mustard', 'straw', 'red', 'stone', 'grass'];
  sheet.add(
    path(d`M${x - 176} ${y + 44}L${x - 132} ${y - 44}H${x + 132}L${x + 176} ${y + 44}z`, sheet.paint('teal', 0)),
  );
  for (const [row, count] of [3, 4, 3].entries())
    for (let i = 0; i < count; i++)
      sheet.add(
        path(
          hex(x + (i - (count - 1) / 2) * 58, y + (row - 1) * 27, 31),
          sheet.paint(lands[(row * 2 + i * 5) % 6] ?? 'leaf', 0, 'lit'),
        ),
      );
  const house = (cx: number, cy: number) => d`M${cx - 9} ${cy}v-14l9-9 9 9v14z`;
  const pawn = (cx: number, cy: number) => d`M${cx - 9} ${cy}l6-22h6l6 22z` + disc(cx, cy - 26, 7);
  sheet.add(
    path(house(x - 30, y + 2) + house(x + 58, y - 24), sheet.paint('poppy', 0)),
    path(pawn(x + 30, y + 20) + pawn(x - 88, y + 6), sheet.paint('navy', 0)),
    path(pawn(x + 88, y + 12), sheet.paint('cream', 0, 'lit')),
    rect({ x: x + 206, y: y - 8, width: 26, height: 26 }, sheet.paint('cream', 0, 'lit')),
    rect({ x: x + 240, y: y + 6, width: 26, height: 26 }, sheet.paint('poppy', 0)),
    path(disc(x + 214, y, 3) + disc(x + 224, y + 10, 3), sheet.paint('ink')),
    path(disc(x + 253, y + 19, 3.4), sheet.paint('cream')),
  );
  for (const [i, tilt] of [-14, 0, 14].entries())
    sheet.add(
      path(
        polygon([
          [x - 262 + i * 22, y + 34],
          [x - 262 + i * 22 + tilt, y - 20],
          [x - 228 + i * 22 + tilt, y - 20],
          [x - 228 + i * 22, y + 34],
        ]),
        sheet.paint(i === 1 ? 'cream' : 'plaster', 0, 'lit'),
      ),
      stroke(d`M${x - 256 + i * 22} ${y + 26}h22`, sheet.paint(paints[i] ?? 'poppy', 0), 5),
    );
}
