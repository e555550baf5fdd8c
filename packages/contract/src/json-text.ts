import { z } from 'zod';

/** JSON inside a field of a form, parsed with a schema. */
export function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'Please send a JSON list' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
