import { tree } from '../land/plants';
import { water } from '../land/water';
import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { group, path, stroke } from '../print/elements';
import { clipBy } from '../print/fills';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const kayaks: Motif = {
  words: 'kayaks',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const top = sheet.horizon + 74;
    const bend = sheet.focus < 600 ? 1 : -1;
    if (!sheet.isOnWater) {
      ground(sheet, { y: top, roll: 6, depth: 0.2, material: rng.pick(['grass', 'straw', 'leaf']), seed: 'bank' });
      river(sheet, top, bend);
      bankTrees(sheet, top);
    }
    kayak(sheet, { x: sheet.focus - bend * 60, y: 596, size: 1.15, hull: 'poppy' });
    kayak(sheet, { x: sheet.focus + bend * 78, y: 556, size: 0.72, hull: 'mustard' });
  },
};

/** The river comes out of the haze, bends across the picture and widens towards the viewer. */
function river(sheet: Sheet, top: number, bend: 1 | -1): void {
  const x = (off: number) => sheet.focus + bend * off;
  const foot = sheet.paper.bottom + 15;
  const near = d`C${x(250)} ${top + 40} ${x(-120)} ${top + 48} ${x(-250)} ${top + 96}C${x(-380)} ${top + 150} ${x(-420)} 640 ${x(-470)} ${foot}`;
  const far = d`C${x(430)} 620 ${x(60)} ${top + 120} ${x(90)} ${top + 76}C${x(120)} ${top + 46} ${x(240)} ${top + 34} ${x(118)} ${top + 2}`;
  const banks = d`M${x(96)} ${top + 2}${near}H${x(560)}${far}z`;
  const clip = clipBy(sheet, 'river', path(banks));
  const surface = sheet.capture(() => water(sheet, { top, calm: 0.2 }));
  sheet.add(group({ 'clip-path': clip }, surface), stroke(banks, sheet.paint('cream', 0.3), 3, { opacity: 0.35 }));
}

function bankTrees(sheet: Sheet, top: number): void {
  const rng = sheet.rng('trees');
  const reach = 20 + (sheet.paper.right - sheet.paper.left) / 2;
  for (const side of [-1, 1])
    for (let i = 0; i < 9; i++) {
      const x = 600 + side * rng.range(300, reach);
      const plot = { x, foot: top + 18 + (i / 9) * 120, height: 50 + i * 13 };
      if (Math.abs(x - sheet.focus) > 240) tree(sheet, rng, plot, 0.16 - i * 0.015);
    }
}

interface Kayak {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly hull: Material;
}

function kayak(sheet: Sheet, { x, y, size: s, hull }: Kayak): void {
  shine(sheet, { x, y: y - 22 * s, r: 120 * s }, 0.6);
  const shadow = d`M${x - 74 * s} ${y + 14 * s}h${148 * s}l${-20 * s} ${7 * s}h${-108 * s}z`;
  const paddle = d`M${x - 48 * s} ${y - 34 * s}L${x + 50 * s} ${y - 2 * s}`;
  const boat = d`M${x - 82 * s} ${y - 4 * s}q${82 * s} ${15 * s} ${164 * s} 0q${-26 * s} ${22 * s} ${-82 * s} ${22 * s}t${-82 * s} ${-22 * s}z`;
  sheet.add(
    path(shadow, sheet.paint('navy'), { opacity: 0.35 }),
    path(person({ x, foot: y + 16 * s, height: 60 * s }), sheet.paint('ink')),
    stroke(paddle, sheet.paint('wood', 0, 'lit'), 4 * s, { 'stroke-linecap': 'round' }),
    path(boat, sheet.paint(hull, 0.02, 'lit')),
  );
}
