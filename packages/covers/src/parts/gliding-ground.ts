import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { framingTrees, ground } from './ground';

/** Snow at our feet with trees at both sides and tracks across it. @returns its y at each x */
export function snowField(sheet: Sheet, y = 588, hasTrees = true): (x: number) => number {
  const yAt = ground(sheet, { y, roll: 16, material: 'snow', depth: 0.05, seed: 'snow' });
  if (hasTrees) framingTrees(sheet, { yAt: (x) => yAt(x) + 12, gap: 84, height: [100, 180], depth: 0.06 });
  const { left, right } = sheet.paper;
  const tracks = [0, 1].map(
    (i) => d`M${left} ${y + 52 + i * 9}Q${sheet.focus} ${y + 30 + i * 12} ${right} ${y + 62 + i * 9}`,
  );
  sheet.line(tracks.join(''), sheet.paint('snow', 0.1, 'shade'), 4, { opacity: 0.55 });
  return yAt;
}
