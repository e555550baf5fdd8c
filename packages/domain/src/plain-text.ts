const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const controlOrLineBreak = /[\p{Cc}\u2028\u2029]/u;
const controlInText = /[^\P{Cc}\n\t]/u;
const bidiOverrides = /[\u202a-\u202e\u2066-\u2069]/;
/** Code points that can't be written in UTF-8, or that XML doesn't allow. */
const notCharacters = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/u;

/** Something that leaves ink: a letter, a digit, a punctuation mark or a symbol, but none that fonts draw as a blank. */
const drawn =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u303f\ufffc\u{1d159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u;
/**
 * What's trimmed from both ends: white space, and blanks that no letter beside them needs. Joiners and variation selectors stay, because
 * they shape the letter before them.
 */
const blank = /[\s\u00ad\u115f\u1160\u200b\u2060\u2800\u303f\u3164\ufeff\uffa0\ufffc]/;

/**
 * A text as it's stored: composed, without blanks at its ends, and empty if there's nothing in it that can be seen, such as a name of
 * zero-width spaces or Hangul fillers. Source: rule INP-02.
 */
export function trimmedText(text: string): string {
  const trimmed = withoutBlankEnds(text.normalize('NFC'));
  return drawn.test(trimmed) ? trimmed : '';
}

function withoutBlankEnds(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && blank.test(text.charAt(from))) from += 1;
  while (from < to && blank.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** The same for several lines: every kind of line break becomes a line feed. */
export function trimmedLines(text: string): string {
  return trimmedText(text.replaceAll(lineBreak, '\n'));
}

/** Whether a text has only characters that people type; line feeds and tabs are fine. Source: rule INP-02. */
export function isPlainText(text: string): boolean {
  return !controlInText.test(text) && !notCharacters.test(text);
}

/** The same for one line, as in names and titles: no line breaks of any kind, and nothing that turns the reading direction around. */
export function isPlainLine(text: string): boolean {
  return !controlOrLineBreak.test(text) && !notCharacters.test(text) && !bidiOverrides.test(text);
}

/** A dot, of any script, before what mail programs take for the end of a page's address. */
const dotOfPage = /(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}-]*\p{L}{2})/gu;

/**
 * A name without the address of a page: 'Claim it at evil.example' becomes 'Claim it at evil example', which no mail program makes a link of. For the subjects
 * of emails, and for what's sent to people who don't know who wrote it. Source: docs/rules/emails.md, "Emails to people without an account".
 */
export function withoutPages(text: string): string {
  return text.replaceAll('://', ' ').replaceAll(dotOfPage, ' ');
}
