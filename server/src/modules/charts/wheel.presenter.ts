import type { Wheel as WheelInDegrees } from '@ascendant/astrology/chart/wheel';
import type { Point } from '@ascendant/astrology/point';
import type { Wheel } from '@ascendant/contract/chart';

export type WirePoint = Wheel['glyphs'][number]['point'];

/** Screens call the ascendant Rising. */
export function wirePoint(point: Point): WirePoint {
  return point === 'Asc' ? 'Rising' : point;
}

/** A wheel in degrees, for circles of any size. */
export function presentWheel({ leftDeg, hasHorizon, glyphs, lines }: WheelInDegrees): Wheel {
  return {
    leftDeg,
    hasHorizon,
    glyphs: glyphs.map((glyph) => ({ ...glyph, point: wirePoint(glyph.point) })),
    lines: lines.map(({ from, to, tone, sentence }) => ({
      fromPoint: wirePoint(from.point),
      toPoint: wirePoint(to.point),
      fromDeg: from.deg,
      toDeg: to.deg,
      kind: tone,
      sentence,
    })),
  };
}
