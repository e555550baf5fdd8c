// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const lineBreaks = /[\n\r\t]/;
const bidiOverrides = /[\u202a-\u202e\u2066-\u2069]/;
const loneSurrogates = /\p{Surrogate}/u;

/** Whether a text has only characters that people type; line breaks and tabs are fine. Source: rule INP-02. */
export function isPlainText(text: string): boolean {
  return !controlCharacters.test(text) && !loneSurrogates.test(text);
}

/** The same for one line, as in names and titles: no line breaks, and nothing that turns the reading direction around. */
export function isPlainLine(text: string): boolean {
  return isPlainText(text) && !lineBreaks.test(text) && !bidiOverrides.test(text);
}
