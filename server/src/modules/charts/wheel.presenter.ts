import type { Wheel } from '@ascendant/contract/chart';
import type { BirthChart, Placement } from '@ascendant/astrology/chart/birth-chart';
import type { EventChart } from '@ascendant/astrology/chart/event-chart';
import { EVENT_SPACING, NATAL_SPACING, spread } from '@ascendant/astrology/chart/wheel-geometry';
import type { Wheel as WheelDrawing } from '@ascendant/astrology/chart/wheel-layout';
import { norm } from '@ascendant/astrology/angle';
import { POINTS, type Point } from '@ascendant/astrology/point';

export type WirePoint = Wheel['glyphs'][number]['point'];

/** The ascendant is called Rising on screens. */
export function wirePoint(point: Point): WirePoint {
  return point === 'Asc' ? 'Rising' : point;
}

interface Place {
  readonly point: Point;
  /** Degrees; for an open placement the middle of its arc. */
  readonly longitudeDeg: number;
  readonly arc: { readonly fromDeg: number; readonly toDeg: number } | null;
}

/**
 * A wheel in degrees, ready to be placed on circles of any size.
 * @param drawing says which lines there are and what each of them says
 * @param event the sky of the outer ring; null for a natal wheel
 */
export function presentWheel(
  { chart, drawing }: { chart: BirthChart; drawing: Pick<WheelDrawing, 'lines'> },
  event: EventChart | null,
): Wheel {
  const natal = POINTS.flatMap((point) => natalPlace(point, chart.points[point]));
  const outer = event === null ? [] : POINTS.flatMap((point) => eventPlace(point, event));
  const degreesOf = (place: readonly Place[], point: Point) =>
    place.find((each) => each.point === point)?.longitudeDeg ?? 0;
  return {
    leftDeg: chart.points.Asc.certain ? (chart.points.Asc.lon ?? 0) : 0,
    hasHorizon: chart.points.Asc.certain,
    glyphs: [...glyphs(natal, 'natal', NATAL_SPACING), ...glyphs(outer, 'event', EVENT_SPACING)],
    lines: drawing.lines.map((line) => ({
      fromPoint: wirePoint(line.from.point),
      toPoint: wirePoint(line.to.point),
      fromDeg: degreesOf(natal, line.from.point),
      toDeg: degreesOf(line.to.ring === 'event' ? outer : natal, line.to.point),
      kind: line.tone,
      sentence: line.sentence,
    })),
  };
}

function glyphs(places: readonly Place[], ring: 'natal' | 'event', spacing: number): Wheel['glyphs'] {
  const shown = spread(
    places.map((place) => place.longitudeDeg),
    spacing,
  );
  return places.map(({ point, longitudeDeg, arc }, index) => ({
    point: wirePoint(point),
    ring,
    longitudeDeg,
    shownDeg: shown[index] ?? longitudeDeg,
    arc,
  }));
}

/** Nothing where a point may be anywhere. */
function natalPlace(point: Point, { certain, lon, range }: Placement): Place[] {
  if (certain) return lon === null ? [] : [{ point, longitudeDeg: lon, arc: null }];
  if (range === null || range[1] - range[0] === 360) return [];
  const [fromDeg, toDeg] = range;
  return [{ point, longitudeDeg: norm(fromDeg + norm(toDeg - fromDeg) / 2), arc: { fromDeg, toDeg } }];
}

function eventPlace(point: Point, event: EventChart): Place[] {
  const { lon } = event.points[point];
  return lon === null ? [] : [{ point, longitudeDeg: lon, arc: null }];
}
