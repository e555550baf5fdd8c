import { allPoints, type Point } from '../point';
import { norm, degreesInSign, signAt, type Sign } from '../zodiac';
import type { BirthChart, Placement } from './birth-chart';

/** A row of the table beside the wheel. */
export interface PlacementRow {
  readonly point: Point;
  /** 'Sun', …, 'Rising' */
  readonly name: string;
  /** The certain sign; null when several are possible or we can't know any. */
  readonly sign: Sign | null;
  /** Every possible sign in order of time. */
  readonly candidates: Sign[];
  /** '20°39′'; 'Leo 15°09′ to Libra 0°46′' when we don't know it that exactly; null when we know nothing. */
  readonly degrees: string | null;
  readonly certain: boolean;
  readonly nearCusp: boolean;
  readonly retrograde: boolean;
}

/** For a range narrower than this, in degrees, we show its middle. */
const narrow = 0.25;

/**
 * The placements of a chart as people read them. Degrees are truncated, never rounded up to 30.
 * Source: docs/rules/sky.md, "The natal wheel".
 */
export function placementRows(chart: BirthChart): PlacementRow[] {
  return allPoints.map((point) => {
    const placement = chart.points[point];
    const candidates = placement.signs.map(([sign]) => sign);
    return {
      point,
      name: point === 'Asc' ? 'Rising' : point,
      sign: placement.certain ? (candidates[0] ?? null) : null,
      candidates,
      degrees: degreesOf(placement),
      certain: placement.certain,
      nearCusp: placement.nearCusp,
      retrograde: placement.retrograde,
    };
  });
}

function degreesOf({ lon, range, certain }: Placement): string | null {
  if (range === null) return lon === null ? null : degreesInSign(lon);
  const [from, to] = range;
  if (to - from === 360) return null;
  if (certain && lon !== null && norm(to - from) < narrow) return degreesInSign(lon);
  return certain
    ? `${degreesInSign(from)} to ${degreesInSign(to)}`
    : `${signAt(from)} ${degreesInSign(from)} to ${signAt(to)} ${degreesInSign(to)}`;
}
