import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/api-error';

/**
 * Puts the sentences that the server has for single fields at those fields, and the focus on the first one.
 * @returns whether there was any
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
): boolean {
  if (!(error instanceof ApiError)) return false;
  const wrong = fields.filter((field) => error.fields[field] !== undefined);
  for (const [index, field] of wrong.entries()) {
    setError(field, { type: 'server', message: error.fields[field] ?? '' }, { shouldFocus: index === 0 });
  }
  return wrong.length > 0;
}
