import { commonPasswords } from './common-password-list';

/** Walks along the keyboard and through the alphabet. Any piece of one, in either direction, is refused. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjkl;',
  'zxcvbnm,./',
  '01234567890123456789',
  '!@#$%^&*()_+',
  'qazwsxedcrfvtgbyhnujmik',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'zaq12wsxcde34rfvbgt56yhn',
  '1qazxsw23edcvfr45tgbnhy6',
  'zaq1xsw2cde3vfr4bgt5',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1s2d3f4g5h6j7k8l9',
  'z1x2c3v4b5n6m7',
  'a1b2c3d4e5f6g7h8i9j0',
  '1a2b3c4d5e6f7g8h9i0j',
];
const bothWays = walks.flatMap((walk) => [walk, [...walk].reverse().join('')]);
const shortestWalk = 4;

/** Popular numbers: strokes over the keypad and famous constants. */
const popularNumbers = new Set(
  `102030 112358 123654 123789 1236987 1314520 13579 142536 147147 147258 147258369 147852 147852369 159357 159753 159951 182838
  201314 235689 24680 246810 258456 258852 271828 314159 31415926 321456 321654 357159 369258147 456123 456852 5201314 654987
  741258 741852 741852963 753159 753951 789123 789456 789456123 7894561230 852456 852963 8675309 951753 963852 963852741
  987456 987456321`.split(/\s+/),
);

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const usualPrefixes = /^(?:ilove|my|the)/;
const longestEnding = 4;

/**
 * Whether a password is one that guessing programs try first: one of the 10,000 most common, alone, doubled, with digits or symbols
 * around it or with look-alike characters; a keyboard walk; a repetition; a popular number; a date.
 * Source: rule SES-02; docs/archive/decisions/0005-common-passwords.md.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase();
  if (isRepeated(text) || isWalk(text) || isPopularNumber(text)) return true;
  const common = await commonPasswords();
  return wordsIn(text).some((word) => isCommonWord(word, common));
}

/** The possible words inside a password: as typed, and with look-alike characters read as letters. */
function wordsIn(text: string): readonly string[] {
  const letters = [...text].map((character) => lookalikes[character] ?? character).join('');
  const withoutEnd = text.replace(/[^\p{L}]+$/u, '');
  const endingless = [...withoutEnd].map((character) => lookalikes[character] ?? character).join('');
  const isShortEnding = hasUsualEnding(text.slice(withoutEnd.length));
  return [text, letters, letters.replaceAll('i', 'l'), stripped(text), ...(isShortEnding ? [endingless] : [])];
}

/** Drops the digits and symbols around the letters, if there are at most 4 or they're a popular number. */
function stripped(text: string): string {
  const match = /^([^\p{L}]*)(\p{L}.*\p{L})([^\p{L}]*)$/u.exec(text);
  if (!match) return text;
  const [, before = '', core = '', after = ''] = match;
  return hasUsualEnding(before) && hasUsualEnding(after) ? core : text;
}

function hasUsualEnding(ending: string): boolean {
  return ending.length <= longestEnding || isPopularNumber(ending.replace(/[^\d]/g, ''));
}

function isCommonWord(word: string, common: ReadonlySet<string>): boolean {
  if (common.has(word) || common.has(word.replace(usualPrefixes, ''))) return true;
  const half = word.slice(0, word.length / 2);
  return half + half === word ? common.has(half) : isWalk(word);
}

function isWalk(text: string): boolean {
  return text.length >= shortestWalk && bothWays.some((walk) => walk.includes(text));
}

/** '111111', 'abcabc', '12121212': up to four characters, repeated. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(text);
}

function isPopularNumber(text: string): boolean {
  if (!/^\d{1,10}$/.test(text)) return false;
  const isMirrored = [...text].reverse().join('') === text;
  const isPaired = /^(?:(\d)\1+){2,}$/.test(text);
  return isMirrored || isPaired || isWalk(text) || isRepeated(text) || popularNumbers.has(text) || isDate(text);
}

/** A date or a year without separators, in any order. */
function isDate(digits: string): boolean {
  const year = '(?:19\\d\\d|20[0-3]\\d)';
  const month = '(?:0[1-9]|1[0-2])';
  const day = '(?:0[1-9]|[12]\\d|3[01])';
  const orders = [year, `${day}${month}${year}`, `${month}${day}${year}`, `${year}${month}${day}`];
  const short = [`${day}${month}\\d\\d`, `${month}${day}\\d\\d`, `\\d\\d${month}${day}`];
  return new RegExp(`^(?:${[...orders, ...short].join('|')})$`).test(digits);
}
