/** Turns shapes into the shortest possible SVG: whole units, no styles, no scripts. */

export type Point = readonly [x: number, y: number];

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number with at most this many decimals and no zero before the point. */
export function shortest(v: number, digits: number): string {
  if (digits === 0) return String(Math.round(v));
  return String(Number(v.toFixed(digits))).replace(/^(-?)0\./, '$1.');
}

/** Joins numbers; a minus sign needs no space before it. */
export function numbers(list: readonly number[], digits = 0): string {
  let text = '';
  for (const v of list) {
    const next = shortest(v, digits);
    text += text && !next.startsWith('-') ? ` ${next}` : next;
  }
  return text;
}

/**
 * Path data from a template: rounds numbers to whole units, writes points as "x y", and keeps text as it is.
 * Example: d`M${4.2} ${-3}h${[2, 0]}` is "M4-3h2 0".
 */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string | Point)[]): string {
  let text = parts[0] ?? '';
  for (const [i, value] of values.entries()) {
    const next = typeof value === 'string' ? value : numbers(typeof value === 'number' ? [value] : value);
    // A minus sign needs no space before it.
    const before = next.startsWith('-') && text.endsWith(' ') ? text.slice(0, -1) : text;
    text = before + next + (parts[i + 1] ?? '');
  }
  return text;
}

/** Which way each number after a letter of path data goes: across, down, or neither. An arc has its radii first. */
const directions: Readonly<Record<string, string>> = { H: 'x', V: 'y', A: 'rr---xy' };

/**
 * Path data of a shape that's measured from a point: its capital letters count from there. Rounds to whole units.
 * Example: around(100, 50, 'M-8 0l8-12 8 12z') is "M92 50l8-12 8 12z".
 * @param size how many times as large it's drawn
 * @param way -1 mirrors it, which doesn't work for arcs
 */
export function around(x: number, y: number, shape: string, size = 1, way: 1 | -1 = 1): string {
  return shape.replace(/([a-z])([^a-z]*)/gi, (_, letter: string, list: string) => {
    const steps = directions[letter.toUpperCase()] ?? 'xy';
    const [fromX, fromY] = letter < 'a' ? [x, y] : [0, 0];
    const values = Array.from(list.matchAll(/-?\d*\.?\d+/g), ([text], i) => {
      const value = Number(text);
      const step = steps[i % steps.length];
      if (step === 'x') return fromX + way * size * value;
      if (step === 'y') return fromY + size * value;
      return step === 'r' ? size * value : value;
    });
    return letter + numbers(values);
  });
}

/** Points from a list of their x and y in turn, which are measured from a point like those of {@link around}. */
export const pairs = (list: readonly number[], x = 0, y = 0, size = 1, way: 1 | -1 = 1): readonly Point[] =>
  list.flatMap((u, i) => (i % 2 ? [] : [[x + way * size * u, y + size * (list[i + 1] ?? 0)] as const]));

export interface PolygonOptions {
  readonly close?: boolean;
  /** Decimals kept. */
  readonly digits?: number;
}

/** A path of straight lines through points, in relative steps. An empty list gives an empty path. */
export function polygon(points: readonly Point[], { close = true, digits = 0 }: PolygonOptions = {}): string {
  const unit = 10 ** digits;
  const rounded = points.map(([x, y]): Point => [Math.round(x * unit), Math.round(y * unit)]);
  const [first, ...rest] = rounded;
  if (!first) return '';
  let [px, py] = first;
  const steps: number[] = [];
  for (const [x, y] of rest) {
    if (x === px && y === py) continue;
    steps.push((x - px) / unit, (y - py) / unit);
    [px, py] = [x, y];
  }
  return `M${numbers([first[0] / unit, first[1] / unit], digits)}l${numbers(steps, digits)}${close ? 'z' : ''}`;
}

/** An open line through points. */
export const polyline = (points: readonly Point[], digits = 0): string => polygon(points, { close: false, digits });

/**
 * A smooth path: points are the controls, their midpoints the knots. It starts at the first point and ends at the last.
 * @param tail path data to add at the end, such as the edge down to the foot of the sheet
 */
export function smooth(points: readonly Point[], { close = false, tail = '' } = {}): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first] = whole;
  if (!first) return '';
  let at = first;
  const steps: number[] = [];
  for (const [i, control] of whole.slice(1, -1).entries()) {
    const next = whole[i + 2] ?? control;
    const isLast = i === whole.length - 3;
    const end: Point = isLast ? next : [Math.round((control[0] + next[0]) / 2), Math.round((control[1] + next[1]) / 2)];
    steps.push(control[0] - at[0], control[1] - at[1], end[0] - at[0], end[1] - at[1]);
    at = end;
  }
  return `M${numbers(first)}q${numbers(steps)}${tail}${close ? 'z' : ''}`;
}

/** Douglas-Peucker: drops each point less than `tolerance` from the line. */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
  let worst = 0;
  let at = 0;
  for (const [i, [x, y]] of points.slice(0, -1).entries()) {
    const off = Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (off > worst) [worst, at] = [off, i];
  }
  if (worst <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance), ...simplify(points.slice(at), tolerance).slice(1)];
}

/**
 * Path data of the same mark in many places: dots, to be stroked with round ends, or upright strokes.
 * @param down length of each mark; 0 for a dot
 */
export function marks(places: readonly Point[], down = 0): string {
  let data = '';
  let [px, py] = [0, 0];
  for (const [x, y] of places) {
    const [qx, qy] = [Math.round(x), Math.round(y)];
    data += `${data ? 'm' : 'M'}${numbers([qx - px, qy - py])}${down ? `v${down}` : 'h0'}`;
    [px, py] = [qx, qy + down];
  }
  return data;
}

/** Path data of a circle, wound clockwise. */
export const disc = (x: number, y: number, r: number): string =>
  d`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/**
 * Path data of several shapes as one, all wound clockwise: a fill has a hole where shapes of opposite winding overlap.
 */
export function silhouette(shapes: readonly (readonly Point[])[]): string {
  return shapes.map((shape) => polygon(signedArea(shape) < 0 ? shape.toReversed() : shape)).join('');
}

/** Twice the area inside, positive when wound clockwise on paper. */
function signedArea(shape: readonly Point[]): number {
  let area = 0;
  for (const [i, [x, y]] of shape.entries()) {
    const [nextX, nextY] = shape[(i + 1) % shape.length] ?? [x, y];
    area += x * nextY - nextX * y;
  }
  return area;
}

/** Path data of a shape with a point at each end. */
export const lens = (cx: number, cy: number, half: number, height: number): string =>
  d`M${cx - half} ${cy}q${half} ${-height * 2} ${2 * half} 0q${-half} ${height * 2} ${-2 * half} 0z`;
