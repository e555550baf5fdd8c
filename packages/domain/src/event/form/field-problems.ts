/** What's wrong with a form: one sentence per field. Empty when nothing is. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The first problem of each field, in order. */
export function fieldProblems(found: Iterable<readonly [field: string, sentence: string]>): FieldProblems {
  const problems = new Map<string, string>();
  for (const [field, sentence] of found) if (!problems.has(field)) problems.set(field, sentence);
  return Object.fromEntries(problems);
}

export function hasProblems(problems: FieldProblems): boolean {
  return Object.keys(problems).length > 0;
}
