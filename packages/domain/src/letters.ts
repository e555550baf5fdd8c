import { siteLanguage } from './site/locale';

/** The longest word that a shortened text drops rather than cuts, in UTF-16 units. Scripts without blanks have longer stretches. */
const longestDropped = 30;

/** Null in browsers that can't tell letters apart. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter(siteLanguage, { granularity: 'grapheme' }) : null;

/** The letters of a text as people see them: an emoji of several parts is one. */
function* lettersOf(text: string): Iterable<string> {
  if (graphemes === null) yield* text;
  else for (const { segment } of graphemes.segment(text)) yield segment;
}

/** The first letter as people see it; empty for an empty text. */
export function firstLetter(text: string): string {
  for (const letter of lettersOf(text)) return letter;
  return '';
}

/**
 * A text as one line of at most `most` UTF-16 units and an ellipsis. It ends after a word, or after a letter where words are very long, as in
 * Japanese and Thai, which write none of the blanks between them.
 */
export function shortenedText(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  let end = 0;
  for (const letter of lettersOf(line)) {
    if (end + letter.length > most) break;
    end += letter.length;
  }
  const blank = line.lastIndexOf(' ', end);
  const isWordEnd = blank > 0 && end - blank <= longestDropped;
  return `${line.slice(0, isWordEnd ? blank : end).trimEnd()}…`;
}
