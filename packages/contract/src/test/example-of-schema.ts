import { z } from 'zod';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly format?: string;
}

const texts: Readonly<Record<string, string>> = {
  email: 'someone@example.org',
  date: '2027-05-01',
  'date-time': '2027-05-01T09:00:00.000Z',
  uuid: '6f1c1f0e-7a0e-4b6e-9d36-2a5f2f3f3c11',
};

/**
 * A value that fits a schema's shape: required fields only, the smallest numbers, the first choice. What a refinement asks for can't be
 * seen from here; the example of the call's route says it.
 */
export function exampleOf(schema: z.ZodType): unknown {
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function valueOf(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return valueOf(choice);
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map(valueOf));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return schema.minItems !== undefined && schema.items !== undefined ? [valueOf(schema.items)] : [];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    default:
      return texts[schema.format ?? ''] ?? 'Larch meadow';
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, valueOf(properties[name] ?? {})]));
}
