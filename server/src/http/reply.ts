import type { Route } from '@ascendant/contract/route';
import { z } from 'zod';

/** What a handler returns if it isn't simply the body of the route's usual status. */
export class Answer<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** A file to save, sent while it's made. Its route names the media type. */
export class FileAnswer extends Answer<null> {
  constructor(
    /** With its ending: letters, digits, dashes and a dot. */
    readonly fileName: string,
    readonly content: AsyncIterable<Uint8Array>,
  ) {
    super(200, null);
  }
}

/** The content of a file that's made already. */
export async function* inOnePiece(content: Buffer): AsyncIterable<Uint8Array> {
  yield content;
}

/** A reply with its own status or headers. */
export function answer<Body>(status: number, body: Body, headers: Readonly<Record<string, string>> = {}): Answer<Body> {
  return new Answer(status, body, headers);
}

/** The status of a plain reply: the lowest one that the route lists. */
export function usualStatus(route: Route): number {
  return Math.min(...Object.keys(route.reply).map(Number));
}

/**
 * The body as the contract defines it, without unknown fields, so that nothing leaves the server by accident.
 * @param report called for a body that the contract doesn't allow, with paths and reasons but no values. Throws in tests
 * @returns for such a body, only the parts that the contract names
 */
export function contractBody(route: Route, status: number, body: unknown, report: (problem: string) => void): unknown {
  const schema = route.reply[status];
  if (schema === null) return null;
  if (schema === undefined)
    throw new RangeError(`${route.name} replies with ${status}, which the contract doesn't list`);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  report(
    `${route.name} ${status}: ${result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`,
  );
  return named(schema, body);
}

/** The parts of a value that a schema names: known keys of objects, and plain values elsewhere. */
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
