import { counter, pendant, room } from '../parts/room';
import { path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const cafe: Motif = {
  words: 'cups of coffee at a window',
  draw(sheet) {
    const x = room(sheet, { wall: 'brick', half: 285, top: 70, sill: 486, panes: 2 });
    for (const dx of [-190, 0, 190]) pendant(sheet, x + dx, 120, 0.8, 'teal');
    counter(sheet, 548);
    machine(sheet, x - 380, 552);
    for (const [dx, y, s, paint] of [
      [-130, 606, 1.15, 'cream'],
      [30, 622, 1.3, 'teal'],
      [180, 604, 1.15, 'mustard'],
    ] as const)
      cup(sheet, { x: x + dx, y, s, paint });
    beans(sheet, x + 300, 620);
    jar(sheet, x + 372, 552);
  },
};

function cup(sheet: Sheet, { x, y, s, paint }: { x: number; y: number; s: number; paint: Material }): void {
  const oval = (rx: number, ry: number, dy: number) =>
    d`M${x - rx * s} ${y - dy * s}a${rx * s} ${ry * s} 0 1 1 ${2 * rx * s} 0a${rx * s} ${ry * s} 0 1 1 ${-2 * rx * s} 0z`;
  sheet.add(
    path(oval(62, 13, 0), sheet.paint(paint, 0, 'shade')),
    stroke(
      d`M${x + 36 * s} ${y - 38 * s}q${30 * s} -2 ${26 * s} ${16 * s}t${-34 * s} ${10 * s}`,
      sheet.paint(paint, 0),
      8 * s,
    ),
    path(
      d`M${x - 42 * s} ${y - 46 * s}Q${x - 38 * s} ${y} ${x - 16 * s} ${y + 2}H${x + 16 * s}Q${x + 38 * s} ${y} ${x + 42 * s} ${y - 46 * s}z`,
      sheet.paint(paint, 0, 'lit'),
    ),
    path(oval(42, 10, 46), sheet.paint('cream', 0)),
    path(oval(36, 8, 46), sheet.paint('earth', 0)),
    path(
      d`M${x - 12 * s} ${y - 46 * s}q${12 * s} ${-9 * s} ${24 * s} 0q${-12 * s} ${8 * s} ${-24 * s} 0z`,
      sheet.paint('cream', 0, 'lit'),
    ),
    stroke(
      d`M${x - 10 * s} ${y - 64 * s}q-12-18 2-32t0-30M${x + 12 * s} ${y - 64 * s}q-10-16 2-28t0-26`,
      sheet.paint('cream', 0.1, 'lit'),
      4 * s,
      { 'stroke-linecap': 'round', opacity: 0.55 },
    ),
  );
}

function machine(sheet: Sheet, x: number, foot: number): void {
  const steel = sheet.paint('steel', 0, 'lit');
  sheet.add(
    rect({ x: x - 90, y: foot - 150, width: 190, height: 60 }, steel),
    rect({ x: x - 80, y: foot - 90, width: 170, height: 60 }, sheet.paint('ink', 0)),
    rect({ x: x - 96, y: foot - 30, width: 202, height: 34 }, sheet.paint('poppy', 0)),
    stroke(d`M${x - 40} ${foot - 84}v24h-34M${x + 40} ${foot - 84}v24h34`, steel, 9),
    rect({ x: x - 60, y: foot - 172, width: 130, height: 22 }, sheet.paint('cream', 0)),
  );
}

function beans(sheet: Sheet, x: number, y: number): void {
  const rng = sheet.rng('beans');
  let heap = '';
  for (let i = 0; i < 40; i++) heap += disc(x + rng.range(-60, 60), y + 24 - rng.range(0, 20), rng.range(5, 7));
  sheet.add(path(heap, sheet.paint('wood', 0, 'shade')));
}

function jar(sheet: Sheet, x: number, foot: number): void {
  sheet.add(
    rect({ x: x - 34, y: foot - 104, width: 68, height: 104 }, sheet.paint('teal', 0.3), { opacity: 0.7 }),
    rect({ x: x - 34, y: foot - 74, width: 68, height: 74 }, sheet.paint('wood', 0, 'shade')),
    rect({ x: x - 38, y: foot - 118, width: 76, height: 18 }, sheet.paint('mustard', 0)),
  );
}
