import { milkyWayBrightness } from '@ascendant/astrology/sky/milky-way';
import type { MilkyWayPoint } from '@ascendant/astrology/sky/sky';
import { hex, lch } from '../print/colour';
import { element, group, path, stroke } from '../print/elements';
import { marks, smooth, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Stream } from '../random';
import type { Projection } from './projection';

const tone = hex(lch(0.86, 0.035, 235));
/** Soft shapes on top of each other: half width as a fraction of the stream's, and opacity. */
const glowBands = [
  [1.5, 0.09],
  [0.95, 0.1],
  [0.5, 0.13],
] as const;

/** A point of the stream on paper, with its normal and half width. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  readonly halfWidth: number;
  readonly brightness: number;
  /** Position along the stream, in degrees. */
  readonly along: number;
}

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly along: number;
}

/** Stretches of the galactic equator that lie in or near the frame. */
function runsInFrame(sheet: Sheet, points: readonly MilkyWayPoint[], project: Projection): readonly Knot[][] {
  const { left, right, top } = sheet.paper;
  const runs: Knot[][] = [];
  let run: Knot[] = [];
  for (const point of points) {
    const at = project(point);
    const isNear = point.altitudeDeg > -18 && at.x > left - 350 && at.x < right + 350 && at.y > top - 300;
    if (isNear) run.push({ ...at, along: point.galacticLongitudeDeg });
    else if (run.length) {
      runs.push(run);
      run = [];
    }
  }
  // A stretch that crosses longitude 0 starts at the end of the list.
  const [first] = runs;
  if (run.length && first?.[0]?.along === 0) runs[0] = [...run, ...first];
  else if (run.length) runs.push(run);
  return runs.filter(({ length }) => length > 2);
}

function framesOf(run: readonly Knot[]): readonly Frame[] {
  return run.map((knot, i) => {
    const before = run[Math.max(0, i - 1)] ?? knot;
    const after = run[Math.min(run.length - 1, i + 1)] ?? knot;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const brightness = milkyWayBrightness(knot.along);
    return {
      ...knot,
      brightness,
      nx: -(after.y - before.y) / length,
      ny: (after.x - before.x) / length,
      halfWidth: 46 + 74 * (brightness - 0.35),
    };
  });
}

interface Band {
  /** Half widths to each side, as fractions of the stream's. */
  readonly from: number;
  readonly to: number;
  readonly wobble: number;
  readonly shift: number;
}

function bandShape(frames: readonly Frame[], rng: Stream, { from, to, wobble, shift }: Band): string {
  const knots = frames.filter((_, i) => i % 3 === 0 || i === frames.length - 1);
  const side = (width: number, phase: number) =>
    knots.map(({ x, y, nx, ny, halfWidth, along }): Point => {
      const out = halfWidth * (width * (1 + wobble * rng.noise(along / 16 + phase)) + shift);
      return [x + nx * out, y + ny * out];
    });
  return smooth([...side(to, 3.3), ...side(-from, 8.1).reverse()], { close: true });
}

/** Specks that thin out from the middle. */
function dust(sheet: Sheet, frames: readonly Frame[], rng: Stream): readonly Point[] {
  const { left, right, top } = sheet.paper;
  const specks: Point[] = [];
  for (const { x, y, nx, ny, halfWidth, brightness } of frames)
    for (let i = 0; i < Math.round(brightness * 13 * sheet.light.milkyWay); i++) {
      const off = (rng.next() + rng.next() + rng.next() - 1.5) * 1.5 * halfWidth;
      const along = rng.range(-14, 14);
      const at: Point = [x + nx * off - ny * along, y + ny * off + nx * along];
      if (at[0] > left && at[0] < right && at[1] > top && at[1] < sheet.horizon) specks.push(at);
    }
  return specks;
}

/** Soft bands along the galactic equator, the dark rift through the brighter part, and dust. */
export function milkyWay(sheet: Sheet, points: readonly MilkyWayPoint[], project: Projection): void {
  if (sheet.light.milkyWay <= 0.05) return;
  const rng = sheet.rng('milky-way');
  const specks: Point[] = [];
  for (const run of runsInFrame(sheet, points, project)) {
    const frames = framesOf(run);
    sheet.add(group({ filter: `url(#${blur(sheet)})` }, bandsOf(sheet, frames, rng)));
    specks.push(...dust(sheet, frames, rng));
  }
  sheet.add(stroke(marks(specks), tone, 1.5, { 'stroke-linecap': 'round', opacity: 0.42 }));
}

function bandsOf(sheet: Sheet, frames: readonly Frame[], rng: Stream): string {
  const core = Math.max(...frames.map(({ brightness }) => brightness));
  const power = sheet.light.milkyWay * (0.6 + 0.6 * core);
  const bands = glowBands.map(([width, opacity]) =>
    path(bandShape(frames, rng, { from: width, to: width, wobble: 0.55, shift: 0 }), tone, {
      opacity: opacity * power,
    }),
  );
  const rift = bandShape(frames, rng, { from: 0.1, to: 0.3, wobble: 1.1, shift: 0.1 });
  if (core > 0.6) bands.push(path(rift, sheet.skyTone(0.3), { opacity: 0.42 * power }));
  return bands.join('');
}

/** The only filter in the picture. */
function blur(sheet: Sheet): string {
  return sheet.define('blur', (id) =>
    element(
      'filter',
      { id, x: '-20%', y: '-20%', width: '140%', height: '140%' },
      element('feGaussianBlur', { stdDeviation: 13 }),
    ),
  );
}
