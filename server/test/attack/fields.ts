import { z } from 'zod';

/** A field of a body, as the keys that lead to it. */
export type FieldPath = readonly (string | number)[];

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** The fields that a schema names, and those that an example has, two levels deep; the body itself is the first. */
export function fieldPaths(schema: z.ZodType | undefined, example: unknown): readonly FieldPath[] {
  const named =
    schema === undefined ? [] : namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  const paths: FieldPath[] = [[], ...named.map((name) => [name]), ...pathsIn(example, [])];
  const byKey = new Map(paths.map((path) => [path.join('.'), path]));
  return [...byKey.values()];
}

function namesIn({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: JsonSchema): readonly string[] {
  return [...Object.keys(properties), ...[...anyOf, ...oneOf, ...allOf].flatMap(namesIn)];
}

const deepest = 3;

function pathsIn(value: unknown, path: FieldPath): readonly FieldPath[] {
  if (typeof value !== 'object' || value === null || path.length >= deepest) return [];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.slice(0, 1).map((each: unknown, index) => [index, each])
    : Object.entries(value);
  return entries.flatMap(([key, each]) => [[...path, key], ...pathsIn(each, [...path, key])]);
}

/** The body with another value at a path. */
export function withValue(body: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body))
    return body.map((each: unknown, index) => (index === key ? withValue(each, rest, value) : each));
  const known = typeof body === 'object' && body !== null ? body : {};
  const inner: unknown = new Map<string, unknown>(Object.entries(known)).get(String(key));
  return { ...known, [key]: withValue(inner, rest, value) };
}
