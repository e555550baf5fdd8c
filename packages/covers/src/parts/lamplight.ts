import { circle, dots, ellipse } from '../print/elements';
import { glowFill } from '../print/fills';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';

export interface Shine {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A soft light around a lamp; draws nothing while lamps are out. */
export function shine(sheet: Sheet, { x, y, r }: Shine, strength = 0.75, colour = sheet.lamp): void {
  if (sheet.isLampLit) sheet.add(circle(x, y, r, glowFill(sheet, colour, strength)));
}

/** The colour of a lamp by night, plain paint by day. */
export const lampOr = (sheet: Sheet, material: Material, depth = 0): string =>
  sheet.isLampLit ? sheet.lamp : sheet.paint(material, depth);

/** A colour that glows by night, plain paint by day. */
export const glowOr = (sheet: Sheet, glow: string, material: Material, depth = 0): string =>
  sheet.isLampLit ? glow : sheet.paint(material, depth);

/** Path data of a line that hangs between two points. */
export const hang = (x1: number, y1: number, x2: number, y2: number, sag: number): string =>
  d`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`;

export interface StringLights {
  readonly size?: number;
  readonly gap?: number;
  readonly hasWire?: boolean;
}

/** A string of lamps along path data: the wire, the lamps, and their shine after dark. */
export function stringLights(sheet: Sheet, line: string, options: StringLights = {}): void {
  const { size = 7, gap = 27, hasWire = true } = options;
  if (hasWire) sheet.line(line, sheet.paint('ink', 0.05), 1.5, { opacity: 0.8 });
  if (sheet.isLampLit) sheet.add(dots(line, sheet.lamp, size * 2.6, gap, { opacity: 0.2 }));
  sheet.add(dots(line, sheet.isLampLit ? sheet.lamp : sheet.paint('cream', 0, 'lit'), size, gap));
}

/** A paper lantern. */
export function lantern(sheet: Sheet, { x, y, r }: Shine, material: Material = 'poppy'): void {
  shine(sheet, { x, y, r: r * 3.4 });
  const caps = d`M${x - r * 0.4} ${y - r}h${r * 0.8}v-4h${-r * 0.8}zM${x - r * 0.4} ${y + r}h${r * 0.8}v4h${-r * 0.8}z`;
  sheet.add(ellipse({ cx: x, cy: y, rx: r * 0.86, ry: r }, lampOr(sheet, material)));
  sheet.fill(caps, sheet.paint('ink'));
}

/** A street lamp and its light. */
export function streetLamp(sheet: Sheet, { x, foot, height }: { x: number; foot: number; height: number }): void {
  const y = foot - height - 6;
  sheet.fill(d`M${x - 2} ${foot}V${foot - height}h4V${foot}z`, sheet.paint('ink', 0.05));
  shine(sheet, { x, y, r: 46 });
  sheet.add(circle(x, y, 6.5, lampOr(sheet, 'cream', 0.05)));
}
