import { attendeeNameMaxLength, isGuestName } from '../booking/guests';
import { maxAttendeesPerBooking } from '../event/limits';
import { emailMaxLength, emailPattern } from '../person/account-limits';
import { isPlainLine, trimmedText } from '../plain-text';
import { readStart, type DayOrder, type Start } from './clocks';
import type { Columns, ImportField, ImportSource } from './columns';

/** A table as it was read: the headings of its first row, and the cells of the others, as text. */
export interface Table {
  readonly headings: readonly string[];
  /** With the line of the file that each begins on. */
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row that can be imported, on its own. */
export interface ImportedPerson {
  readonly line: number;
  /** What's the same for all people of a date in the file: its title and start as they're written there. */
  readonly date: string;
  readonly title: string;
  readonly start: Start | null;
  /** What it's known by at its source, with the source: the same row of a second file has the same. */
  readonly key: string;
  /** The people of a booking have the same. */
  readonly order: string;
  readonly name: string;
  readonly email: string | null;
  /** How many come on this row; those after the first are its guests. */
  readonly people: number;
  readonly isChild: boolean;
  /** What the QR code of the old ticket says; null if the file doesn't. */
  readonly code: string | null;
}

/** A row that can't, and why. */
export interface RefusedRow extends TableRow {
  readonly reason: string;
}

export interface ReadRows {
  readonly people: readonly ImportedPerson[];
  readonly refused: readonly RefusedRow[];
}

export interface Reading {
  readonly source: ImportSource;
  readonly columns: Columns;
  readonly order: DayOrder;
}

/** What programs write about a ticket that's valid. */
const valid: ReadonlySet<string> = new Set(
  'paid,p,active,attending,checked in,booked,confirmed,complete,completed,valid,approved,yes,true,1'.split(','),
);
const childWords = /\b(?:child(?:ren)?|kids?|junior|youth|minor|enfants?|kinder)\b/i;
const codeMaxLength = 200;

/** Reads the rows of a table, each on its own. Cells are text: nothing in them is followed or computed. Source: rule IMP-02. */
export function readRows(table: Table, reading: Reading): ReadRows {
  const cellOf = cellReader(table.headings, reading.columns);
  const seen = new Map<string, number>();
  const [people, refused]: [ImportedPerson[], RefusedRow[]] = [[], []];
  for (const row of table.rows) {
    const read = readRow(row, cellOf, reading);
    if (typeof read === 'string') refused.push({ ...row, reason: read });
    else people.push({ ...read, key: nth(read.key, seen) });
  }
  return { people, refused };
}

type CellOf = (row: TableRow, field: ImportField) => string;

function cellReader(headings: readonly string[], columns: Columns): CellOf {
  return ({ cells }, field) => {
    const heading = columns[field];
    return heading === undefined ? '' : trimmedText(cells[headings.indexOf(heading)] ?? '');
  };
}

/** Two rows that nothing tells apart are the first and the second. */
function nth(key: string, seen: Map<string, number>): string {
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count === 1 ? key : `${key}\n${count}`;
}

/** @returns why it can't be imported, as a sentence */
function readRow(row: TableRow, cellOf: CellOf, { source, order: days }: Reading): ImportedPerson | string {
  const cell = (field: ImportField) => cellOf(row, field);
  const status = cell('status');
  if (status !== '' && !valid.has(status.toLowerCase())) return `Its status is “${status}”.`;
  const [day, time] = [cell('day'), cell('time')];
  const start = day === '' ? null : readStart(day, time, days);
  if (day !== '' && start === null) return `We can’t read the day “${[day, time].join(' ').trim()}”.`;
  const name = cell('name') || [cell('firstName'), cell('lastName')].join(' ').trim();
  const people = peopleIn(cell('people'));
  const [email, code] = [cell('email').toLowerCase(), cell('code')];
  const refusal = refusalOfPerson({ name, email, people, code });
  if (refusal !== null) return refusal;
  const date = `${cell('title')} ${[day, time].join(' ').trim()}`.trim();
  const order = cell('order') || cell('position') || [name, email].join('\n');
  // Without the date where there's a number: a file that's exported again after a date has moved is about the same tickets.
  const key = [source, order, cell('position') || [name, date].join('\n')].join('\n');
  const isChild = childWords.test(cell('type'));
  const person = { line: row.line, date, title: cell('title'), start, key, order, name, people, isChild };
  return { ...person, email: email === '' ? null : email, code: code === '' ? null : code };
}

/** @returns NaN for what isn't a whole number */
function peopleIn(text: string): number {
  if (text === '') return 1;
  return /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
}

interface Typed {
  readonly name: string;
  readonly email: string;
  readonly people: number;
  readonly code: string;
}

function refusalOfPerson({ name, email, people, code }: Typed): string | null {
  if (name === '') return 'It has no name.';
  if (name.length > attendeeNameMaxLength) return `Its name is longer than ${attendeeNameMaxLength} letters.`;
  if (![name, email, code].every(isPlainLine)) return 'It has characters that can’t be shown.';
  if (email !== '' && (email.length > emailMaxLength || !emailPattern.test(email)))
    return `“${email}” isn’t an email address.`;
  if (code.length > codeMaxLength) return `Its old ticket’s code is longer than ${codeMaxLength} letters.`;
  if (Number.isNaN(people) || people === 0) return 'How many people come isn’t a number.';
  return people > maxAttendeesPerBooking ? `More than ${maxAttendeesPerBooking} people are on one row.` : null;
}

/** What the people of a row are called: the first as it says. */
export function namesOn({ name, people }: Pick<ImportedPerson, 'name' | 'people'>): readonly string[] {
  const guest = isGuestName(name) ? 'Guest' : `Guest of ${name.split(' ', 1)[0] ?? ''}`;
  return [name, ...Array.from({ length: people - 1 }, () => guest)];
}
