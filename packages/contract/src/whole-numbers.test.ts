import { expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from './routes';

/** What a whole number in the database holds at most. */
const largestStored = 2 ** 31 - 1;

interface Schema {
  readonly type?: string;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
}

/** The whole numbers of a schema that may be larger than what's stored, each by its path. */
function tooLarge(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Infinity, exclusiveMaximum = Infinity }: Schema = schema;
  const own = type === 'integer' && Math.min(maximum, exclusiveMaximum - 1) > largestStored ? [path] : [];
  return [...own, ...Object.entries(schema).flatMap(([key, inner]) => tooLarge(inner, `${path}.${key}`))];
}

it('no whole number of a request can be larger than the database stores', () => {
  const found = Object.entries(routes).flatMap(([name, route]) =>
    Object.entries(route).flatMap(([part, schema]) =>
      part !== 'reply' && schema instanceof z.ZodType
        ? tooLarge(z.toJSONSchema(schema, { unrepresentable: 'any' }), `${name}.${part}`)
        : [],
    ),
  );
  expect(found).toEqual([]);
  expect(tooLarge(z.toJSONSchema(z.object({ a: z.int() })), 'x')).toEqual(['x.properties.a']);
});
