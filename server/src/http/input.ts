import { errorKinds } from '@ascendant/contract/errors';
import type { Route, RouteInput } from '@ascendant/contract/route';
import { validationSentence } from '@ascendant/contract/validation-sentence';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../errors/app-error';

/**
 * Parses the input of a request with the schemas of its route.
 * @throws AppError not_found if nothing can exist under the path's parameters (AUT-04); invalid_input with one sentence per
 *   field if the query or the body is wrong
 */
export function readInput<R extends Route>(route: R, request: FastifyRequest): RouteInput<R> {
  const params = route.params?.safeParse(request.params);
  if (params?.success === false) throw new AppError('not_found');
  const query = parsed(route.query, request.query);
  const body = parsed(route.body, request.body ?? undefined);
  // Each part is the output of the schema that the type was derived from.
  return { params: params?.data, query, body } as RouteInput<R>;
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  return schema === undefined ? undefined : readFields(schema, value);
}

/** Parses a value. @throws AppError invalid_input with one sentence per field; bad_request when it's wrong as a whole */
export function readFields<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: validationSentence });
  if (result.success) return result.data;
  const fields = fieldsOf(result.error);
  throw Object.keys(fields).length > 0 ? new AppError('invalid_input', { fields }) : new AppError('bad_request');
}

/** The first sentence for each field. An error about the body as a whole (it's missing, or a list) belongs to no field. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues.flatMap(innerIssues)) {
    const name = issue.path.map(String).join('.');
    if (name !== '' && !fields.has(name)) fields.set(name, issue.message);
  }
  return Object.fromEntries(fields);
}

type Issue = z.ZodError['issues'][number];

/** Fields of another type than the alternative wants: mostly those that weren't sent, because another alternative was meant. */
function missing(issues: readonly Issue[]): number {
  return issues.filter(({ code }) => code === 'invalid_type').length;
}

/**
 * A union fails as a whole, but people need to know what was wrong with the closest alternative. Fields that a call doesn't
 * accept are reported one by one.
 */
function innerIssues(issue: Issue): readonly Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      ...issue,
      path: [...issue.path, key],
      message: errorKinds.forbidden_field.message,
    }));
  }
  if (issue.code !== 'invalid_union') return [issue];
  const closest = issue.errors.toSorted((a, b) => missing(a) - missing(b) || a.length - b.length)[0] ?? [];
  if (closest.length === 0) return [issue];
  return closest.flatMap((inner) => innerIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}
