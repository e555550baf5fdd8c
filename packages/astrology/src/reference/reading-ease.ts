/**
 * How easy a sentence is to read: Flesch's formula, about 60 to 70 for plain English and higher for easier. Syllables are counted from the
 * spelling, one too many rather than one too few.
 * Source: Flesch, A new readability yardstick.
 */
export function fleschEase(sentence: string): number {
  const words = sentence.match(/[\p{L}’'-]+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * words.length - (84.6 * syllables) / words.length;
}

/** Groups of vowels, without a silent e at the end. */
function syllablesOf(word: string): number {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
  const silent = /[^aeiouyl]e$/.test(plain) || /[^aeiouy]es$|[^td]ed$/.test(plain) ? 1 : 0;
  const negated = /[^aeiouyr]nt$/.test(plain) && /n[’']t$/.test(word) ? 1 : 0;
  return Math.max(1, (plain.match(/[aeiouy]+/g)?.length ?? 1) - silent + negated);
}
