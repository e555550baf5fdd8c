import type { MatchingModel } from '@ascendant/contract/matching-model';
import { pointNames } from '@ascendant/domain/chart/chart-points';

export interface FormulaRow {
  readonly name: string;
  readonly values: readonly number[];
}

/** The value of an exact angle, by kind of pair. */
export function kernelRows({ kernels }: Pick<MatchingModel, 'kernels'>): readonly FormulaRow[] {
  return [
    { name: 'Most pairs', values: kernels.harmony },
    { name: 'Sun with Moon, Venus with Mars', values: kernels.polarity },
    { name: 'Other pairs with Mars', values: kernels.martial },
  ];
}

/** The weight of each point, before the event's category changes it. */
export function weightRows({
  natalWeights,
  eventWeights,
}: Pick<MatchingModel, 'natalWeights' | 'eventWeights'>): readonly FormulaRow[] {
  return [
    { name: 'Yours', values: pointNames.map((point) => natalWeights[point]) },
    { name: 'The event’s', values: pointNames.map((point) => eventWeights[point]) },
  ];
}

/** What each part of the example adds, that day's sky last. */
export function exampleRows({ example }: Pick<MatchingModel, 'example'>): readonly { name: string; value: number }[] {
  const points = example.sums.map(({ point, value }) => ({ name: point, value }));
  return [...points, { name: 'That day’s sky, the same for everyone', value: example.quality }];
}

/** With a true minus sign: '−0.40'. */
export function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}

/** A share of 1 as '55%'. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
