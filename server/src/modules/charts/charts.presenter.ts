import type { BirthChart } from '@ascendant/astrology/chart/birth-chart';
import { placementRows, type PlacementRow } from '@ascendant/astrology/chart/placement-table';
import { provenanceOf } from '@ascendant/astrology/chart/provenance';
import { natalWheel, type Wheel as WheelInDegrees } from '@ascendant/astrology/chart/wheel';
import type { Point } from '@ascendant/astrology/point';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import type {
  astrologyProfile,
  DependentChart,
  DependentSigns,
  Placement as WirePlacement,
  Wheel,
} from '@ascendant/contract/chart';
import type { z } from 'zod';
import type { ChartedPerson } from './charts.service';
import type { Horoscopes } from './horoscopes';

export function presentProfile(
  { birth, profile, chart }: ChartedPerson,
  horoscopes: Horoscopes,
): z.input<typeof astrologyProfile> {
  return {
    ...presentChart({ profile, chart }),
    personalityTraits: profile.personalityTraits,
    strengths: profile.strengths,
    challenges: profile.challenges,
    recommendations: profile.recommendations,
    compatibleSigns: profile.compatibleSigns,
    dailyHoroscope: horoscopes.daily,
    weeklyHoroscope: horoscopes.weekly,
    place: birth.birthPlaceId === null ? null : [birth.cityOfBirth, birth.countryOfBirth].filter(Boolean).join(', '),
    updatedAt: profile.updatedAt.toISOString(),
  };
}

/** A dependent's chart, for the person who added them. */
export function presentDependentChart({ birth, profile, chart }: ChartedPerson): DependentChart {
  return { dependentId: birth.owner.id, ...presentChart({ profile, chart, firstName: birth.firstName }) };
}

/** @param firstName whose chart it is in the wheel's sentences; left out for one's own */
function presentChart({ profile, ...owner }: Pick<ChartedPerson, 'profile' | 'chart'> & { firstName?: string }) {
  const { chart } = owner;
  return {
    sunSign: profile.sunSign,
    moonSign: profile.moonSign,
    risingSign: profile.risingSign,
    mercurySign: profile.mercurySign,
    venusSign: profile.venusSign,
    marsSign: profile.marsSign,
    placements: placementRows(chart).map((row) => presentPlacement(row, chart)),
    wheel: presentWheel(natalWheel(owner)),
    ...presentProvenance(chart),
  };
}

/** A dependent's signs, for the person who added them. */
export function presentSigns({ birth, chart }: ChartedPerson): DependentSigns {
  return { dependentId: birth.owner.id, placements: placementRows(chart).map((row) => presentPlacement(row, chart)) };
}

function presentPlacement(row: PlacementRow, chart: BirthChart): WirePlacement {
  const stored = chart.points[row.point];
  return {
    point: wirePoint(row.point),
    longitudeDeg: stored.lon,
    signs: stored.signs.map(([sign, share]) => ({ sign, share })),
    certain: row.certain,
    nearCusp: row.nearCusp,
    retrograde: row.retrograde,
    position: row.sign === null || row.degrees === null ? row.degrees : `${row.sign} ${row.degrees}`,
  };
}

/** What the chart was computed from, and what happened to the clocks. Source: docs/rules/sky.md, "Where the time comes from". */
function presentProvenance(chart: BirthChart) {
  const { clock, zone, note } = provenanceOf(chart, ianaZones);
  return { clock, zone, notes: note === null ? [] : [note] };
}

type WirePoint = Wheel['glyphs'][number]['point'];

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
