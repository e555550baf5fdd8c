import type { FieldErrors } from 'react-hook-form';
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

/** The sentence about each control, by its name; `root`: about the whole form. */
export type Sentences = Readonly<Record<string, string | undefined>>;

/** The sentences in the errors of react-hook-form, which are as deep as the values: `{ itinerary: [{ title: { message } }] }`. */
export function sentencesOf(errors: FieldErrors): Sentences {
  return Object.fromEntries(sentencesIn(errors, ''));
}

function sentencesIn(node: object, at: string): readonly (readonly [string, string])[] {
  return Object.entries(node).flatMap(([part, error]: readonly [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = `${at}${part}`;
    return 'message' in error && typeof error.message === 'string'
      ? [[name, error.message] as const]
      : sentencesIn(error, `${name}.`);
  });
}
