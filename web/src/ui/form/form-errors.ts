import type { FieldErrors } from 'react-hook-form';

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
