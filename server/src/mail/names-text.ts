const inWords = new Intl.ListFormat('en-CA', { type: 'conjunction' });

/** 'Maya Lindqvist, Jonas Bergeron and Théo Bergeron' */
export function namesText(names: readonly string[]): string {
  return inWords.format(names);
}
