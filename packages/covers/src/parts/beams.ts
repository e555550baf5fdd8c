import { diagonal } from '../format';
import { hex, lch, type Lab } from '../print/colour';
import { polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';

const beamColours: readonly (readonly Lab[])[] = [
  [lch(0.85, 0.12, 85), lch(0.75, 0.12, 205), lch(0.72, 0.15, 20)],
  [lch(0.9, 0.1, 95), lch(0.78, 0.14, 60), lch(0.74, 0.15, 40)],
  [lch(0.82, 0.1, 190), lch(0.85, 0.09, 215), lch(0.9, 0.06, 120)],
  [lch(0.78, 0.14, 5), lch(0.86, 0.11, 80), lch(0.8, 0.1, 230)],
];

/** Beams of stage light, when it's dark enough to see them. */
export function beams(sheet: Sheet, x: number, y: number): void {
  if (sheet.palette.lamps < 0.4) return;
  const rng = sheet.rng('beams');
  const colours = rng.pick(beamColours);
  const count = rng.int(3, 8);
  const spread = rng.range(0.9, 2.2);
  const tilt = rng.range(-0.35, 0.35);
  const width = rng.range(0.026, 0.062);
  const reach = diagonal(sheet.paper) * 1.1;
  const shapes = Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    const angle = -Math.PI / 2 + tilt + (off / count) * spread + rng.range(-0.08, 0.08);
    return beam({ x: x + off * (320 / count), y, angle, width, reach });
  });
  for (const [k, colour] of colours.entries())
    sheet.fill(shapes.filter((_, i) => i % 3 === k).join(''), hex(colour), { opacity: 0.17 });
}

interface Beam {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Half its width, in radians. */
  readonly width: number;
  readonly reach: number;
}

const beam = ({ x, y, angle, width, reach }: Beam) =>
  polygon([
    [x, y],
    [x + Math.cos(angle - width) * reach, y + Math.sin(angle - width) * reach],
    [x + Math.cos(angle + width) * reach, y + Math.sin(angle + width) * reach],
  ]);
