import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const rightToLeft = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
const marks = { ltr: '\u200e', rtl: '\u200f' } as const;

/** A part of a line that's read in one direction. */
export interface Stretch {
  /** In the order in which it's read, with the brackets that are seen. */
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** The parts of a line from left to right, by Unicode's bidirectional algorithm: of a Hebrew title, the name in Latin letters stands to the left of what comes before it. */
export function stretchesOf(line: string): readonly Stretch[] {
  if (!rightToLeft.test(line)) return [{ text: line, isRightToLeft: false }];
  const embedding = bidi.getEmbeddingLevels(line);
  const found: { level: number; from: number; to: number }[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[at] ?? 0;
    const last = found.at(-1);
    if (last?.level !== level || (at !== last.to + 1 && at !== last.from - 1)) found.push({ level, from: at, to: at });
    else [last.from, last.to] = [Math.min(last.from, at), Math.max(last.to, at)];
  }
  return found.map(({ level, from, to }) => stretchAt(line.slice(from, to + 1), level % 2 === 1));
}

function stretchAt(text: string, isRightToLeft: boolean): Stretch {
  if (!isRightToLeft) return { text, isRightToLeft };
  return { text: [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join(''), isRightToLeft };
}

/** Whether fonts write a text from right to left by themselves, because of its letters. */
export function isTurnedByFonts(text: string): boolean {
  return rightToLeft.test(text);
}

/** The lines of a text, each with an invisible mark if its first letter is of another direction than the text. */
export function inDirectionOf(text: string, lines: readonly string[]): readonly string[] {
  if (!rightToLeft.test(text)) return lines;
  const direction = directionOf(text);
  return lines.map((line) => (directionOf(line) === direction ? line : marks[direction] + line));
}

function directionOf(text: string): 'ltr' | 'rtl' {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}
