/** Sizes of the drawing. Source: docs/rules/sky.md, "The natal wheel". */
export const radii = {
  eventEdge: 226,
  eventGlyph: 210,
  outer: 190,
  inner: 158,
  openArc: 143,
  glyph: 131,
  openGlyph: 124,
  aspects: 108,
} as const;

/** A phone shows this many lines, the strongest: more can't be told apart. */
export const linesOnPhones = 6;

const degree = Math.PI / 180;

/** How longitudes map onto circles: counter-clockwise, with `leftDeg` at nine o'clock. */
export interface Dial {
  readonly centre: number;
  readonly leftDeg: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** @param longitudeDeg degrees on the ecliptic */
export function pointAt({ centre, leftDeg }: Dial, longitudeDeg: number, radius: number): Point {
  const angle = (longitudeDeg - leftDeg) * degree;
  return { x: tenth(centre - radius * Math.cos(angle)), y: tenth(centre + radius * Math.sin(angle)) };
}

/** A straight path through points given as longitude and radius. */
export function linePath(dial: Dial, ...stops: readonly (readonly [longitudeDeg: number, radius: number])[]): string {
  return stops
    .map(([longitudeDeg, radius], index) => {
      const { x, y } = pointAt(dial, longitudeDeg, radius);
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

/** An arc in the direction of the zodiac. */
export function arcPath(dial: Dial, fromDeg: number, toDeg: number, radius: number): string {
  const from = pointAt(dial, fromDeg, radius);
  const to = pointAt(dial, toDeg, radius);
  const isLong = (((toDeg - fromDeg) % 360) + 360) % 360 > 180;
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${isLong ? 1 : 0} 0 ${to.x} ${to.y}`;
}

/** One sign's sector of the zodiac ring. @param index 0 Aries to 11 Pisces */
export function sectorPath(dial: Dial, index: number): string {
  const [from, to] = [index * 30, index * 30 + 30];
  const inner = pointAt(dial, to, radii.inner);
  const back = pointAt(dial, from, radii.inner);
  return `${arcPath(dial, from, to, radii.outer)}L${inner.x} ${inner.y}A${radii.inner} ${radii.inner} 0 0 1 ${back.x} ${back.y}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
