/** A cell: text, a number, or null for an empty one. */
export type CsvCell = string | number | null;

/** What a spreadsheet would read as the start of a formula, after NFKC: full-width and small signs are then the plain ones. */
const formulaStart = /^[=+\-@\u2212]/u;
/** What it would skip before a formula: white space, control and format characters, and letters that can't be seen. */
const skipped = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/u;
const controlStart = /^[\t\r\n]/;
/** A negative number, which no spreadsheet runs. One with a plus is a phone number, and stays text. */
const negativeNumber = /^-\d+(?:\.\d+)?$/;

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A table as CSV (RFC 4180), with every cell quoted. A text that a spreadsheet would run as a formula starts with an apostrophe instead.
 * What's wholly a number can't be a formula: a negative one stays a number, so that sums are right.
 * @param header the names of the columns
 * @param rows one array per row, in the order of the columns
 * Source: rule WEB-09.
 */
export function csvText(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(quoted).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function quoted(cell: CsvCell): string {
  if (cell === null) return '""';
  if (typeof cell === 'number') return `"${cell}"`;
  return `"${inert(cell).replaceAll('"', '""')}"`;
}

function inert(text: string): string {
  if (negativeNumber.test(text)) return text;
  const isFormula = formulaStart.test(text.replace(skipped, '').normalize('NFKC'));
  return isFormula || controlStart.test(text) ? `'${text}` : text;
}
