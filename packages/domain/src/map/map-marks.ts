import { townOf } from '../town-of';
import { allowedView, maxWorldPx, viewOf, zoomed, type MapSize, type MapView } from './map-view';
import { inOnePiece, projected, type MapPoint, type Place } from './projection';

/** Something that the map shows at one point: an event, or how many are around it. */
export interface MapSpot extends Place {
  readonly count: number;
  /** 'Banff, Alberta, Canada' */
  readonly location: string;
}

/** A button on the map: one spot, or several that would overlap. At the middle of their events. */
export interface MapMark<Spot extends MapSpot> extends MapPoint {
  readonly spots: readonly Spot[];
  /** How many events it has. */
  readonly count: number;
}

/** How far apart the middles of two marks are at least, in pixels: a large finger, and a little more. */
export const markDistancePx = 52;
/** How much closer a press on a group comes whose events aren't known one by one. */
const groupStep = 4;
/** Marks within a line of this many pixels are read from left to right. */
const lineHeightPx = 96;

/**
 * The marks for some spots, when the world is this wide: the largest spot takes in its neighbours, then the next, until no two marks
 * overlap. The same spots give the same marks.
 */
export function marksOf<Spot extends MapSpot>(spots: readonly Spot[], worldPx: number): readonly MapMark<Spot>[] {
  let marks = inOnePiece(
    spots.map((spot): MapMark<Spot> => ({ ...projected(spot), spots: [spot], count: spot.count })),
  );
  for (let before = -1; before !== marks.length;) {
    before = marks.length;
    marks = joined(marks, markDistancePx / worldPx);
  }
  return marks;
}

/** One round: each mark that isn't taken yet takes those closer than the distance. */
function joined<Spot extends MapSpot>(marks: readonly MapMark<Spot>[], distance: number): MapMark<Spot>[] {
  const bySize = marks.toSorted((a, b) => b.count - a.count || a.x - b.x || a.y - b.y);
  const around = neighboursIn(bySize, distance);
  const taken = new Set<MapMark<Spot>>();
  return bySize.flatMap((mark) => {
    if (taken.has(mark)) return [];
    taken.add(mark);
    const near = around(mark).filter(
      (other) => !taken.has(other) && Math.hypot(other.x - mark.x, other.y - mark.y) < distance,
    );
    near.forEach((other) => taken.add(other));
    return near.length === 0 ? [mark] : [merged([mark, ...near])];
  });
}

/** Sorts points into squares as wide as the distance, so that not every one is compared with every other. @returns what's in the nine squares around a point */
function neighboursIn<Point extends MapPoint>(points: readonly Point[], distance: number) {
  const square = (value: number) => Math.floor(value / distance);
  const squares = new Map<string, Point[]>();
  for (const point of points) {
    const key = `${square(point.x)} ${square(point.y)}`;
    const others = squares.get(key);
    if (others) others.push(point);
    else squares.set(key, [point]);
  }
  const sides = [-1, 0, 1];
  return ({ x, y }: MapPoint): readonly Point[] =>
    sides.flatMap((right) => sides.flatMap((down) => squares.get(`${square(x) + right} ${square(y) + down}`) ?? []));
}

function merged<Spot extends MapSpot>(marks: readonly MapMark<Spot>[]): MapMark<Spot> {
  const count = marks.reduce((sum, mark) => sum + mark.count, 0);
  const middle = (of: (mark: MapMark<Spot>) => number) =>
    marks.reduce((sum, mark) => sum + of(mark) * mark.count, 0) / count;
  return { x: middle(({ x }) => x), y: middle(({ y }) => y), count, spots: marks.flatMap(({ spots }) => spots) };
}

/** The order in which marks are reached by keyboard: line by line from the north, each from the west. */
export function inReadingOrder<Mark extends MapPoint>(marks: readonly Mark[], worldPx: number): readonly Mark[] {
  const line = ({ y }: Mark) => Math.floor((y * worldPx) / lineHeightPx);
  return marks.toSorted((a, b) => line(a) - line(b) || a.x - b.x || a.y - b.y);
}

/** The view in which a mark's events have marks of their own; null if they're too close together for that. */
export function viewInto(mark: MapMark<MapSpot>, view: MapView, size: MapSize): MapView | null {
  const isKnown = mark.spots.every(({ count }) => count === 1);
  if (isKnown && marksOf(mark.spots, maxWorldPx).length === 1) return null;
  if (mark.spots.length > 1) {
    const fitting = viewOf(mark.spots, size, maxWorldPx);
    if (fitting.worldPx > view.worldPx * 1.01) return fitting;
  }
  if (view.worldPx >= maxWorldPx) return null;
  return zoomed(allowedView({ ...view, x: mark.x, y: mark.y }, size), groupStep, size);
}

/** Whether all events of a mark are in the same town, as far as their locations say. */
export function isOneTown({ spots: [first, ...others] }: MapMark<MapSpot>): boolean {
  return first !== undefined && others.every(({ location }) => townOf(location) === townOf(first.location));
}

/** How the place of a mark is called: the town of most of its events. */
export function placeOf({ spots }: MapMark<MapSpot>): string {
  const counts = new Map<string, number>();
  for (const { location, count } of spots) counts.set(townOf(location), (counts.get(townOf(location)) ?? 0) + count);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? '';
}
