import type { Material } from '../print/materials';
import { around, d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { floorBox } from './ground';
import { lampOr, shine } from './lamplight';

/** A room we stand in, with a wide window on the land and the sky. */
export interface Room {
  readonly wall: Material;
  /** Half the width of the window. */
  readonly half: number;
  /** y of the window's top on a card, and of its sill. */
  readonly top: number;
  readonly sill: number;
  /** How many panes are side by side. */
  readonly panes?: number;
  readonly frame?: Material;
}

/** Other colours that a wall may have, so that two rooms rarely look alike. */
const walls: readonly Material[] = ['plaster', 'teal', 'brick', 'mustard', 'rose', 'navy', 'stone'];

/** Draws the wall around the window. @returns x of the window's middle */
export function room(sheet: Sheet, { wall, half: widest, top, sill, panes = 3, frame = 'wood' }: Room): number {
  const rng = sheet.rng('room');
  const half = Math.round(widest * rng.range(0.78, 1.02));
  const { left, right, bottom, top: paperTop } = sheet.paper;
  const x = 600 + (sheet.subject.x - 600) * 0.5;
  const crown = top + rng.range(-14, 40) + paperTop * 0.8;
  sheet.skyline.close({ left: x - half, right: x + half });
  const outside = d`M${left - 5} ${paperTop - 5}H${right + 5}V${bottom + 15}H${left - 5}z`;
  const opening = d`M${x - half} ${crown}V${sill}H${x + half}V${crown}z`;
  let bars = '';
  for (let i = 1; i < panes; i++) bars += d`M${x - half + (i * 2 * half) / panes} ${crown}V${sill}`;
  const wood = sheet.paint(frame, 0, 'shade');
  const colour = rng.pick([wall, ...walls]);
  sheet.fill(outside + opening, sheet.paint(colour, 0, sheet.isLampLit ? 'lit' : 'plain'), { 'fill-rule': 'evenodd' });
  sheet.line(bars + around(x, crown * 0.7 + sill * 0.3, 'M-1 0h2', half), wood, 6);
  sheet.line(opening, wood, 14);
  sheet.box({ x: x - half - 22, y: sill - 2, width: 2 * half + 44, height: 18 }, wood);
  return x;
}

/** A lamp on a cord from the ceiling, and its light. */
export function pendant(sheet: Sheet, x: number, y: number, size = 1, material: Material = 'mustard'): void {
  shine(sheet, { x, y: y + 20 * size, r: 190 * size }, 0.6);
  sheet.line(d`M${x} ${sheet.paper.top - 5}V${y}`, sheet.paint('ink'), 3);
  sheet.fill(around(x, y, 'M-38 26q4-30 38-30t38 30z', size), sheet.paint(material));
  sheet.fill(around(x, y, 'M-30 26h60l-7 7h-46z', size), lampOr(sheet, 'cream'));
}

/** A table or counter across the foot of the picture. @param y of its edge */
export function counter(sheet: Sheet, y: number, material: Material = 'wood'): void {
  const side = sheet.palette.lamps > 0.2 ? 'lit' : 'plain';
  sheet.box(floorBox(sheet, y), sheet.paint(material, 0, side));
  sheet.box({ ...floorBox(sheet, y), height: 12 }, sheet.paint(material, 0, 'shade'), { opacity: 0.55 });
}

/** A floor of boards from here to the foot of the picture. */
export function boards(sheet: Sheet, y: number, material: Material = 'wood'): void {
  const { left, right, bottom } = sheet.paper;
  let seams = '';
  for (let i = 1; i < 5; i++) seams += d`M${left} ${y + (bottom - y) * (i / 5) ** 1.4}H${right}`;
  sheet.box(floorBox(sheet, y), sheet.paint(material, 0.04));
  sheet.line(seams, sheet.paint(material, 0, 'shade'), 2, { opacity: 0.5 });
}
