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

/** Words of names that are written in full or short: Fort Worth, Ft. Worth. */
const shortForms: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };
const fullForms = Object.fromEntries(Object.entries(shortForms).map(([full, short]) => [short, full]));

/** The same name with such words in full, and short, where that's another key: 'st louis' is 'saint louis'. */
export function otherSpellings(key: string): readonly string[] {
  return [inForm(key, fullForms), inForm(key, shortForms)].filter((other) => other !== key);
}

function inForm(key: string, forms: Readonly<Record<string, string>>): string {
  const words = key.split(' ');
  return words.map((word) => (Object.hasOwn(forms, word) ? (forms[word] ?? word) : word)).join(' ');
}

/**
 * Other keys that the same place may be stored under: saint for st and the reverse, without a trailing 'city', and both.
 * Source: docs/rules/sky.md, "Places", step 3.
 */
export function otherKeys(key: string): readonly string[] {
  const shorter = withoutCity(key);
  const all = [...otherSpellings(key), shorter, ...otherSpellings(shorter)];
  return [...new Set(all)].filter((other) => other !== key && other !== '');
}

function withoutCity(key: string): string {
  return key.endsWith(' city') ? key.slice(0, -5) : key;
}
