import type { MatchingModel } from '@ascendant/contract/matching-model';

/** The matching model as the server sends it. */
export function buildMatchingModel(overrides: Partial<MatchingModel> = {}): MatchingModel {
  return {
    angles: [0, 30, 60, 90, 120, 150, 180],
    kernels: {
      harmony: [0.75, -0.4, 0.5, -0.85, 0.95, -0.35, -0.2],
      polarity: [0.8, -0.4, 0.5, -0.7, 0.9, -0.35, 0.3],
      martial: [0.1, -0.2, 0.6, -1, 0.85, -0.25, -0.6],
    },
    natalWeights: { Sun: 0.24, Moon: 0.26, Mercury: 0.1, Venus: 0.2, Mars: 0.1, Rising: 0.1 },
    eventWeights: { Sun: 0.2, Moon: 0.3, Mercury: 0.1, Venus: 0.2, Mars: 0.1, Rising: 0.1 },
    categoryShare: 0.55,
    pairFactors: { largest: 1.3, other: 0.9 },
    curve: { centre: 0.47, steepness: 0.78 },
    groupLowestShare: 0.3,
    example: {
      significators: { Moon: 0.4, Sun: 0.3, Mars: 0.3 },
      pair: {
        natalPosition: 'Aquarius 20°39′',
        eventPosition: 'Gemini 16°50′',
        separationDeg: 116.184,
        worth: 0.71454,
        natalWeight: 0.2565,
        eventWeight: 0.333,
        factor: 1.3,
        weight: 0.11104,
        spread: 0.12139,
        share: 0.65361,
      },
      sums: [
        { point: 'Sun', value: 1.0441 },
        { point: 'Moon', value: 0.7543 },
        { point: 'Mercury', value: 0.0431 },
        { point: 'Venus', value: -0.3201 },
        { point: 'Mars', value: 0.0091 },
        { point: 'Rising', value: -0.0586 },
      ],
      quality: -0.1295,
      z: 1.3424,
      matchScore: 8.2,
    },
    ...overrides,
  };
}
