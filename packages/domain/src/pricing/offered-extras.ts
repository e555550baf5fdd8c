import type { Extra, OfferedExtra, TakenExtra } from './extra';

/** The extras of a series on a date. */
export function offeredExtras(extras: readonly Extra[], taken: readonly TakenExtra[]): readonly OfferedExtra[] {
  return extras.map((extra) => {
    const leftOf = (choice: string, limit: number | null) => {
      const gone = taken.find((one) => one.name === extra.name && one.choice === choice)?.taken ?? 0;
      return limit === null ? null : Math.max(0, limit - gone);
    };
    const left = leftOf('', extra.limit);
    const choices = extra.choices.map((choice) => ({
      ...choice,
      left: fewer(leftOf(choice.name, choice.limit), left),
    }));
    return { ...extra, left, choices };
  });
}

/** The same as if there were any number of them. */
export function inAnyNumber(offered: readonly OfferedExtra[]): readonly OfferedExtra[] {
  return offered.map((extra) => ({
    ...extra,
    left: null,
    choices: extra.choices.map((choice) => ({ ...choice, left: null })),
  }));
}

function fewer(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
