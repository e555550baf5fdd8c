import { norm } from '../angle';
import { pointName, POINTS, type Point } from '../point';
import { SIGNS, type Sign } from '../zodiac';
import { aspectBetween, aspectTone, type AspectName } from './aspect';
import type { BirthChart, Placement } from './birth-chart';
import { placementRows } from './placement-table';
import {
  arcPath,
  NATAL_SPACING,
  projection,
  RADII,
  signPath,
  spread,
  type Projection,
  type XY,
} from './wheel-geometry';

/** A glyph on the wheel. */
export interface WheelGlyph {
  point: Point;
  ring: 'natal' | 'event';
  /** Middle of the glyph. */
  x: number;
  y: number;
  /** Line from the true longitude to the glyph, as an SVG path; null for an open point. */
  leader: string | null;
  /** Where aspect lines end; null for an open point. */
  dot: XY | null;
  /** For a point that may stand in several signs: the dotted arc over them and its two end strokes, as SVG paths. */
  open: { arc: string; ends: string } | null;
  /** 'Sun in Aquarius, 20°39′' */
  label: string;
}

/** A line between two points, with what it says. */
export interface WheelLine {
  from: { ring: 'natal'; point: Point };
  to: { ring: 'natal' | 'event'; point: Point };
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** soft: sextile, trine, helps; hard: square, opposition, rubs. Drawn solid and dashed. */
  tone: 'soft' | 'hard';
  /** Width of the stroke in units of the viewBox. */
  width: number;
  /** Part of z for a line to an event; null within a chart. */
  share: number | null;
  sentence: string;
}

/** Everything a drawing of the wheel needs, as numbers and paths in the units of `viewBox`. */
export interface Wheel {
  viewBox: string;
  centre: number;
  radii: { zodiacOuter: number; zodiacInner: number; aspects: number; event: number | null };
  /** The twelve segments; the glyph's middle is x, y. */
  signs: { sign: Sign; path: string; x: number; y: number }[];
  /** Only when the rising sign is certain: the horizon and a mark at nine o'clock as paths, and where 'ASC' ends. */
  ascendant: { horizon: string; mark: string; label: XY | null } | null;
  glyphs: WheelGlyph[];
  lines: WheelLine[];
  /** Points of which nothing can be drawn. */
  unplaced: Point[];
  /** The placements in one sentence, for `<desc>`. */
  description: string;
}

/** Whose wheel it is: as in MatchPerson, without the vector. */
export interface WheelOwner {
  chart: BirthChart;
  firstName?: string;
}

/** A drawing with room for the label ASC on its left, and one without. */
const VIEW_BOX_WITH_LABEL = '-40 0 444 400';
const VIEW_BOX = '-4 0 408 400';
const CENTRE = 200;

/** Widest orb of each natal aspect in degrees; others are not drawn. Source: astrology design, section 8. */
const NATAL_ORBS: Readonly<Partial<Record<AspectName, number>>> = {
  conjunction: 8,
  sextile: 5,
  square: 7,
  trine: 7,
  opposition: 8,
};

/** The wheel of a birth chart with the aspects between its certain points. Source: astrology design, section 8. */
export function natalWheel(owner: WheelOwner): Wheel {
  const base = natalBase(owner.chart, CENTRE);
  const isCertain = owner.chart.points.Asc.certain;
  return {
    ...base.wheel,
    viewBox: isCertain ? VIEW_BOX_WITH_LABEL : VIEW_BOX,
    lines: natalLines(owner, base.at),
  };
}

/** The inner wheel with nothing drawn inside, around any centre; and its projection. */
export function natalBase(chart: BirthChart, centre: number): { wheel: Wheel; at: Projection } {
  const ascendant = chart.points.Asc.certain ? chart.points.Asc.lon : null;
  const at = projection({ centre, left: ascendant ?? 0 });
  const drawn = POINTS.filter((point) => middleOf(chart.points[point]) !== null);
  const wheel: Wheel = {
    viewBox: `0 0 ${2 * centre} ${2 * centre}`,
    centre,
    radii: { zodiacOuter: RADII.zodiacOuter, zodiacInner: RADII.zodiacInner, aspects: RADII.aspects, event: null },
    signs: SIGNS.map((sign, i) => ({ sign, path: signPath(at, i), ...at(i * 30 + 15, RADII.signGlyph) })),
    ascendant: ascendant === null ? null : ascendantOf(ascendant, at, centre),
    glyphs: natalGlyphs(chart, drawn, at),
    lines: [],
    unplaced: POINTS.filter((point) => !drawn.includes(point)),
    description: placementRows(chart).map(labelOf).join('; '),
  };
  return { wheel, at };
}

/** Where a point is drawn, in degrees: its longitude, or the middle of its possible arc; null when it may be anywhere. */
function middleOf({ lon, range, certain }: Placement): number | null {
  if (certain || range === null) return lon;
  const [from, to] = range;
  return to - from === 360 ? null : norm(from + norm(to - from) / 2);
}

function natalGlyphs(chart: BirthChart, drawn: readonly Point[], at: Projection): WheelGlyph[] {
  const rows = new Map(placementRows(chart).map((row) => [row.point, labelOf(row)]));
  const middles = drawn.map((point) => middleOf(chart.points[point]) ?? 0);
  const spreadOut = spread(middles, NATAL_SPACING);
  return drawn.map((point, i) => {
    const { certain, range } = chart.points[point];
    const place = { point, ring: 'natal' as const, label: rows.get(point) ?? point };
    const [trueAt, drawnAt] = [middles[i] ?? 0, spreadOut[i] ?? 0];
    if (!certain && range !== null) {
      return { ...place, ...at(drawnAt, RADII.openGlyph), leader: null, dot: null, open: openArc(range, at) };
    }
    return {
      ...place,
      ...at(drawnAt, RADII.glyph),
      leader: polyline([at(trueAt, RADII.zodiacInner), at(trueAt, RADII.tick), at(drawnAt, RADII.leader)]),
      dot: at(trueAt, RADII.aspects),
      open: null,
    };
  });
}

function openArc([from, to]: readonly [number, number], at: Projection): { arc: string; ends: string } {
  const end = (longitude: number): string =>
    polyline([at(longitude, RADII.openArc - 5), at(longitude, RADII.openArc + 5)]);
  return { arc: arcPath(at, { from, to, radius: RADII.openArc }), ends: end(from) + end(to) };
}

function ascendantOf(longitude: number, at: Projection, centre: number): NonNullable<Wheel['ascendant']> {
  const label = at(longitude, RADII.zodiacOuter + 13);
  return {
    horizon: polyline([at(longitude, RADII.zodiacInner), at(longitude + 180, RADII.zodiacInner)]),
    mark: polyline([at(longitude, RADII.zodiacOuter), at(longitude, RADII.zodiacOuter + 9)]),
    label: centre === CENTRE ? { x: label.x, y: label.y + 4 } : null,
  };
}

function natalLines(owner: WheelOwner, at: Projection): WheelLine[] {
  const { points } = owner.chart;
  const certain = POINTS.flatMap((point) => {
    const { lon } = points[point];
    return points[point].certain && lon !== null ? [{ point, lon }] : [];
  });
  return certain.flatMap((from, i) =>
    certain.slice(i + 1).flatMap((to) => {
      const { name, orbDeg } = aspectBetween(from.lon, to.lon);
      const tone = aspectTone(name, [from.point, to.point]);
      if (tone === null || orbDeg > (NATAL_ORBS[name] ?? 0)) return [];
      const [start, end] = [at(from.lon, RADII.aspects), at(to.lon, RADII.aspects)];
      const exactness = points[from.point].range === null ? ` (${orbDeg.toFixed(1)} degrees from exact)` : '';
      const [whose, own] =
        owner.firstName === undefined ? ['Your', 'your'] : [`${owner.firstName}'s`, `${owner.firstName}'s`];
      const line: WheelLine = {
        from: { ring: 'natal', point: from.point },
        to: { ring: 'natal', point: to.point },
        x1: start.x,
        y1: start.y,
        x2: end.x,
        y2: end.y,
        tone,
        width: Math.round((2.3 - orbDeg * 0.16) * 10) / 10,
        share: null,
        sentence: `${whose} ${pointName(from.point)} is in ${name}${exactness} with ${own} ${pointName(to.point)}.`,
      };
      return [line];
    }),
  );
}

/** An SVG path through some places. */
export function polyline(places: readonly XY[]): string {
  return `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

function labelOf(row: ReturnType<typeof placementRows>[number]): string {
  const retrograde = row.retrograde ? ', retrograde' : '';
  if (row.sign !== null) return `${row.name} in ${row.sign}, ${row.degrees ?? ''}${retrograde}`;
  return row.degrees === null ? `${row.name} not known` : `${row.name} between ${row.degrees.replace(' to ', ' and ')}`;
}
