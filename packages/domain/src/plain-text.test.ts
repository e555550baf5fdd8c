import { expect, test } from 'vitest';
import { isPlainLine, isPlainText, trimmedLines, trimmedText, withoutPages } from './plain-text';

test.each(['Dawn Traverse', 'Montréal', '日の出', '👩🏽‍🚀 night', 'שלום', ''])(
  'INP-02 people can type this: %j',
  (text) => {
    expect(isPlainLine(text)).toBe(true);
    expect(isPlainText(text)).toBe(true);
  },
);

test.each([
  'a\u0000b',
  'a\u0008b',
  'a\u007fb',
  'a\u0080b',
  'a\u009fb',
  'a\ud800b',
  'a\ufffeb',
  'a\ufdd0b',
  'a\u{1ffff}b',
])('INP-02 no text may contain this: %j', (text) => {
  expect(isPlainLine(text)).toBe(false);
  expect(isPlainText(text)).toBe(false);
});

test.each(['a\nb', 'a\tb', '\u202eevil', '\u2066x\u2069'])(
  'INP-02 long texts may contain this, a line may not: %j',
  (text) => {
    expect(isPlainLine(text)).toBe(false);
    expect(isPlainText(text)).toBe(true);
  },
);

test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'INP-02 a line has no line break, of whatever kind, and in long texts they become one kind: %j',
  (lineBreak) => {
    expect(isPlainLine(`a${lineBreak}b`)).toBe(false);
    expect(trimmedLines(`a${lineBreak}b`)).toBe('a\nb');
    expect(isPlainText(trimmedLines(`a${lineBreak}b`))).toBe(true);
  },
);

test.each([
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['Hangul initial and vowel fillers', '\u115f\u1160'],
  ['a zero-width space', '\u200b'],
  ['joiners and a byte order mark', '\u200c\u200d\u2060\ufeff'],
  ['direction marks', '\u200e\u200f\u061c'],
  ['a Braille cell without dots', '\u2800'],
  ['an object replacement character', '\ufffc'],
  ['a null notehead', '\u{1d159}'],
  ['blank hieroglyphs', '\u{13441}\u{13442}'],
  ['a soft hyphen', '\u00ad'],
  ['a combining accent without a letter', '\u0301'],
  ['variation selectors', '\ufe0f\u{e0101}'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['spaces of all widths', '\u00a0\u1680\u2002\u200a\u202f\u205f\u3000'],
  ['a character for private use', '\ue000'],
])('INP-02 a text of nothing that can be seen is empty: %s', (_what, text) => {
  expect([trimmedText(text), trimmedText(`${text} ${text}`), trimmedLines(`${text}\n${text}`)]).toEqual(['', '', '']);
});

test.each(['!!!', '7', '?', '✓', '❤️', '👩🏽‍🚀', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '⠃', 'ㅎ', 'می‌روم', 'क्‍', '中', '🇨🇦', '＝', '々'])(
  'INP-02 one letter, digit or drawn symbol is enough, and it comes out as it was typed: %s',
  (text) => {
    expect(trimmedText(text)).toBe(text);
  },
);

test('INP-02 blanks at the ends are trimmed, so that two names that look the same are the same', () => {
  expect(trimmedText('\u200b Music\u3164\ufeff ')).toBe('Music');
  expect(trimmedText('Lake\u200bLouise')).toBe('Lake\u200bLouise');
});

test.each([
  ['Claim your prize: evil.example', 'Claim your prize: evil example'],
  ['https://www.evil.example/win', 'https www evil example/win'],
  ['EVIL.COM', 'EVIL COM'],
  ['t.co', 't co'],
  ['evil\u3002example', 'evil example'],
  ['http://127.0.0.1', 'http 127.0.0.1'],
])('an address of a page in a name is no link: %s', (name, shown) => {
  expect(withoutPages(name)).toBe(shown);
});

test.each(['J.R.R. Tolkien', 'Dr. Maya Lindqvist', 'Théo O’Brien-Roy', 'at 9:00 a.m.', 'Version 2.1', '李小龍'])(
  'a name without one stays as it is: %s',
  (name) => {
    expect(withoutPages(name)).toBe(name);
  },
);
