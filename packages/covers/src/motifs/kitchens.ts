import { figures } from '../parts/figures';
import { shine } from '../parts/lamplight';
import { counter, pendant, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import { round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const kitchenTable: Motif = {
  words: 'cooks around a kitchen table',
  draw(sheet) {
    const x = room(sheet, { wall: 'mustard', half: 220, top: 80, sill: 486, panes: 2 });
    pans(sheet, x);
    pendant(sheet, x, 160, 1.2, 'poppy');
    figures(sheet, 'teal', [{ x: x - 210, foot: 670, height: 236, pose: 'reach' }]);
    figures(sheet, 'poppy', [{ x: x - 96, foot: 650, height: 206, pose: 'dig' }]);
    figures(sheet, 'navy', [{ x: x + 206, foot: 666, height: 230, pose: 'reach', way: -1 }]);
    counter(sheet, 560);
    pot(sheet, x + 50, 606);
    food(sheet, x);
  },
};

/** Pans on a rail at both sides, with shelves of jars. */
function pans(sheet: Sheet, x: number): void {
  for (const side of [-1, 1]) {
    const cx = x + side * 360;
    sheet.line(d`M${cx - 120} 150h240`, sheet.paint('steel'), 6);
    for (const [i, r] of [30, 38, 26].entries()) {
      const px = cx - 80 + i * 80;
      sheet.line(d`M${px} 150v40`, sheet.paint('ink'), 7);
      sheet.fill(disc(px, 190 + r, r), sheet.paint(i === 1 ? 'red' : 'ink'));
      sheet.fill(disc(px, 190 + r, r * 0.74), sheet.paint(i === 1 ? 'red' : 'slate', 0, 'shade'));
    }
    sheet.box({ x: cx - 124, y: 380, width: 248, height: 10 }, sheet.paint('wood', 0, 'shade'));
    for (const [i, material] of (['cream', 'leaf', 'poppy', 'sand', 'teal'] as const).entries())
      sheet.box({ x: cx - 112 + i * 47, y: 330, width: 34, height: 50 }, sheet.paint(material));
  }
}

function pot(sheet: Sheet, x: number, foot: number): void {
  sheet.line(around(x, foot, 'M-70-52h-18M70-52h18'), sheet.paint('navy'), 9, round);
  sheet.fill(around(x, foot, 'M-70-66h140v52q0 20-22 20h-96q-22 0-22-20z'), sheet.paint('navy'));
  sheet.fill(d`M${x - 70} ${foot - 66}a70 13 0 1 1 140 0a70 13 0 1 1 -140 0z`, sheet.paint('poppy', 0, 'lit'));
  sheet.line(around(x, foot, 'M20-70L62-142'), sheet.paint('wood', 0, 'lit'), 7, round);
  sheet.line(around(x, foot, 'M-34-86q-14-22 2-38t0-34M-6-88q-12-18 2-32t0-30'), sheet.paint('cream', 0.1, 'lit'), 6, {
    ...round,
    opacity: 0.5,
  });
}

/** A board with a knife and vegetables, and a bowl. */
function food(sheet: Sheet, x: number): void {
  sheet.fill(d`M${x - 210} 640l18-34h150l10 34z`, sheet.paint('sand', 0, 'lit'));
  sheet.fill(disc(x - 160, 612, 15) + disc(x - 130, 618, 13), sheet.paint('poppy', 0, 'lit'));
  sheet.fill(d`M${x - 108} 628q20-30 44-18q-4 22-44 18z`, sheet.paint('leaf'));
  sheet.line(d`M${x - 66} 640l58 10`, sheet.paint('ink'), 8, round);
  sheet.fill(d`M${x - 150} 634l90 4-4-11z`, sheet.paint('steel', 0, 'lit'));
  sheet.fill(d`M${x + 160} 606h110q-6 44-34 46h-42q-28-2-34-46z`, sheet.paint('cream', 0, 'lit'));
  sheet.fill(disc(x + 190, 604, 15) + disc(x + 216, 600, 17) + disc(x + 242, 604, 14), sheet.paint('leaf'));
}

const glow = hex(lch(0.78, 0.17, 52));

export const bakery: Motif = {
  words: 'bread from the oven',
  draw(sheet) {
    const x = room(sheet, { wall: 'plaster', half: 215, top: 90, sill: 486, panes: 3 });
    const side = sheet.subject.x > x ? -1 : 1;
    oven(sheet, x + side * 345, 560);
    shelves(sheet, x - side * 350);
    pendant(sheet, x, 150, 0.9, 'navy');
    figures(sheet, 'cream', [{ x: x + side * 150, foot: 690, height: 250, pose: 'reach', way: side === 1 ? 1 : -1 }]);
    counter(sheet, 574, 'sand');
    for (const [dx, y, s] of [
      [-180, 612, 1.1],
      [-60, 630, 1.25],
      [80, 612, 1.1],
    ] as const)
      loaf(sheet, x + dx, y, s);
    sheet.fill(d`M${x + 180} 640q60-26 120 0z`, sheet.paint('cream', 0, 'lit'));
    sheet.line(around(x, 0, 'M200 654L330 620'), sheet.paint('wood', 0, 'lit'), 17, round);
  },
};

/** A brick oven with fire inside. */
function oven(sheet: Sheet, x: number, foot: number): void {
  let seams = '';
  for (let i = 1; i < 8; i++) seams += d`M${x - 150} ${foot - i * 40}h300`;
  sheet.fill(around(x, foot, 'M-150 14V-190Q0-330 150-190V14z'), sheet.paint('brick'));
  sheet.line(seams, sheet.paint('earth'), 3, { opacity: 0.4 });
  sheet.fill(around(x, foot, 'M-82-40v-50Q0-190 82-90v50z'), sheet.paint('ink'));
  shine(sheet, { x, y: foot - 70, r: 160 }, 0.8, glow);
  sheet.fill(around(x, foot, 'M-60-44q-4-40 22-60q2 20 14 22q2-34 26-50q6 34 22 44q8-8 8-20q24 30 6 64z'), glow);
  sheet.box({ x: x - 96, y: foot - 42, width: 192, height: 16 }, sheet.paint('stone'));
}

function shelves(sheet: Sheet, x: number): void {
  for (const y of [220, 330, 440]) {
    for (let i = -2; i <= 2; i++) loaf(sheet, x + i * 54, y, 0.46);
    sheet.box({ x: x - 140, y, width: 280, height: 10 }, sheet.paint('wood', 0, 'shade'));
  }
}

/** A round loaf with three cuts. */
function loaf(sheet: Sheet, x: number, y: number, s: number): void {
  sheet.fill(around(x, y, 'M-56 0Q-60-46 0-48T56 0z', s), sheet.paint('red', 0, 'lit'));
  sheet.line(
    around(x, y, 'M-30-16q6-18 16-24M-4-14q6-20 14-28M22-12q6-16 12-22', s),
    sheet.paint('cream', 0, 'lit'),
    5 * s,
    round,
  );
}

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
  sheet.fill(oval(62, 13, 0), sheet.paint(paint, 0, 'shade'));
  sheet.line(
    d`M${x + 36 * s} ${y - 38 * s}q${30 * s} -2 ${26 * s} ${16 * s}t${-34 * s} ${10 * s}`,
    sheet.paint(paint),
    8 * s,
  );
  sheet.fill(
    d`M${x - 42 * s} ${y - 46 * s}Q${x - 38 * s} ${y} ${x - 16 * s} ${y + 2}H${x + 16 * s}Q${x + 38 * s} ${y} ${x + 42 * s} ${y - 46 * s}z`,
    sheet.paint(paint, 0, 'lit'),
  );
  sheet.fill(oval(42, 10, 46), sheet.paint('cream'));
  sheet.fill(oval(36, 8, 46), sheet.paint('earth'));
  sheet.fill(around(x, y, 'M-12-46q12-9 24 0q-12 8-24 0z', s), sheet.paint('cream', 0, 'lit'));
  sheet.line(
    d`M${x - 10 * s} ${y - 64 * s}q-12-18 2-32t0-30M${x + 12 * s} ${y - 64 * s}q-10-16 2-28t0-26`,
    sheet.paint('cream', 0.1, 'lit'),
    4 * s,
    { ...round, opacity: 0.55 },
  );
}

function machine(sheet: Sheet, x: number, foot: number): void {
  const steel = sheet.paint('steel', 0, 'lit');
  sheet.box({ x: x - 90, y: foot - 150, width: 190, height: 60 }, steel);
  sheet.box({ x: x - 80, y: foot - 90, width: 170, height: 60 }, sheet.paint('ink'));
  sheet.box({ x: x - 96, y: foot - 30, width: 202, height: 34 }, sheet.paint('poppy'));
  sheet.line(around(x, foot, 'M-40-84v24h-34M40-84v24h34'), steel, 9);
  sheet.box({ x: x - 60, y: foot - 172, width: 130, height: 22 }, sheet.paint('cream'));
}

function beans(sheet: Sheet, x: number, y: number): void {
  const rng = sheet.rng('beans');
  let heap = '';
  for (let i = 0; i < 40; i++) heap += disc(x + rng.range(-60, 60), y + 24 - rng.range(0, 20), rng.range(5, 7));
  sheet.fill(heap, sheet.paint('wood', 0, 'shade'));
}

function jar(sheet: Sheet, x: number, foot: number): void {
  sheet.box({ x: x - 34, y: foot - 104, width: 68, height: 104 }, sheet.paint('teal', 0.3), { opacity: 0.7 });
  sheet.box({ x: x - 34, y: foot - 74, width: 68, height: 74 }, sheet.paint('wood', 0, 'shade'));
  sheet.box({ x: x - 38, y: foot - 118, width: 76, height: 18 }, sheet.paint('mustard'));
}
