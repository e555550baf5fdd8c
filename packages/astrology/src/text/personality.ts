import type { BirthChart } from '../chart/birth-chart';
import type { SignMeaning, SignMeaningLookup } from '../meanings/sign-meanings';

/** The texts of a profile, one line for each placement that is certain, in the order Sun, Moon, Rising. */
export interface ProfileTexts {
  readonly personalityTraits: string[];
  readonly strengths: string[];
  readonly challenges: string[];
  readonly recommendations: string[];
}

const lines = [
  { point: 'Sun', position: 'sun' },
  { point: 'Moon', position: 'moon' },
  { point: 'Asc', position: 'rising' },
] as const;

/**
 * What a chart says about a person. Templates put it together from the meanings of the certain signs and skip the others.
 * @param meanings the stored rows, or `signMeaning`; a sign without a row is left out
 * Source: docs/rules/sky.md, "Other profile fields".
 */
export function profileTexts(chart: BirthChart, meanings: SignMeaningLookup): ProfileTexts {
  const rows = lines.flatMap(({ point, position }) => {
    const { certain, signs } = chart.points[point];
    const row = certain && signs[0] !== undefined ? meanings(signs[0][0], position) : null;
    return row === null ? [] : [row];
  });
  return {
    personalityTraits: rows.map((row) => `${row.title}: ${row.keywords}.`),
    strengths: rows.map((row) => row.strengths),
    challenges: rows.map((row) => row.challenges),
    recommendations: rows.map(recommendationOf).filter((text) => text !== null),
  };
}

function recommendationOf(row: SignMeaning): string | null {
  if (row.position === 'sun') return `Pick adventures that ask you ${lowerFirst(row.purpose)}`;
  if (row.position === 'moon' && row.comfortComesFrom !== null) {
    return `Afterwards, make room for what does you good: ${lowerFirst(row.comfortComesFrom)}`;
  }
  return row.lifeApproach;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
