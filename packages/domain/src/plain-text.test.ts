import { expect, test } from 'vitest';
import { isPlainLine, isPlainText } from './plain-text';

test.each(['Dawn Traverse', 'Montréal', '日の出', '👩🏽‍🚀 night', 'שלום', ''])(
  'INP-02 people can type this: %j',
  (text) => {
    expect(isPlainLine(text)).toBe(true);
    expect(isPlainText(text)).toBe(true);
  },
);

test.each(['a\u0000b', 'a\u0008b', 'a\u007fb', 'a\ud800b'])('INP-02 no text may contain this: %j', (text) => {
  expect(isPlainLine(text)).toBe(false);
  expect(isPlainText(text)).toBe(false);
});

test.each(['a\nb', 'a\tb', 'a\rb', '\u202eevil', '\u2066x\u2069'])(
  'INP-02 long texts may contain this, a line may not: %j',
  (text) => {
    expect(isPlainLine(text)).toBe(false);
    expect(isPlainText(text)).toBe(true);
  },
);
