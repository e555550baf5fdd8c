/** A place in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of the map, which is a square of 1 by 1: x grows to the east, y to the south. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The latitude of the square's upper edge; what's beyond it is drawn on the edge. */
const highestLatitude = 85.0511287798;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Mercator's projection. Source: docs/archive/decisions/0076-a-map-of-our-own.md. */
export function projected({ latitude, longitude }: Place): MapPoint {
  const shown = Math.max(-highestLatitude, Math.min(highestLatitude, latitude));
  const north = Math.log(Math.tan(Math.PI / 4 + radians(shown) / 2));
  return { x: (longitude + 180) / 360, y: 0.5 - north / (2 * Math.PI) };
}

/** The place at a point of the map. East or west of the square its longitude goes on, beyond 180 degrees. */
export function placeAt({ x, y }: MapPoint): Place {
  const latitude = (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) * (180 / Math.PI);
  return { latitude, longitude: 360 * x - 180 };
}

/** A longitude from -180 to 180 degrees, for one that went on across the date line. */
export function longitudeOf(degrees: number): number {
  return degrees - 360 * Math.floor((degrees + 180) / 360);
}

/**
 * Points in one piece: the map is cut where most of its width is empty, and what's east of the cut comes after the rest, at x beyond 1.
 * Fiji and Samoa are next to each other this way.
 */
export function inOnePiece<Point extends MapPoint>(points: readonly Point[]): readonly Point[] {
  const sorted = points.map(({ x }) => x).toSorted((a, b) => a - b);
  let [widest, cut] = [1 - (sorted.at(-1) ?? 0) + (sorted[0] ?? 0), 0];
  for (const [index, x] of sorted.entries()) {
    const gap = x - (sorted[index - 1] ?? x);
    if (gap > widest) [widest, cut] = [gap, x];
  }
  return points.map((point) => (point.x < cut ? { ...point, x: point.x + 1 } : point));
}
