import { crowd } from '../parts/crowd';
import { figures } from '../parts/figures';
import { glowOr, shine } from '../parts/lamplight';
import { boards, pendant, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const board = hex(lch(0.94, 0.035, 95));

export const lecture: Motif = {
  words: 'a speaker before a screen',
  draw(sheet) {
    const x = room(sheet, { wall: 'slate', half: 330, top: 60, sill: 486, panes: 6, frame: 'steel' });
    boards(sheet, 566);
    const side = sheet.subject.x > x ? -1 : 1;
    screen(sheet, x + side * 150, 300);
    for (const dx of [-300, -150, 0, 150, 300]) pendant(sheet, x + dx, 70, 0.5, 'steel');
    figures(sheet, [{ x: x - side * 60, foot: 600, height: 138, pose: 'reach', way: side === 1 ? 1 : -1 }], 'poppy');
    const lx = x - side * 190;
    sheet.add(
      path(d`M${lx - 40} 604l8-92h64l8 92z`, sheet.paint('wood', 0)),
      path(d`M${lx - 46} 516h92l-10-14h-72z`, sheet.paint('wood', 0, 'lit')),
      stroke(d`M${lx} 502q10-20 26-26`, sheet.paint('ink'), 4),
    );
    crowd(sheet, { y: 626, size: 46, rows: 1 });
  },
};

/** A screen that shows a rising curve and a small globe. */
function screen(sheet: Sheet, x: number, y: number): void {
  shine(sheet, { x, y: y + 90, r: 240 }, 0.5, board);
  sheet.add(
    rect({ x: x - 150, y, width: 300, height: 186 }, sheet.paint('ink', 0)),
    rect({ x: x - 142, y: y + 8, width: 284, height: 170 }, glowOr(sheet, board, 'cream')),
    stroke(d`M${x - 118} ${y + 30}v124h236`, sheet.paint('slate', 0), 4),
    stroke(
      d`M${x - 112} ${y + 140}Q${x - 40} ${y + 134} ${x} ${y + 96}T${x + 104} ${y + 42}`,
      sheet.paint('poppy', 0),
      7,
      { 'stroke-linecap': 'round' },
    ),
    path(disc(x - 70, y + 64, 26), sheet.paint('teal', 0)),
    path(d`M${x - 90} ${y + 54}q18-18 30-2q-2 14-14 12q-4 12-16-10z`, sheet.paint('leaf', 0)),
    stroke(d`M${x} ${y + 186}V566`, sheet.paint('ink', 0), 7),
  );
}
