import { describe, expect, it } from 'vitest';
import type { TicketFont } from './ticket-font';
import { linesOf } from './typesetting';

/** A font in which each letter is as wide as the text is high. It counts the letters that are measured. */
function countingFont() {
  const counted = { letters: 0 };
  const font: TicketFont = {
    keepsJoiners: false,
    canWrite: () => true,
    widthOf: (text, size) => {
      counted.letters += text.length;
      return text.length * size;
    },
    write: () => undefined,
  };
  return { counted, font };
}

function broken(text: string, width: number) {
  const { counted, font } = countingFont();
  return { lines: linesOf(text, { fonts: [font], size: 1, width, maxLines: 1000 }), measured: counted.letters };
}

describe('a text is broken into lines', () => {
  it.each([
    ['between words', 'one two three four', 9, ['one two', 'three', 'four']],
    ['with a word that just fits', 'one two three', 7, ['one two', 'three']],
    ['within a word that is longer than a line', 'a abcdefghij k', 4, ['a', 'abcd', 'efgh', 'ij k']],
    ['with a letter that is wider than a line on its own', 'abc', 0.5, ['a', 'b', 'c']],
    ['into one if it fits', 'one two', 7, ['one two']],
  ])('%s', (_, text, width, lines) => {
    expect(broken(text, width).lines).toEqual(lines);
  });

  it.each(['x'.repeat(20_000), 'word '.repeat(4000)])('without measuring it again for each letter', (text) => {
    const { lines, measured } = broken(text, 80);
    expect(lines.length).toBeLessThanOrEqual(250 + 20);
    expect(measured).toBeLessThan(25 * text.length);
  });
});
