const maxTerms = 10;
const maxTermLength = 40;
const maxTitleLength = 160;

const apostrophes = /['’‘‛ʼʻʽˈ`´ʹʾʿ′＇׳՚]/gu;
/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, and what's never seen. Vowels of Hindi or Thai are letters. */
const accents = ranges(
  'AD 300-36F 591-5BD 5BF 5C1 5C2 5C4 5C5 5C7 610-61A 640 64B-65F 670 6D6-6DC 6DF-6E4 6E7 6E8 6EA-6ED 1AB0-1AFF ' +
    '1DC0-1DFF 200B-200F 202A-202E 2060-2069 20D0-20FF FE00-FE0F FE20-FE2F FEFF',
);
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
/** Scripts that put no blanks between words: Thai, Lao, Burmese, Khmer, Japanese and Chinese; and Korean, which puts few. */
const unspacedRuns = ranges(
  'E00-EFF 1000-109F 1780-17FF 3005-3007 3040-312F 31A0-31BF 31F0-31FF 3400-4DBF 4E00-9FFF AC00-D7FF 20000-3FFFF',
);
const separators = /[^\p{L}\p{N}\p{M}]+/gu;
/** Neither letters nor drawn: blanks and punctuation of Latin, Chinese and Japanese. */
const neverDrawn = ranges('0-BF 2000-206F 3000-303F');

/**
 * A text as it's searched and as searches for it are compared with it: lower case, without accents, its words between single blanks. 'Café de
 * Montréal!' is 'cafe de montreal', "O'Reilly’s" 'oreillys', 'C++' 'cplusplus'. Words are letters, marks and digits, so that they can mean
 * nothing to a query language, and runs of a script without blanks are words of their own: '10km夜景' is '10km 夜景'. A text without any letter
 * is its symbols, each a word. The database prepares what it keeps the same way, in its function `search_text`; a test compares the two.
 * Source: docs/archive/decisions/0097-one-preparation-of-searched-text.md.
 */
export function preparedText(text: string): string {
  const plain = text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[ßæœþøłđðħıς]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
    .replace(/([a-z])[+][+]/g, '$1plusplus')
    .replace(/([a-z])#/g, '$1sharp');
  const words = plain.replace(separators, ' ').replace(unspacedRuns, ' $& ').replace(/ +/g, ' ').trim();
  return words === '' ? [...plain.replace(neverDrawn, '')].join(' ') : words;
}

/**
 * The terms of a search.
 * @returns at most 10 terms; none if there's nothing to search for
 */
export function searchTerms(text: string): readonly string[] {
  const words = preparedText(text)
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, maxTerms).map((word) => firstOf(word, maxTermLength));
}

/** A search for a title as titles are kept, to recognize that it's the whole one. */
export function searchedTitle(text: string): string {
  return firstOf(preparedText(text), maxTitleLength);
}

/** Whether a term is of a script without blanks between words, so that it may be any part of a word. */
export function isUnspaced(term: string): boolean {
  return term.search(unspacedRuns) === 0;
}

function firstOf(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}

/** Runs of characters in ranges of code points, in hexadecimal. */
function ranges(text: string): RegExp {
  const each = text.split(' ').map((range) => range.replaceAll(/[0-9A-F]+/g, (code) => `\\u{${code}}`));
  return new RegExp(`[${each.join('')}]+`, 'gu');
}
