import { verticalFill } from '../print/fills';
import { polygon, simplify, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { fractal, type Stream } from '../random';
import { fillLand, notch } from './ground-line';

export interface PeakRange {
  /** Names its random stream. */
  readonly seed: string;
  readonly height: number;
  /** Number of summits per card width. */
  readonly count: number;
  readonly depth: number;
  /** Share of the height that snow covers. */
  readonly snow: number;
  /** y of the foot. */
  readonly base: number;
  /** How much lower the range is below the subject. */
  readonly open?: number;
}

interface Summit {
  readonly x: number;
  readonly height: number;
  readonly leftSlope: number;
  readonly rightSlope: number;
}

/** A finished range: its summits, its crest, and which summit each part of the crest belongs to. */
interface Massif {
  readonly range: PeakRange;
  readonly summits: readonly Summit[];
  readonly crest: readonly Point[];
  readonly yAt: (x: number) => number;
  readonly ownerAt: (x: number) => Summit | undefined;
}

/** Height of one mountain at x: straight slopes that ease out. */
function slopeOf(summit: Summit, x: number): number {
  const off = Math.abs(x - summit.x);
  const steepness = x < summit.x ? summit.leftSlope : summit.rightSlope;
  return summit.height - off * steepness * (1 - 0.22 * Math.min(1, off / 300));
}

function summitsOf(sheet: Sheet, rng: Stream, { count, height, open = 0.66 }: PeakRange): readonly Summit[] {
  const { left, right } = sheet.paper;
  const total = Math.round(count * sheet.span);
  return Array.from({ length: total }, (_, i) => {
    const x = left - 60 + ((i + 0.5 + rng.range(-0.3, 0.3)) / total) * (right - left + 120);
    const summit = {
      x,
      height: height * rng.range(0.55, 1.05) * notch(sheet, x, open, 170),
      leftSlope: rng.range(0.62, 0.98),
      rightSlope: rng.range(0.62, 0.98),
    };
    return [summit, shoulder(rng, summit)];
  }).flat();
}

/** A lower summit on one flank, so that no mountain looks like a cone. */
function shoulder(rng: Stream, { x, height, leftSlope, rightSlope }: Summit): Summit {
  const side = rng.sign();
  const slope = side < 0 ? leftSlope : rightSlope;
  const share = rng.range(0.6, 0.82);
  return {
    x: x + side * (height / slope) * rng.range(0.34, 0.62),
    height: height * share,
    leftSlope: rng.range(0.5, 0.85),
    rightSlope: rng.range(0.5, 0.85),
  };
}

function massifOf(sheet: Sheet, rng: Stream, range: PeakRange): Massif {
  const { left, right } = sheet.paper;
  const summits = summitsOf(sheet, rng, range);
  const roughness = (x: number) => 10 * fractal(rng.noise, x / 46, 3) + 5 * rng.noise(x / 9);
  const yAt = (x: number) => {
    const height = Math.max(range.height * 0.12, ...summits.map((summit) => slopeOf(summit, x)));
    return range.base - height - roughness(x) * notch(sheet, x, 0.4);
  };
  const xs = new Set(summits.map(({ x }) => Math.round(x)));
  for (let x = left - 16; x <= right + 16; x += 7) xs.add(x);
  const crest = [...xs].sort((a, b) => a - b).map((x): Point => [x, yAt(x)]);
  const ownerAt = (x: number) =>
    summits.reduce<Summit | undefined>(
      (best, summit) => (best && slopeOf(best, x) >= slopeOf(summit, x) ? best : summit),
      undefined,
    );
  return { range, summits, crest, yAt, ownerAt };
}

/** Alpine peaks with lit and shaded faces and snow, with a summit on each side of the subject. */
export function peaks(sheet: Sheet, range: PeakRange): void {
  const { base, height, depth, seed } = range;
  const rng = sheet.rng(seed);
  const massif = massifOf(sheet, rng, range);
  fillLand(sheet, massif.crest, { material: 'slate', depth, mist: 0.34, foot: height * 1.15, tolerance: 1 });
  const faces = massif.summits
    .filter((summit) => massif.ownerAt(summit.x) === summit)
    .map((summit) => facesOf(sheet, rng, massif, summit));
  const together = (pick: (face: Faces) => string) => faces.map(pick).join('');
  const ink = sheet.paint('slate', depth, 'shade');
  sheet.fill(
    together(({ ribs }) => ribs),
    ink,
    { opacity: 0.4 },
  );
  sheet.fill(
    together(({ snow }) => snow),
    sheet.paint('snow', depth * 0.8, 'lit'),
  );
  const fade = verticalFill(sheet, base - height, base, [
    [0, ink, 0.72],
    [0.55, ink, 0.55],
    [1, ink, 0],
  ]);
  sheet.fill(
    together(({ shade }) => shade),
    fade,
  );
}

/** Path data of the parts drawn on one mountain. */
interface Faces {
  readonly shade: string;
  readonly ribs: string;
  readonly snow: string;
}

function facesOf(sheet: Sheet, rng: Stream, massif: Massif, summit: Summit): Faces {
  const { range, crest, yAt, ownerAt } = massif;
  const { base, height, snow } = range;
  const own = crest.filter(([x]) => ownerAt(x) === summit && Math.abs(x - summit.x) < summit.height * 1.5);
  if (own.length < 4) return { shade: '', ribs: '', snow: '' };
  const top: Point = [summit.x, yAt(summit.x)];
  const side = sheet.lightX > summit.x ? -1 : 1; // shade is on the side away from the light
  const flank = own.filter(([x]) => (x - summit.x) * side > 0).sort((a, b) => (a[0] - b[0]) * side);
  const lit = own.filter(([x]) => (x - summit.x) * side < 0).sort((a, b) => (b[0] - a[0]) * side);
  const shade = shadeOf({ rng, top, flank, side, base, height: summit.height });
  const ribs = [0, 1, 2].map(() => rib(rng, lit, summit.height, side)).join('');
  const isSnowy = snow > 0 && summit.height > height * (1 - snow);
  const snowLine = base - height * (1 - snow) * rng.range(0.92, 1.05);
  return { shade, ribs, snow: isSnowy ? snowCap(rng, own, top, snowLine) : '' };
}

interface ShadeInput {
  readonly rng: Stream;
  readonly top: Point;
  readonly flank: readonly Point[];
  readonly side: 1 | -1;
  readonly base: number;
  readonly height: number;
}

/** The face away from the light, bounded by a crooked spine down from the summit. */
function shadeOf({ rng, top, flank, side, base, height }: ShadeInput): string {
  const lean = rng.range(-0.22, 0.12) * side;
  const spine = Array.from({ length: 9 }, (_, i): Point => {
    const t = (i + 1) / 9;
    const zigzag = (i % 2 ? -1 : 1) * height * 0.055 * (0.5 + t) * side;
    return [top[0] + lean * height * t + zigzag + rng.range(-3, 3), top[1] + t * (base - top[1])];
  });
  return flank.length ? polygon([top, ...simplify(flank, 1.2), ...spine.reverse()]) : '';
}

/** A sliver of shade down from a point on the lit crest. */
function rib(rng: Stream, crest: readonly Point[], height: number, side: 1 | -1): string {
  const from = crest[Math.floor(crest.length * rng.range(0.15, 0.8))];
  if (!from) return '';
  const [x, y] = from;
  const length = height * rng.range(0.22, 0.42);
  const dx = -side * length * rng.range(0.15, 0.5);
  return polygon([
    [x, y],
    [x + dx * 0.5 + 6 * side, y + length * 0.5],
    [x + dx * 0.45 - 7 * side, y + length * 0.62],
    [x + dx, y + length],
    [x + dx * 0.3 - 9 * side, y + length * 0.45],
  ]);
}

/** Snow above a line: the crest, and a ragged lower edge with tongues. */
function snowCap(rng: Stream, own: readonly Point[], top: Point, line: number): string {
  const crest = own.filter(([, y]) => y < line);
  const [first, last] = [crest[0], crest.at(-1)];
  if (!first || !last || crest.length < 3) return '';
  const teeth = Math.max(5, Math.round((last[0] - first[0]) / 12));
  const edge = Array.from({ length: teeth - 1 }, (_, i): Point => {
    const t = 1 - (i + 1) / teeth;
    const x = first[0] + (last[0] - first[0]) * t + rng.range(-3, 3);
    const tongue = (i % 2 ? -rng.range(4, 26) : rng.range(6, 26)) * Math.min(1, 4 * t * (1 - t) + 0.25);
    return [x, line + tongue - (line - top[1]) * 0.12];
  });
  return polygon([...simplify(crest, 1), ...edge]);
}
