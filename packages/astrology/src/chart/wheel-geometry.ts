import { norm, RADIANS } from '../angle';

/** Radii of a natal wheel in the units of its viewBox. Source: astrology design, section 8, and the drawn screens. */
export const RADII = {
  zodiacOuter: 190,
  signGlyph: 174,
  zodiacInner: 158,
  tick: 152,
  leader: 145,
  openArc: 143,
  glyph: 131,
  openGlyph: 124,
  aspects: 108,
} as const;

/** Radii of the ring of an event around a natal wheel. */
export const EVENT_RADII = { tick: 195, leader: 199, glyph: 210, ring: 226 } as const;

/** How far apart glyphs are kept, in degrees. Source: README of the drawn screens, wheel. */
export const NATAL_SPACING = 13;
export const EVENT_SPACING = 7.5;

const SPREADING_ROUNDS = 60;

export interface XY {
  x: number;
  y: number;
}

/** Where a longitude and a radius are on the drawing. */
export type Projection = (longitudeDeg: number, radius: number) => XY;

/**
 * Projection of a wheel: signs run counter-clockwise and `left` stands at nine o'clock.
 * @param wheel `centre` of the square drawing; `left` a longitude in degrees: the ascendant, or 0
 * Source: astrology design, section 8.
 */
export function projection({ centre, left }: { centre: number; left: number }): Projection {
  return (longitudeDeg, radius) => {
    const angle = (longitudeDeg - left) * RADIANS;
    return { x: tenth(centre - radius * Math.cos(angle)), y: tenth(centre + radius * Math.sin(angle)) };
  };
}

/** An SVG path along a ring from one longitude to another through the zodiac. */
export function arcPath(at: Projection, arc: { from: number; to: number; radius: number }): string {
  const [start, end] = [at(arc.from, arc.radius), at(arc.to, arc.radius)];
  const isLong = norm(arc.to - arc.from) > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A${arc.radius} ${arc.radius} 0 ${isLong} 0 ${end.x} ${end.y}`;
}

/** An SVG path around one sign of the zodiac ring. */
export function signPath(at: Projection, sign: number): string {
  const [from, to] = [sign * 30, sign * 30 + 30];
  const inner = at(to, RADII.zodiacInner);
  const back = at(from, RADII.zodiacInner);
  const outer = arcPath(at, { from, to, radius: RADII.zodiacOuter });
  return `${outer}L${inner.x} ${inner.y}A${RADII.zodiacInner} ${RADII.zodiacInner} 0 0 1 ${back.x} ${back.y}Z`;
}

/**
 * Moves longitudes apart so that glyphs do not overlap: neighbours closer than `spacing` are pushed apart evenly, up to
 * 60 times, and keep their order.
 * @returns the longitude to draw each at, in the order given
 * Source: astrology design, section 8.
 */
export function spread(longitudes: readonly number[], spacing: number): number[] {
  const order = longitudes.map((longitude, i) => ({ i, at: norm(longitude) })).sort((a, b) => a.at - b.at);
  for (let round = 0; round < SPREADING_ROUNDS && order.length > 1; round++) {
    order.forEach((glyph, k) => {
      const isLast = k === order.length - 1;
      const next = isLast ? order[0] : order[k + 1];
      if (next === undefined) return;
      const overlap = spacing - (next.at + (isLast ? 360 : 0) - glyph.at);
      if (overlap <= 0) return;
      glyph.at -= overlap / 2;
      next.at += overlap / 2;
    });
  }
  return order.sort((a, b) => a.i - b.i).map(({ at }) => norm(at));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
