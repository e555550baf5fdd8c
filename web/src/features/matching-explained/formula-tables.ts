/**
 * The figures of the matching model, as the page shows them.
 * Source: docs/rules/matching-model.md, "Aspect kernels" and "Point and pair weights".
 */
export const angles = [0, 30, 60, 90, 120, 150, 180] as const;

export interface FormulaRow {
  readonly name: string;
  readonly values: readonly number[];
}

/** What an exact angle is worth, by the kind of pair. */
export const kernelRows: readonly FormulaRow[] = [
  { name: 'Most pairs', values: [0.75, -0.4, 0.5, -0.85, 0.95, -0.35, -0.2] },
  { name: 'Sun with Moon, Venus with Mars', values: [0.8, -0.4, 0.5, -0.7, 0.9, -0.35, 0.3] },
  { name: 'Other pairs with Mars', values: [0.1, -0.2, 0.6, -1, 0.85, -0.25, -0.6] },
];

export const pointNames = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Rising'] as const;

/** How much each point counts, before the kind of event shifts it. */
export const weightRows: readonly FormulaRow[] = [
  { name: 'Yours', values: [0.24, 0.26, 0.1, 0.2, 0.1, 0.1] },
  { name: 'The event’s', values: [0.2, 0.3, 0.1, 0.2, 0.1, 0.1] },
];

/**
 * What each point of the example adds: a birth on 9 February 1987 in the evening in Halifax, and an outdoor event in Banff on
 * 2 July 2027 at 04:45, as this project's engine computes them.
 */
export const exampleSums: readonly { readonly name: string; readonly value: number }[] = [
  { name: 'Sun', value: 1.05 },
  { name: 'Moon', value: 0.75 },
  { name: 'Mercury', value: 0.04 },
  { name: 'Venus', value: -0.32 },
  { name: 'Mars', value: 0.01 },
  { name: 'Rising', value: -0.06 },
  { name: 'The sky of that day, the same for everybody', value: -0.13 },
];
export const exampleTotal = 1.34;
export const exampleScore = 8.2;

/** The sum to a score from 0 to 10. @param z 0 is a pair that neither helps nor rubs */
export function scoreOf(z: number): number {
  return Math.round(100 / (1 + Math.exp(-(0.47 + 0.78 * z)))) / 10;
}

/** With a true minus sign: '−0.40'. */
export function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}
