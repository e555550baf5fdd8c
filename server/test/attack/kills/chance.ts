/** Random numbers that a seed repeats (mulberry32), so that a run's choices can be made again. */
export interface Chance {
  /** At least 0, below 1. */
  next(): number;
  /** True this often, from 0 to 1. */
  is(share: number): boolean;
  between(low: number, high: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    is: (share) => next() < share,
    between: (low, high) => low + next() * (high - low),
    oneOf: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new RangeError('nothing to choose from');
      return value;
    },
  };
}
