import { allPoints, pointName, type Point } from '../point';
import { norm, degreesInSign, signAt } from '../zodiac';
import { aspectBetween, aspectTone, namedAspect, type AspectName, type AspectTone } from './aspect';
import type { BirthChart, Placement } from './birth-chart';

/** The smallest distance between glyphs, in degrees. Source: docs/rules/sky.md, "The natal wheel". */
export const natalSpacing = 13;
export const eventSpacing = 7.5;

const spreadingRounds = 60;

/** The widest orb of each natal aspect in degrees. We don't draw any others. Source: docs/rules/sky.md, "The natal wheel". */
const natalOrbs: Readonly<Partial<Record<AspectName, number>>> = {
  conjunction: 8,
  sextile: 5,
  square: 7,
  trine: 7,
  opposition: 8,
};

export type WheelRing = 'natal' | 'event';

/** A point on the wheel, in degrees. */
export interface WheelGlyph {
  readonly point: Point;
  readonly ring: WheelRing;
  /** Where the point is; for an uncertain one, the middle of its arc. */
  readonly longitudeDeg: number;
  /** Where to draw its glyph, clear of its neighbours. */
  readonly shownDeg: number;
  /** Where an uncertain point may be; null for a certain one. */
  readonly arc: { fromDeg: number; toDeg: number } | null;
  /** 'Aquarius 20°39′'; null for an uncertain point. */
  readonly position: string | null;
}

/** A line between two points, with its sentence. */
export interface WheelLine {
  readonly from: { point: Point; deg: number };
  readonly to: { point: Point; deg: number };
  /** Drawn solid and dashed. */
  readonly tone: AspectTone;
  readonly sentence: string;
}

/** Everything needed to draw the wheel at any size, in degrees on the ecliptic. */
export interface Wheel {
  /** The longitude at nine o'clock: the ascendant, or 0 when that's uncertain. */
  readonly leftDeg: number;
  /** Whether we know the rising degree, and with it the horizon. */
  readonly hasHorizon: boolean;
  readonly glyphs: WheelGlyph[];
  readonly lines: WheelLine[];
}

/** Whose wheel it is: as in MatchPerson, without the vector. */
export interface WheelOwner {
  readonly chart: BirthChart;
  readonly firstName?: string;
}

/** The wheel of a birth chart with the aspects between its certain points, the closest first. Source: docs/rules/sky.md, "The natal wheel". */
export function natalWheel(owner: WheelOwner): Wheel {
  const glyphs = natalGlyphs(owner.chart);
  return { ...orientation(owner.chart), glyphs, lines: natalLines(owner, glyphs) };
}

/** How the wheel of a chart is turned. */
export function orientation({ points }: BirthChart): Pick<Wheel, 'leftDeg' | 'hasHorizon'> {
  const { certain, lon } = points.Asc;
  return { leftDeg: certain ? (lon ?? 0) : 0, hasHorizon: certain };
}

/** The points of a birth, except those that may be anywhere. */
export function natalGlyphs(chart: BirthChart): WheelGlyph[] {
  const placed = allPoints.flatMap((point) => {
    const place = placeOf(chart.points[point]);
    return place === null ? [] : [{ point, ring: 'natal' as const, ...place }];
  });
  return apart(placed, natalSpacing);
}

function placeOf({ certain, lon, range }: Placement): Pick<WheelGlyph, 'longitudeDeg' | 'arc' | 'position'> | null {
  if (certain) return lon === null ? null : { longitudeDeg: lon, arc: null, position: positionOf(lon) };
  if (range === null || range[1] - range[0] === 360) return null;
  const [fromDeg, toDeg] = range;
  const middle = norm(fromDeg + norm(toDeg - fromDeg) / 2);
  return { longitudeDeg: middle, arc: { fromDeg, toDeg }, position: null };
}

/** 'Aquarius 20°39′', truncated. */
export function positionOf(longitudeDeg: number): string {
  return `${signAt(longitudeDeg)} ${degreesInSign(longitudeDeg)}`;
}

/** Places the glyphs of a ring so that they don't overlap. */
export function apart(glyphs: readonly Omit<WheelGlyph, 'shownDeg'>[], spacing: number): WheelGlyph[] {
  const shown = spread(
    glyphs.map(({ longitudeDeg }) => longitudeDeg),
    spacing,
  );
  return glyphs.map((glyph, i) => ({ ...glyph, shownDeg: shown[i] ?? glyph.longitudeDeg }));
}

function natalLines(owner: WheelOwner, glyphs: readonly WheelGlyph[]): WheelLine[] {
  const certain = glyphs.filter(({ arc }) => arc === null);
  const lines = certain.flatMap((from, i) => certain.slice(i + 1).flatMap((to) => natalLine(owner, from, to)));
  return lines.sort((a, b) => orbOf(a) - orbOf(b));
}

function orbOf({ from, to }: WheelLine): number {
  return aspectBetween(from.deg, to.deg).orbDeg;
}

function natalLine({ chart, firstName }: WheelOwner, from: WheelGlyph, to: WheelGlyph): WheelLine[] {
  const { name, orbDeg } = aspectBetween(from.longitudeDeg, to.longitudeDeg);
  const tone = aspectTone(name, [from.point, to.point]);
  if (tone === null || orbDeg > (natalOrbs[name] ?? 0)) return [];
  const exactness = chart.points[from.point].range === null ? `, ${orbDeg.toFixed(1)}° from exact` : '';
  const [whose, own] = firstName === undefined ? ['Your', 'your'] : [`${firstName}'s`, `${firstName}'s`];
  const sentence = `${whose} ${pointName(from.point)} forms ${namedAspect(name)} with ${own} ${pointName(to.point)}${exactness}.`;
  return [
    {
      from: { point: from.point, deg: from.longitudeDeg },
      to: { point: to.point, deg: to.longitudeDeg },
      tone,
      sentence,
    },
  ];
}

/**
 * Moves longitudes apart so that glyphs don't overlap. It pushes neighbours closer than `spacing` apart evenly, up to 60
 * times, and keeps their order.
 * @returns the longitude to draw each at, in the order given
 * Source: docs/rules/sky.md, "The natal wheel".
 */
export function spread(longitudes: readonly number[], spacing: number): number[] {
  const order = longitudes.map((longitude, i) => ({ i, at: norm(longitude) })).sort((a, b) => a.at - b.at);
  for (let round = 0; round < spreadingRounds && order.length > 1; round++) {
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
