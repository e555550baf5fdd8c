import { tree } from '../land/plants';
import { water } from '../land/water';
import { around, d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { ground, marginPlaces } from './ground';

/** Water at our feet: what the backdrop has, or a river or pond behind a bank with trees. @param top y of its far shore */
export function nearWater(sheet: Sheet, top: number): void {
  if (sheet.isOnWater) return;
  const yAt = ground(sheet, { y: top - 26, roll: 10, depth: 0.16, seed: 'bank' });
  const rng = sheet.rng('bank trees');
  for (const x of marginPlaces(sheet, 92)) tree(sheet, rng, { x, foot: yAt(x) + 16, height: rng.range(54, 92) }, 0.14);
  water(sheet, { top, calm: 0.5 });
  const { left, right } = sheet.paper;
  sheet.line(d`M${left} ${top}H${right}`, sheet.paint('cream', 0.35), 3, { opacity: 0.4 });
}

/** Path data of a dim shadow under something that floats. */
export const floatShadow = (x: number, y: number, half: number): string => around(x, y, 'M-1 0h2l-.28 .1h-1.44z', half);

/** Path data of a wake: three pale lines behind a boat. @param way where the boat goes */
export const wake = (x: number, y: number, length: number, way: 1 | -1): string =>
  [0, 1, 2].map((i) => d`M${x - way * i * 14} ${y + i * 5}h${-way * length * (1 - i * 0.24)}`).join('');
