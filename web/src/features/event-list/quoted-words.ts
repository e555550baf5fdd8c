/** '“zumba”', '“zumba” or “qigong”' */
export function quotedWords(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' or ');
}
