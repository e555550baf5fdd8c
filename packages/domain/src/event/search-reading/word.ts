/** A word of a search: as it was typed, and as it's compared. */
export interface Word {
  readonly typed: string;
  /** Lower case, without accents and apostrophes; digits, letters and the signs of prices and ranges. */
  readonly plain: string;
}

/** What some words at the start of a list say, and how many they are. */
export interface Match<Found> {
  readonly length: number;
  readonly found: Found;
}

const apostrophes = /['`\u{2018}\u{2019}\u{2BC}\u{B4}]/gu;
const edges = /^[^\p{L}\p{N}$<]+|[^\p{L}\p{N}$]+$/gu;

/** The words of a search, without punctuation around them. '$50-$100' and '5–7' are three words each, '2027-07-12' is one. */
export function wordsOf(text: string): readonly Word[] {
  return text
    .replaceAll(/(?<=\d)\s*[–—]\s*(?=[$\d])/gu, ' to ')
    .replaceAll(/(?<![\d-])(\$?\d+(?:st|nd|rd|th)?)-(\$?\d+(?:st|nd|rd|th)?)(?![\d-])/gu, '$1 to $2')
    .split(/\s+/u)
    .map((typed) => typed.replaceAll(edges, ''))
    .filter((typed) => typed !== '')
    .map((typed) => ({ typed, plain: plainWord(typed) }));
}

function plainWord(typed: string): string {
  return typed
    .replaceAll(apostrophes, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Whether a list of words begins with these, written with blanks between. */
export function beginsWith(words: readonly Word[], phrase: string): boolean {
  return phrase.split(' ').every((plain, index) => words[index]?.plain === plain);
}

/** How many words the first of these phrases has that a list begins with; 0 for none. */
export function lengthOfPhrase(words: readonly Word[], phrases: readonly string[]): number {
  return phrases.find((phrase) => beginsWith(words, phrase))?.split(' ').length ?? 0;
}

export const typedText = (words: readonly Word[]): string => words.map(({ typed }) => typed).join(' ');
