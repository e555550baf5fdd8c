/** A part of a request that a schema takes, and some that it refuses. */
export interface Examples {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

export const long = (length: number) => 'x'.repeat(length);

/** A request with one field wrong at a time, for each of the values that the field doesn't take. */
export const wrong = (request: object, values: Readonly<Record<string, readonly unknown[]>>) =>
  Object.entries(values).flatMap(([field, refused]) => refused.map((value) => ({ ...request, [field]: value })));
