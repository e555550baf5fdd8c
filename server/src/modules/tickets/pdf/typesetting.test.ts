import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { inks } from './inks';
import type { TicketFont } from './ticket-font';
import { linesOf, writeLine } from './typesetting';

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

/** Capitals stand for Hebrew letters, as in the examples of Unicode. */
const asHebrew = (text: string) =>
  text.replaceAll(/[A-Z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0x58f));
const fromHebrew = (text: string) =>
  text.replaceAll(/[א-ת]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x58f));

/** A text's lines as they're seen. Fonts turn Hebrew letters by themselves, and Latin ones not. */
async function seen(text: string, width: number): Promise<readonly string[]> {
  const page = (await PDFDocument.create()).addPage();
  let line = '';
  const write: TicketFont['write'] = (_, part) => {
    line += /[א-ת]/.test(part) ? [...part].toReversed().join('') : part;
  };
  const fonts = [{ ...countingFont().font, write }];
  return linesOf(asHebrew(text), { fonts, size: 1, width, maxLines: 9 }).map((each) => {
    line = '';
    writeLine(page, each, { fonts, size: 1, x: 0, y: 0, color: inks.ink });
    return fromHebrew(line);
  });
}

describe('a line with Hebrew or Arabic letters', () => {
  it.each([
    ['of one script only', 'RIDGE WALK', 99, ['KLAW EGDIR']],
    ['with a Latin name and a year in brackets', 'WALK WITH maya (2026) HERE', 99, ['EREH maya (2026) HTIW KLAW']],
    ['whose brackets enclose a number and a word', 'WALK (12 KM)', 99, ['(MK 12) KLAW']],
    ['within a Latin title', 'a walk [RIDGE WALK] by day', 99, ['a walk [KLAW EGDIR] by day']],
    ['that is broken before a Latin name', 'AB maya C', 6, ['BA', 'C maya']],
    ['that is broken before a Hebrew name', 'ab MAYA c', 6, ['ab', 'AYAM c']],
  ])('%s is written as it is read', async (_, text, width, lines) => {
    expect(await seen(text, width)).toEqual(lines);
  });
});
