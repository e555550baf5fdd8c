/** What a value has to be. */
export type Check<Value> = (value: unknown) => value is Value;

/**
 * What a small object has to hold: one that this site stored, where an earlier version may have stored something else, or the sandbox's
 * reply. Forms are checked by zod, which is 23 kB, and pages show these before anyone uses a form.
 */
export type Shape<Value> = { readonly [Key in keyof Value]-?: Check<Value[Key]> };

/** The shape's own properties; null if one is missing or isn't what it has to be. */
export function shaped<Value extends object>(value: unknown, shape: Shape<Value>): Value | null {
  if (!isRecord(value)) return null;
  const checks = Object.entries(shape) as [string, Check<unknown>][];
  if (!checks.every(([name, is]) => is(value[name]))) return null;
  return Object.fromEntries(
    checks.map(([name]) => [name, value[name]]).filter(([, held]) => held !== undefined),
  ) as Value;
}

export function isShaped<Value extends object>(shape: Shape<Value>): Check<Value> {
  return (value): value is Value => shaped(value, shape) !== null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether it's a number between two, both included. */
export function isBetween(least: number, most: number): Check<number> {
  return (value): value is number => typeof value === 'number' && value >= least && value <= most;
}

export function isWholeBetween(least: number, most: number): Check<number> {
  return (value): value is number => Number.isInteger(value) && isBetween(least, most)(value);
}

/** @param most characters */
export function isTextUpTo(most: number): Check<string> {
  return (value): value is string => isText(value) && value.length <= most;
}

export function isOptional<Value>(is: Check<Value>): Check<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || is(value);
}

export function isOneOf<Value>(values: readonly Value[]): Check<Value> {
  return (value): value is Value => (values as readonly unknown[]).includes(value);
}

export function isListOf<Value>(is: Check<Value>): Check<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every((entry) => is(entry));
}
