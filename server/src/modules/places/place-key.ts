const apostrophes = /['’‘‛ʼʻʽˈ`´ʹʾʿ′＇]/g;
const combiningMarks = /\p{M}+/gu;
const separators = /[^\p{L}\p{N}]+/gu;
const letters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/**
 * The form in which names of places are stored and compared: without accents, case, apostrophes and punctuation.
 * Apostrophes go first, because an acute accent used as one decomposes into a blank.
 * @returns lower-case words with single blanks between; empty where there is no letter or digit
 * Source: docs/rules/sky.md, "Places".
 * Example: "Saint-Étienne-d’Orthe" gives "saint etienne dorthe".
 */
export function placeKey(text: string): string {
  return text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .toLowerCase()
    .replace(/[ßøłđ]/g, (letter) => letters[letter] ?? letter)
    .replace(separators, ' ')
    .trim();
}

/**
 * Other keys that the same place may be stored under: saint for a leading st and the reverse, without a trailing 'city',
 * and both. Source: docs/rules/sky.md, "Places", step 3.
 */
export function otherKeys(key: string): readonly string[] {
  const swapped = swapSaint(key);
  const shorter = withoutCity(key);
  return [...new Set([swapped, shorter, withoutCity(swapped)])].filter((other) => other !== key && other !== '');
}

function swapSaint(key: string): string {
  if (key.startsWith('st ')) return `saint ${key.slice(3)}`;
  return key.startsWith('saint ') ? `st ${key.slice(6)}` : key;
}

function withoutCity(key: string): string {
  return key.endsWith(' city') ? key.slice(0, -5) : key;
}
