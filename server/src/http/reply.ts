import type { Route } from '@ascendant/contract/route';
import { z } from 'zod';

/** What a handler hands back when it is not simply the body of the route's first status. */
export class Answer<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** An answer with a status, or headers, of its own. */
export function answer<Body>(status: number, body: Body, headers: Readonly<Record<string, string>> = {}): Answer<Body> {
  return new Answer(status, body, headers);
}

/** The status of a plain answer: the lowest that the route lists. */
export function usualStatus(route: Route): number {
  return Math.min(...Object.keys(route.reply).map(Number));
}

/**
 * The body as the contract has it: unknown fields are gone, so that nothing leaves the server by accident.
 * @param report hears of a body that the contract does not allow, with paths and reasons but no values; in tests it throws
 * @returns for such a body, what of it the contract names
 */
export function contractBody(route: Route, status: number, body: unknown, report: (problem: string) => void): unknown {
  const schema = route.reply[status];
  if (schema === null) return null;
  if (schema === undefined) throw new RangeError(`${route.name} answers ${status}, which the contract does not list`);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  report(
    `${route.name} ${status}: ${result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`,
  );
  return named(schema, body);
}

/** What of a value a schema names: known keys of objects, plain values elsewhere. */
function named(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodArray) return Array.isArray(value) ? value.map((item) => named(schema.element, item)) : [];
  if (schema instanceof z.ZodObject) return namedKeys(schema.shape, value);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return named(schema.unwrap(), value);
  return typeof value === 'object' ? null : value;
}

function namedKeys(shape: Readonly<Record<string, z.core.$ZodType>>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  const given = new Map(Object.entries(value));
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([key]) => given.has(key))
      .map(([key, schema]) => [key, named(schema, given.get(key))]),
  );
}
