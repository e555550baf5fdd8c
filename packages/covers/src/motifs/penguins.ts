import { beach } from '../parts/beach';
import { path } from '../print/elements';
import { d, disc, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const penguins: Motif = {
  words: 'penguins',
  draw(sheet) {
    beach(sheet, 560);
    const x = sheet.focus;
    const way = sheet.subject.x > x ? 1 : -1;
    boulders(sheet, x - way * 300);
    for (const [dx, y, s, turn] of [
      [-150, 612, 0.78, 1],
      [-90, 620, 0.84, -1],
      [190, 618, 0.86, -1],
      [20, 650, 1.15, 1],
      [108, 648, 1.05, 1],
    ] as const)
      penguin(sheet, { x: x + way * dx, foot: y, size: s, way: turn === 1 ? way : way === 1 ? -1 : 1 });
  },
};

interface Penguin {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly way: 1 | -1;
}

function penguin(sheet: Sheet, { x, foot, size: s, way }: Penguin): void {
  const at = (u: number) => x + way * u * s;
  const y = (v: number) => foot - v * s;
  const body = d`M${at(-24)} ${y(4)}Q${at(-38)} ${y(56)} ${at(-12)} ${y(92)}Q${at(16)} ${y(98)} ${at(24)} ${y(60)}Q${at(30)} ${y(20)} ${at(16)} ${y(3)}z`;
  const belly = d`M${at(-8)} ${y(4)}Q${at(-12)} ${y(52)} ${at(6)} ${y(84)}Q${at(22)} ${y(76)} ${at(22)} ${y(52)}Q${at(24)} ${y(18)} ${at(13)} ${y(4)}z`;
  sheet.add(
    path(d`M${at(-14)} ${y(6)}h${way * 20 * s}l${way * 8 * s} ${6 * s}h${-way * 30 * s}z`, sheet.paint('mustard', 0)),
    path(body, sheet.paint('ink', 0)),
    path(belly, sheet.paint('cream', 0, 'lit')),
    path(
      d`M${at(-16)} ${y(78)}Q${at(-46)} ${y(56)} ${at(-44)} ${y(28)}Q${at(-30)} ${y(40)} ${at(-20)} ${y(50)}z`,
      sheet.paint('navy', 0),
    ),
    path(disc(at(6), y(104), 18 * s), sheet.paint('ink', 0)),
    path(d`M${at(20)} ${y(110)}L${at(44)} ${y(102)}L${at(21)} ${y(98)}z`, sheet.paint('mustard', 0, 'lit')),
    path(disc(at(2), y(100), 7 * s), sheet.paint('cream', 0, 'lit')),
    path(disc(at(12), y(108), 2.6 * s), sheet.paint('cream', 0, 'lit')),
  );
}

/** Round granite boulders at one side. */
function boulders(sheet: Sheet, x: number): void {
  const side = sheet.lightX > x ? -1 : 1;
  for (const [dx, r] of [
    [0, 110],
    [110, 74],
  ] as const) {
    const stone = d`M${x + dx - r} 640C${x + dx - r} ${640 - r * 1.2} ${x + dx + r} ${640 - r * 1.2} ${x + dx + r} 640z`;
    const shade = polygon([
      [x + dx + side * r, 640],
      [x + dx + side * r * 0.8, 640 - r * 0.62],
      [x + dx + side * r * 0.3, 640 - r * 0.5],
      [x + dx + side * r * 0.2, 640],
    ]);
    sheet.add(path(stone, sheet.paint('stone', 0.05)), path(shade, sheet.paint('stone', 0, 'shade'), { opacity: 0.6 }));
  }
}
