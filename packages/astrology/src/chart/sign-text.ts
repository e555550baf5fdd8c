import type { Point } from '../point';
import type { Sign } from '../zodiac';
import type { BirthChart } from './birth-chart';

/** The six text columns of a profile that hold a sign. */
export interface SignColumns {
  readonly sunSign: string;
  readonly moonSign: string;
  readonly risingSign: string;
  readonly mercurySign: string;
  readonly venusSign: string;
  readonly marsSign: string;
}

/** More candidates than these are not listed. Source: docs/rules/sky.md, "Wording of the sign columns". */
export const mostCandidatesListed = 3;

/**
 * What a sign column says: the sign alone when it is certain, else one of the hedged texts, by which the screens
 * recognise an unknown sign. Nothing else may be stored there, and no code reads it back.
 * Source: docs/rules/sky.md, "Wording of the sign columns"; specification 2, section 4 (States and transitions), astrology card.
 */
export function signText(point: Point, chart: BirthChart): string {
  const { signs, certain } = chart.points[point];
  const [first] = signs;
  if (certain && first !== undefined) return first[0];
  if (isPlaceMissing(point, chart)) {
    return `The ${signName(point)} sign cannot be determined: the city of birth was not recognised`;
  }
  if (signs.length > mostCandidatesListed) {
    return `The ${signName(point)} sign cannot be determined without the exact time of birth`;
  }
  return `${listSigns(signs.map(([sign]) => sign))}: cannot be determined without the exact time of birth`;
}

/** The six columns at once. */
export function signColumns(chart: BirthChart): SignColumns {
  return {
    sunSign: signText('Sun', chart),
    moonSign: signText('Moon', chart),
    risingSign: signText('Asc', chart),
    mercurySign: signText('Mercury', chart),
    venusSign: signText('Venus', chart),
    marsSign: signText('Mars', chart),
  };
}

/** 'Leo', 'Leo or Virgo', 'Leo, Virgo or Libra'. */
export function listSigns(signs: readonly Sign[]): string {
  return signs.length < 2 ? signs.join('') : `${signs.slice(0, -1).join(', ')} or ${signs.at(-1)}`;
}

/** Without a place there is no ascendant, and with an exact time it is the place that leaves another sign open. */
function isPlaceMissing(point: Point, chart: BirthChart): boolean {
  return chart.place === null && (point === 'Asc' || chart.input.timeType === 'exact');
}

function signName(point: Point): string {
  return point === 'Asc' ? 'rising' : point;
}
