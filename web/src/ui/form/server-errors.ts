import { ApiError } from '../../api/api-error';

type SetError<Name extends string> = (
  name: Name,
  error: { readonly message: string },
  options: { readonly shouldFocus: boolean },
) => void;

/**
 * Shows the server's field errors at their fields, and focuses the first one.
 * @param nameOf the form's name of the server's field, where it differs
 * @returns whether there were any
 */
export function showServerErrors<Name extends string>(
  error: unknown,
  setError: SetError<Name>,
  fields: readonly Name[],
  nameOf: (serverName: string) => string = (name) => name,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const sentences = new Map(Object.entries(error.fields).map(([name, sentence]) => [nameOf(name), sentence]));
  const wrong = fields.filter((field) => sentences.has(field));
  for (const [index, field] of wrong.entries()) {
    setError(field, { message: sentences.get(field) ?? '' }, { shouldFocus: index === 0 });
  }
  return wrong.length > 0;
}
