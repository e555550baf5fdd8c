import { hex, lch } from '../print/colour';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { glowOr, shine } from './lamplight';

const light = hex(lch(0.95, 0.05, 100));
const lampColour = hex(lch(0.98, 0.03, 100));

export interface Mast {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
}

/** A mast with six lamps on a board. */
export function floodlight(sheet: Sheet, { x, foot, height }: Mast): void {
  const top = foot - height;
  const lamps = [-19, 0, 19].map((off) => disc(x + off, top + 9, 6) + disc(x + off, top + 24, 6));
  sheet.fill(d`M${x - 4} ${foot}l2 ${-height + 26}h5l2 ${height - 26}z`, sheet.paint('ink', 0.05));
  sheet.box({ x: x - 31, y: top, width: 62, height: 33 }, sheet.paint('ink', 0.05));
  shine(sheet, { x, y: top + 16, r: 140 }, 0.8, light);
  sheet.fill(lamps.join(''), glowOr(sheet, lampColour, 'cream', 0.05));
}
