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

/** We don't list more candidates than this. Source: docs/rules/sky.md, "Wording of the sign columns". */
export const mostCandidatesListed = 3;

/**
 * The text of a sign column: just the sign when it's certain, otherwise one of the hedged texts by which the screens
 * recognize an unknown sign. Never store anything else there; no code reads it back.
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

/** The texts of all six columns. */
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

/** Without a place there's no ascendant. With an exact time, another sign can only be uncertain because of the place. */
function isPlaceMissing(point: Point, chart: BirthChart): boolean {
  return chart.place === null && (point === 'Asc' || chart.input.timeType === 'exact');
}

function signName(point: Point): string {
  return point === 'Asc' ? 'rising' : point;
}
