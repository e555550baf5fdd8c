import { counter, pendant, room } from '../parts/room';
import { circle, path, rect, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const sleeves = ['poppy', 'mustard', 'teal', 'cream', 'rose', 'navy'] as const;

export const turntable: Motif = {
  words: 'a record on a turntable',
  draw(sheet) {
    const x = room(sheet, { wall: 'navy', half: 280, top: 70, sill: 486, panes: 2 });
    pendant(sheet, x - 170, 120, 1);
    pendant(sheet, x + 170, 120, 1);
    counter(sheet, 560);
    records(sheet, x);
    deck(sheet, x, 590);
    for (const side of [-1, 1]) speaker(sheet, x + side * 360);
  },
};

/** The player, seen from a little above. */
function deck(sheet: Sheet, x: number, y: number): void {
  const ink = sheet.paint('ink');
  const oval = (rx: number, ry: number, fill: string) =>
    path(d`M${x - 40 - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`, fill);
  sheet.add(
    path(
      d`M${x - 196} ${y + 46}L${x - 170} ${y - 48}H${x + 170}L${x + 196} ${y + 46}v26h-392z`,
      sheet.paint('wood', 0, 'shade'),
    ),
    path(d`M${x - 196} ${y + 46}L${x - 170} ${y - 48}H${x + 170}L${x + 196} ${y + 46}z`, sheet.paint('plaster', 0)),
    oval(122, 40, sheet.paint('steel', 0)),
    oval(116, 37, ink),
    oval(94, 30, sheet.paint('slate', 0, 'shade')),
    oval(90, 28.6, ink),
    oval(62, 20, sheet.paint('slate', 0, 'shade')),
    oval(59, 18.8, ink),
    oval(36, 11.5, sheet.paint('poppy', 0, 'lit')),
    oval(4, 2, sheet.paint('cream')),
    stroke(d`M${x + 132} ${y - 22}L${x + 116} ${y + 14}L${x + 40} ${y + 18}`, sheet.paint('cream', 0, 'lit'), 6, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    circle(x + 132, y - 22, 13, sheet.paint('steel')),
    path(disc(x + 140, y + 32, 8), sheet.paint('poppy')),
  );
}

function records(sheet: Sheet, x: number): void {
  const rng = sheet.rng('sleeves');
  for (const side of [-1, 1])
    for (let i = 0; i < 7; i++) {
      const left = x + side * 250 + (i - 3) * 13 - 5;
      sheet.add(
        rect({ x: left, y: 476 + rng.range(0, 6), width: 10, height: 88 }, sheet.paint(rng.pick(sleeves), 0.02)),
      );
    }
}

function speaker(sheet: Sheet, x: number): void {
  sheet.add(
    rect({ x: x - 56, y: 380, width: 112, height: 190 }, sheet.paint('wood', 0)),
    rect({ x: x - 46, y: 390, width: 92, height: 170 }, sheet.paint('ink', 0)),
    circle(x, 502, 36, sheet.paint('slate', 0)),
    circle(x, 502, 14, sheet.paint('ink')),
    circle(x, 424, 17, sheet.paint('slate', 0)),
    circle(x, 424, 6, sheet.paint('ink')),
  );
}
