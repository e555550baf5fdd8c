import { polygon, simplify, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { fractal, type Stream } from '../random';
import { hillMaterial } from './hill-material';

export interface Headland {
  readonly x: number;
  readonly base: number;
  readonly half: number;
  readonly height: number;
  readonly depth: number;
}

/** A headland or island with a shaded end and a dim reflection in the water. */
export function headland(sheet: Sheet, rng: Stream, { x, base, half, height, depth }: Headland): void {
  const line = Array.from({ length: 23 }, (_, i): Point => {
    const t = i / 22;
    const bell = Math.max(0, Math.sin(Math.PI * t)) ** 0.8;
    return [x - half + 2 * half * t, base - height * bell * (0.72 + 0.4 * fractal(rng.noise, t * 3.4, 3))];
  });
  const top = simplify(line, 0.8);
  const foot: readonly Point[] = [
    [x + half, base],
    [x - half, base],
  ];
  const image = top.map(([px, py]): Point => [px, base + (base - py) * 0.5]);
  const ink = sheet.paint(hillMaterial(sheet), depth);
  const shade = sheet.paint(hillMaterial(sheet), depth, 'shade');
  sheet.skyline.raise(line);
  sheet.fill(polygon([...image, ...foot]), ink, { opacity: 0.3 });
  sheet.fill(polygon([...top, ...foot]), ink);
  sheet.fill(shadedEnd(sheet, line, { x, base, half, height, depth }), shade, { opacity: 0.6 });
}

function shadedEnd(sheet: Sheet, line: readonly Point[], { x, base, half, height }: Headland): string {
  const side = sheet.lightX > x ? -1 : 1;
  const crest = line.reduce((a, b) => (b[1] < a[1] ? b : a));
  const flank = line.filter(([px]) => (px - crest[0]) * side >= 0).sort((a, b) => (a[0] - b[0]) * side);
  return polygon([
    crest,
    ...simplify(flank, 1),
    [crest[0] + side * half * 0.1, base],
    [crest[0] + side * half * 0.16, base - height * 0.4],
  ]);
}
