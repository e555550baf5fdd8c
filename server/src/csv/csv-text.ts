/** A cell: text, a number, or null for an empty one. */
export type CsvCell = string | number | null;

/** What a spreadsheet would read as the start of a formula, or skip before it. */
const formulaStart = /^[=+\-@\t\r\n]/;

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A table as CSV (RFC 4180), with every cell quoted. A text that a spreadsheet would run as a formula starts with an apostrophe instead;
 * numbers can't be formulas, so a negative one stays a number.
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
  return formulaStart.test(text) ? `'${text}` : text;
}
