import { figures } from '../parts/figures';
import { shine } from '../parts/lamplight';
import { counter, pendant, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const glow = hex(lch(0.78, 0.17, 52));

export const bakery: Motif = {
  words: 'bread from the oven',
  draw(sheet) {
    const x = room(sheet, { wall: 'plaster', half: 215, top: 90, sill: 486, panes: 3 });
    const side = sheet.subject.x > x ? -1 : 1;
    oven(sheet, x + side * 345, 560);
    shelves(sheet, x - side * 350);
    pendant(sheet, x, 150, 0.9, 'navy');
    figures(sheet, [{ x: x + side * 150, foot: 690, height: 250, pose: 'reach', way: side === 1 ? 1 : -1 }], 'cream');
    counter(sheet, 574, 'sand');
    for (const [dx, y, s] of [
      [-180, 612, 1.1],
      [-60, 630, 1.25],
      [80, 612, 1.1],
    ] as const)
      loaf(sheet, x + dx, y, s);
    sheet.add(
      path(d`M${x + 180} 640q60-26 120 0z`, sheet.paint('cream', 0, 'lit')),
      stroke(d`M${x + 200} 654L${x + 330} 620`, sheet.paint('wood', 0, 'lit'), 17, { 'stroke-linecap': 'round' }),
    );
  },
};

/** A brick oven with fire inside. */
function oven(sheet: Sheet, x: number, foot: number): void {
  let seams = '';
  for (let i = 1; i < 8; i++) seams += d`M${x - 150} ${foot - i * 40}h300`;
  sheet.add(
    path(
      d`M${x - 150} ${foot + 14}V${foot - 190}Q${x} ${foot - 330} ${x + 150} ${foot - 190}V${foot + 14}z`,
      sheet.paint('brick', 0),
    ),
    stroke(seams, sheet.paint('earth', 0), 3, { opacity: 0.4 }),
    path(d`M${x - 82} ${foot - 40}v-50Q${x} ${foot - 190} ${x + 82} ${foot - 90}v50z`, sheet.paint('ink', 0)),
  );
  shine(sheet, { x, y: foot - 70, r: 160 }, 0.8, glow);
  sheet.add(
    path(d`M${x - 60} ${foot - 44}q-4-40 22-60q2 20 14 22q2-34 26-50q6 34 22 44q8-8 8-20q24 30 6 64z`, glow),
    rect({ x: x - 96, y: foot - 42, width: 192, height: 16 }, sheet.paint('stone', 0)),
  );
}

function shelves(sheet: Sheet, x: number): void {
  for (const y of [220, 330, 440]) {
    for (let i = -2; i <= 2; i++) loaf(sheet, x + i * 54, y, 0.46);
    sheet.add(rect({ x: x - 140, y, width: 280, height: 10 }, sheet.paint('wood', 0, 'shade')));
  }
}

/** A round loaf with three cuts. */
function loaf(sheet: Sheet, x: number, y: number, s: number): void {
  sheet.add(
    path(
      d`M${x - 56 * s} ${y}Q${x - 60 * s} ${y - 46 * s} ${x} ${y - 48 * s}T${x + 56 * s} ${y}z`,
      sheet.paint('red', 0, 'lit'),
    ),
    stroke(
      d`M${x - 30 * s} ${y - 16 * s}q${6 * s} ${-18 * s} ${16 * s} ${-24 * s}M${x - 4 * s} ${y - 14 * s}q${6 * s} ${-20 * s} ${14 * s} ${-28 * s}M${x + 22 * s} ${y - 12 * s}q${6 * s} ${-16 * s} ${12 * s} ${-22 * s}`,
      sheet.paint('cream', 0, 'lit'),
      5 * s,
      { 'stroke-linecap': 'round' },
    ),
  );
}
