/** A part of a request that a schema takes, and some that it refuses. */
export interface Examples {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

export const long = (length: number) => 'x'.repeat(length);
