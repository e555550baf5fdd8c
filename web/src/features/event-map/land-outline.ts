import { projected, type MapPoint } from '@ascendant/domain/map/projection';
import borderData from './borders.json';
import data from './land.json';

/** A line, with the box around it, on the map's square of 1 by 1. Coasts and shores are closed. */
interface Ring {
  readonly points: readonly MapPoint[];
  readonly box: Box;
}

/** Part of the map's square. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** South of here there's only Antarctica. */
const southernmost = -85;
const belowEdge = 4;
/** Antarctica would be larger than all other land; it's drawn from this world width on, when it isn't seen with the whole world. */
const iceFromPx = 1024;
const iceTop = projected({ longitude: 0, latitude: -60 }).y;
/** Corners closer than this many pixels aren't drawn apart. */
const leastPx = 1.2;

/** Reads what `web/tools/packed-lines.mjs` writes: five bits a letter, the sign in the lowest bit. */
function numbersIn(text: string): readonly number[] {
  const numbers: number[] = [];
  let [value, factor] = [0, 1];
  for (const letter of text) {
    const digit = digits.indexOf(letter);
    value += (digit % 32) * factor;
    factor *= 32;
    if (digit >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, factor] = [0, 1];
  }
  return numbers;
}

function ringsIn(text: string): readonly Ring[] {
  const numbers = numbersIn(text)[Symbol.iterator]();
  const next = () => Number(numbers.next().value ?? 0);
  const rings: Ring[] = [];
  let [x, y] = [0, 0];
  for (let corners = next(); corners > 0; corners = next()) {
    const points = Array.from({ length: corners }, () => {
      [x, y] = [x + next(), y + next()];
      return cornerAt(x / data.stepsPerDegree - 180, y / data.stepsPerDegree - 90);
    });
    rings.push({ points, box: boxAround(points) });
  }
  return rings;
}

/** Antarctica goes on below the map's edge, where a high map shows more than the square. */
function cornerAt(longitude: number, latitude: number): MapPoint {
  const corner = projected({ longitude, latitude });
  return latitude < southernmost ? { x: corner.x, y: belowEdge } : corner;
}

function boxAround(points: readonly MapPoint[]): Box {
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

type Outline = 'land' | 'lakes' | 'borders' | 'provinces';
const areClosed: ReadonlySet<Outline> = new Set(['land', 'lakes']);

let outlines: Readonly<Record<Outline, readonly Ring[]>> | undefined;

/** The coasts, the larger lakes and the borders of the world's countries and of some countries' provinces, in the same steps. Source: Natural Earth. */
function readOutlines() {
  outlines ??= {
    land: ringsIn(data.land),
    lakes: ringsIn(data.lakes),
    borders: ringsIn(borderData.borders),
    provinces: ringsIn(borderData.provinces),
  };
  return outlines;
}

/**
 * The coasts, the shores of lakes or borders, as an SVG path: those that touch a part of the map, as detailed as can be seen.
 * @param worldPx how many units of the path the world is wide, and how many pixels at least
 */
export function outlinePath(of: Outline, worldPx: number, part: Box): string {
  const { [of]: rings } = readOutlines();
  const isDrawn = ({ box }: Ring) =>
    touches(box, part) &&
    Math.max(box.right - box.left, box.bottom - box.top) * worldPx > leastPx &&
    (worldPx >= iceFromPx || box.top < iceTop);
  return rings
    .filter(isDrawn)
    .map((ring) => `${linePath(ring, worldPx)}${areClosed.has(of) ? 'Z' : ''}`)
    .join('');
}

const touches = (a: Box, b: Box): boolean =>
  a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;

function linePath({ points }: Ring, worldPx: number): string {
  let path = '';
  let [lastX, lastY] = [Number.NEGATIVE_INFINITY, 0];
  for (const point of points) {
    const [x, y] = [point.x * worldPx, point.y * worldPx];
    if (Math.abs(x - lastX) < leastPx && Math.abs(y - lastY) < leastPx) continue;
    path += `${path === '' ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    [lastX, lastY] = [x, y];
  }
  return path;
}
