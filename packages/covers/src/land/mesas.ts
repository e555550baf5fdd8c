import { group, path, stroke } from '../print/elements';
import { clipBy, verticalFill } from '../print/fills';
import { polygon, smooth, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Stream } from '../random';
import { notch } from './ground-line';

export interface MesaRange {
  /** Names its random stream. */
  readonly seed: string;
  /** Number of mesas per card width. */
  readonly count: number;
  readonly height: number;
  readonly depth: number;
  readonly base: number;
}

/** Path data of one mesa: its wall, and the part in shade. */
interface Mesa {
  readonly wall: string;
  readonly shade: string;
}

/** Mesas: flat tops, upright walls, scree at the foot, bands of strata, a shaded side. */
export function mesas(sheet: Sheet, range: MesaRange): void {
  const { count, height, depth, base, seed } = range;
  const rng = sheet.rng(seed);
  const { left, right } = sheet.paper;
  const total = Math.round(count * sheet.span);
  const list = Array.from({ length: total }, (_, i) =>
    mesa(sheet, rng, range, left - 20 + ((i + rng.range(0.2, 0.8)) / total) * (right - left + 40)),
  );
  const walls = list.map(({ wall }) => wall).join('');
  const fill = verticalFill(sheet, base - height, base + 20, [
    [0, sheet.paint('red', depth, 'lit')],
    [1, sheet.paint('red', Math.min(1, depth + 0.2))],
  ]);
  const shade = sheet.paint('red', depth, 'shade');
  const inWalls = { 'clip-path': clipBy(sheet, sheet.newId('m'), path(walls)) };
  sheet.fill(walls, fill);
  sheet.add(group(inWalls, stroke(strata(sheet, rng, range), shade, 5, { opacity: 0.34 })));
  sheet.fill(list.map((one) => one.shade).join(''), shade, { opacity: 0.6 });
}

function mesa(sheet: Sheet, rng: Stream, { height, base }: MesaRange, x: number): Mesa {
  const h = height * rng.range(0.5, 1.08) * notch(sheet, x, 0.72, 150);
  const w = h * rng.range(0.5, 1.25) + 20;
  const top = base - h;
  const scree = base - h * rng.range(0.32, 0.46);
  const ledge = top + h * rng.range(0.14, 0.24);
  const crooked = () => rng.range(-2, 2);
  const left: readonly Point[] = [
    [x - w - h * 0.62, base + 4],
    [x - w - 9, scree],
    [x - w - 5 + crooked(), ledge + 8],
    [x - w + 6, ledge],
    [x - w + 8 + crooked(), top + 5],
  ];
  const right: readonly Point[] = [
    [x + w - 8 + crooked(), top + 4],
    [x + w - 5, ledge - 3],
    [x + w + 6 + crooked(), ledge + 5],
    [x + w + 9, scree],
    [x + w + h * 0.62, base + 4],
  ];
  const roof = [1, 2, 3, 4, 5].map((k): Point => {
    const bump = (k % 2 ? -1 : 1) * rng.range(0, 5);
    return [x - w + 8 + ((2 * w - 16) * k) / 6, top + bump];
  });
  const outline = [...left, ...roof, ...right];
  sheet.skyline.raise(outline);
  const side = sheet.lightX > x ? -1 : 1;
  const cut = x + side * w * rng.range(0.1, 0.4);
  const shadedEnd = polygon([
    [cut, top - 1],
    ...(side > 0 ? right : [...left].reverse()),
    [cut + side * h * 0.25, base + 4],
    [cut + side * 7, scree + 6],
    [cut - side * 4, (top + scree) / 2],
  ]);
  const clefts = [0, 1, 2].map(() => cleft(rng, { x: x - side * w * rng.range(0.05, 0.85), side, ledge, scree, h }));
  return { wall: polygon(outline), shade: shadedEnd + clefts.join('') };
}

interface Cleft {
  readonly x: number;
  readonly side: 1 | -1;
  readonly ledge: number;
  readonly scree: number;
  readonly h: number;
}

/** A buttress cleft in the lit wall. */
const cleft = (rng: Stream, { x, side, ledge, scree, h }: Cleft) =>
  polygon([
    [x, ledge + rng.range(0, h * 0.2)],
    [x + side * rng.range(5, 12), scree + 2],
    [x - side * 3, scree + rng.range(2, 14)],
  ]);

/** Sediment lines across all the walls. */
function strata({ paper: { left, right } }: Sheet, rng: Stream, { base, height }: MesaRange): string {
  let data = '';
  for (let y = base - height * 1.05; y < base - 10; y += rng.range(11, 24)) {
    const line: Point[] = [];
    for (let x = left - 20; x <= right + 155; x += 155) line.push([x, y + 4 * rng.noise(x / 210 + y)]);
    data += smooth(line);
  }
  return data;
}
