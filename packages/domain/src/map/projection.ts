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

/** Mercator's projection. Source: docs/decisions/0076-a-map-of-our-own.md. */
export function projected({ latitude, longitude }: Place): MapPoint {
  const shown = Math.max(-highestLatitude, Math.min(highestLatitude, latitude));
  const north = Math.log(Math.tan(Math.PI / 4 + radians(shown) / 2));
  return { x: (longitude + 180) / 360, y: 0.5 - north / (2 * Math.PI) };
}

/** The place at a point of the map. */
export function placeAt({ x, y }: MapPoint): Place {
  const latitude = (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) * (180 / Math.PI);
  return { latitude, longitude: 360 * x - 180 };
}
