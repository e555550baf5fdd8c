import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/api-error';

/**
 * Shows the server's field errors at their fields, and focuses the first one.
 * @param nameOf the form's name of the server's field, where it differs
 * @returns whether there were any
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
  nameOf: (serverName: string) => string = (name) => name,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const sentences = new Map(Object.entries(error.fields).map(([name, sentence]) => [nameOf(name), sentence]));
  const wrong = fields.filter((field) => sentences.has(field));
  for (const [index, field] of wrong.entries()) {
    setError(field, { type: 'server', message: sentences.get(field) ?? '' }, { shouldFocus: index === 0 });
  }
  return wrong.length > 0;
}
