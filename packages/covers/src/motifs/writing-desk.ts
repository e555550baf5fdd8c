import { glowOr, lampOr, shine } from '../parts/lamplight';
import { counter, pendant, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const shade = hex(lch(0.72, 0.13, 40));

export const writingDesk: Motif = {
  words: 'a writing desk with ink and paper',
  draw(sheet) {
    const x = room(sheet, { wall: 'pine', half: 270, top: 60, sill: 486, panes: 4 });
    pendant(sheet, x + 330, 190, 0.8);
    counter(sheet, 536);
    const side = sheet.subject.x > x ? -1 : 1;
    lamp(sheet, x + side * 210);
    page(sheet, x, 590);
    ink(sheet, x - side * 170, 556);
    sheet.add(
      rect({ x: x + side * 250 - 60, y: 596, width: 120, height: 18 }, sheet.paint('poppy', 0)),
      rect({ x: x + side * 250 - 52, y: 578, width: 104, height: 18 }, sheet.paint('mustard', 0)),
      rect({ x: x + side * 250 - 56, y: 562, width: 100, height: 16 }, sheet.paint('teal', 0)),
    );
  },
};

/** A sheet with written lines, another below it, and a pen across. */
function page(sheet: Sheet, x: number, y: number): void {
  const sheetShape = (dx: number, dy: number) =>
    d`M${x - 120 + dx} ${y + 56 + dy}L${x - 92 + dx} ${y - 36 + dy}H${x + 92 + dx}L${x + 120 + dx} ${y + 56 + dy}z`;
  let lines = '';
  for (let i = 0; i < 5; i++)
    lines += d`M${x - 76 - i * 5} ${y - 20 + i * 15}q10-6 20 0t20 0t20 0t20 0${i === 4 ? '' : 't20 0t20 0'}`;
  sheet.add(
    path(sheetShape(-16, 8), sheet.paint('plaster', 0)),
    path(sheetShape(0, 0), sheet.paint('cream', 0, 'lit')),
    stroke(lines, sheet.paint('navy', 0), 2.6, { 'stroke-linecap': 'round' }),
    path(
      d`M${x + 8} ${y + 36}L${x + 96} ${y - 92}Q${x + 128} ${y - 120} ${x + 138} ${y - 104}Q${x + 132} ${y - 66} ${x + 22} ${y + 40}L${x + 2} ${y + 50}z`,
      sheet.paint('cream', 0),
    ),
    stroke(d`M${x + 4} ${y + 48}L${x + 124} ${y - 100}`, sheet.paint('wood', 0, 'shade'), 3),
  );
}

function ink(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    path(d`M${x - 30} ${y + 16}q-4-40 16-44h28q20 4 16 44z`, sheet.paint('navy', 0)),
    rect({ x: x - 14, y: y - 42, width: 28, height: 18 }, sheet.paint('mustard', 0)),
    path(disc(x + 60, y + 46, 15), sheet.paint('poppy', 0)),
    path(disc(x + 60, y + 46, 8), sheet.paint('poppy', 0, 'shade')),
  );
}

function lamp(sheet: Sheet, x: number): void {
  shine(sheet, { x, y: 470, r: 330 }, 0.6);
  sheet.add(
    path(d`M${x - 4} 440h8v100h30v10h-68v-10h30z`, sheet.paint('mustard', 0)),
    path(d`M${x - 62} 446q10-62 62-62t62 62z`, glowOr(sheet, shade, 'poppy')),
    path(d`M${x - 54} 446h108l-8 9h-92z`, lampOr(sheet, 'cream')),
  );
}
