import { siteLanguage } from '@ascendant/domain/site/locale';
import type { PDFPage, RGB } from 'pdf-lib';
import { inDirectionOf, isTurnedByFonts, stretchesOf } from './reading-order';
import type { TicketFont } from './ticket-font';

/** How text is written: the fonts to try for each letter, in order, and the size in points. */
export interface TextStyle {
  readonly fonts: readonly TicketFont[];
  readonly size: number;
}

export interface Block extends TextStyle {
  /** In points. */
  readonly width: number;
  /** Longer text is cut off with an ellipsis. */
  readonly maxLines: number;
}

/** A stretch of text that one font can write. */
interface Run {
  readonly text: string;
  readonly font: TicketFont;
}

const graphemes = new Intl.Segmenter(siteLanguage, { granularity: 'grapheme' });

/** Drawn for a letter that none of the fonts has. */
const unwritable = '□';
/** The same for an emoji that's newer than the fonts. */
const unwritableEmoji = '(emoji)';
const ellipsis = '…';

/** Joiners and variation selectors: they shape the letters around them and have no glyph of their own. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

// oxlint-disable-next-line no-control-regex -- it removes control characters
const control = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;

/** The text as one line of it will be drawn: a box replaces each letter that no font has, so no text can break the file. */
export function writable(text: string, fonts: readonly TicketFont[]): string {
  return runsOf(text, fonts)
    .map((run) => run.text)
    .join('');
}

/** How wide a line is, in points. */
export function widthOf(text: string, { fonts, size }: TextStyle): number {
  return runsOf(text, fonts).reduce((sum, run) => sum + run.font.widthOf(run.text, size), 0);
}

/** Breaks text into lines between words, and a word that's longer than a line between letters. */
export function linesOf(text: string, block: Block): readonly string[] {
  const words = text.replaceAll(control, ' ').trim().split(/\s+/);
  // Most texts fit on one line, and measuring is slow, so try that first.
  const whole = words.join(' ');
  if (widthOf(whole, block) <= block.width) return [whole];
  const lines = joined(
    words.flatMap((word) => piecesOf(word, block)),
    ' ',
    block,
  );
  if (lines.length <= block.maxLines) return inDirectionOf(whole, lines);
  const last = lines[block.maxLines - 1] ?? '';
  return inDirectionOf(whole, [...lines.slice(0, block.maxLines - 1), shortened(last, block)]);
}

/** Writes one line; `x` and `y` are where its baseline begins, in points from the lower left corner. */
export function writeLine(
  page: PDFPage,
  text: string,
  { x, y, color, fonts, size }: TextStyle & { x: number; y: number; color: RGB },
): void {
  let at = x;
  for (const { text: part, font } of seenRunsOf(text, fonts)) {
    font.write(page, part, { x: at, y, size, color });
    at += font.widthOf(part, size);
  }
}

/** The stretches of a line from left to right. */
function seenRunsOf(line: string, fonts: readonly TicketFont[]): readonly Run[] {
  return stretchesOf(cleaned(line)).flatMap(({ text, isRightToLeft }) => {
    const runs = runsOf(text, fonts).map((run) =>
      isTurnedByFonts(run.text) === isRightToLeft ? run : { ...run, text: lettersOf(run.text).toReversed().join('') },
    );
    return isRightToLeft ? runs.toReversed() : runs;
  });
}

const cleaned = (text: string): string => text.normalize('NFC').replaceAll(control, ' ');

function runsOf(text: string, fonts: readonly TicketFont[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(cleaned(text))) {
    const next = runOf(segment, fonts, runs.at(-1)?.font);
    const last = runs.at(-1);
    if (next === null) continue;
    if (last?.font === next.font) runs[runs.length - 1] = { font: last.font, text: last.text + next.text };
    else runs.push(next);
  }
  return runs;
}

/** Spaces and punctuation keep the font of the letter before them, so that a right-to-left name stays in one run. */
function runOf(segment: string, fonts: readonly TicketFont[], before: TicketFont | undefined): Run | null {
  const letter = segment.replaceAll(invisible, '');
  if (letter === '') return null;
  const isNeutral = /^[\s\p{P}]$/u.test(letter);
  const order = isNeutral && before !== undefined ? [before, ...fonts] : fonts;
  const font = order.find((each) => each.canWrite(letter));
  if (font !== undefined) return { text: font.keepsJoiners ? segment : letter, font };
  if (/[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u.test(letter)) return standIn(unwritableEmoji, fonts);
  return standIn(unwritable, fonts);
}

function standIn(text: string, fonts: readonly TicketFont[]): Run | null {
  const font = fonts.find((each) => [...text].every((letter) => each.canWrite(letter)));
  return font === undefined ? null : { text, font };
}

/** The word, or pieces of it that fit if it's longer than a line. */
function piecesOf(word: string, block: Block): readonly string[] {
  if (widthOf(word, block) <= block.width) return [word];
  return joined(lettersOf(word), '', block);
}

/** The parts, joined to pieces that are as long as fits; a part that doesn't fit is a piece of its own. */
function joined(parts: readonly string[], separator: string, block: Block): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < parts.length;) {
    const first = (count: number) => parts.slice(from, from + count).join(separator);
    const fits = (count: number) => from + count <= parts.length && widthOf(first(count), block) <= block.width;
    // Measuring is slow: the count doubles until it's too long, and then the gap is halved.
    let [count, tooMany] = [1, 2];
    while (fits(tooMany)) [count, tooMany] = [tooMany, tooMany * 2];
    while (tooMany - count > 1) {
      const middle = Math.floor((count + tooMany) / 2);
      if (fits(middle)) count = middle;
      else tooMany = middle;
    }
    pieces.push(first(count));
    from += count;
  }
  return pieces;
}

const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

function shortened(line: string, block: Block): string {
  const letters = lettersOf(line);
  while (letters.length > 0 && widthOf(letters.join('') + ellipsis, block) > block.width) letters.pop();
  return letters.join('').trimEnd() + ellipsis;
}
