import { crowd } from '../parts/crowd';
import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { stroke } from '../print/elements';
import { d, marks, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const colours = [lch(0.82, 0.15, 72), lch(0.76, 0.16, 18), lch(0.84, 0.11, 190), lch(0.93, 0.07, 95)].map(hex);

export const fireworks: Motif = {
  words: 'fireworks',
  draw(sheet) {
    if (!sheet.isOnWater) ground(sheet, { y: 600, roll: 8, material: 'slate', depth: 0.05 });
    const rng = sheet.rng('bursts');
    const x = sheet.focus;
    for (const [i, [dx, y, r]] of (
      [
        [0, 206, 118],
        [-190, 272, 80],
        [176, 300, 74],
        [-70, 350, 52],
      ] as const
    ).entries())
      burst(sheet, { x: x + dx + rng.range(-16, 16), y, r, colour: colours[i] ?? colours[0] ?? '', name: `burst${i}` });
    crowd(sheet, { y: 604, size: 34, rows: 2 });
  },
};

interface Burst {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
  readonly name: string;
}

/** A ball of sparks: rays that droop, with a bright end each. */
function burst(sheet: Sheet, { x, y, r, colour, name }: Burst): void {
  const rng = sheet.rng(name);
  const ends: Point[] = [];
  let rays = '';
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 2 * Math.PI + rng.range(-0.06, 0.06);
    const reach = r * rng.range(0.72, 1.05);
    const [ex, ey] = [x + Math.cos(a) * reach, y + Math.sin(a) * reach + reach * 0.16];
    rays += d`M${x + Math.cos(a) * reach * 0.34} ${y + Math.sin(a) * reach * 0.34}Q${x + Math.cos(a) * reach * 0.74} ${y + Math.sin(a) * reach * 0.72} ${ex} ${ey}`;
    ends.push([ex, ey]);
  }
  shine(sheet, { x, y, r: r * 1.4 }, 0.5, colour);
  const round = { 'stroke-linecap': 'round' };
  sheet.add(
    stroke(d`M${x + rng.range(-20, 20)} 590Q${x + rng.range(-24, 24)} ${(y + 590) / 2} ${x} ${y + 20}`, colour, 1.6, {
      opacity: 0.35,
    }),
    stroke(rays, colour, 2.4, { ...round, opacity: 0.85 }),
    stroke(marks(ends), colour, 6, round),
  );
}
