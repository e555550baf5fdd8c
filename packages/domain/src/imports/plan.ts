import { dayParts, type CalendarDay } from '../calendar-day';
import { monthNames } from '../date-form';
import { defaultEventTimezone, maxAttendeesPerBooking } from '../event/limits';
import { grouped } from '../grouped';
import { numberText, siteLocale } from '../site/locale';
import type { ImportedPerson, ReadRows, RefusedRow } from './rows';

/** A published date of the organization that isn't over, that bookings can be imported to. */
export interface OwnDate {
  readonly id: number;
  readonly title: string;
  readonly startDate: CalendarDay;
  readonly startTime: string;
  readonly seatsLeft: number;
}

/** A booking that would be made: people of one order on one date. */
export interface PlannedBooking {
  readonly eventId: number;
  readonly people: readonly ImportedPerson[];
}

/** What would happen to a date of the file: `unmatched` is none of the organization's, `full` has too few seats. */
export const plannedStates = ['ready', 'unmatched', 'full', 'left_out'] as const;
export type PlannedState = (typeof plannedStates)[number];

/** A date of the file. */
export interface PlannedDate {
  /** As the file writes its title and start. */
  readonly date: string;
  readonly state: PlannedState;
  /** Null if none of the organization's matches and none was chosen. */
  readonly event: OwnDate | null;
  readonly rows: readonly ImportedPerson[];
  readonly bookings: readonly PlannedBooking[];
  /** Why nothing of it can be imported, as a sentence; null if it can, or is left out. */
  readonly refusal: string | null;
}

export interface Plan {
  readonly dates: readonly PlannedDate[];
  readonly refused: readonly RefusedRow[];
  /** Rows that were imported before. */
  readonly imported: number;
}

interface Planning {
  readonly rows: ReadRows;
  readonly own: readonly OwnDate[];
  /** By the date in the file: the id of one of their own, or null to leave it out. */
  readonly chosen: ReadonlyMap<string, number | null>;
  /** The keys of rows that were imported before. */
  readonly done: ReadonlySet<string>;
}

/**
 * What an import would do: which bookings on which dates, and why not the rest. The run does the same with what it finds then.
 * Source: docs/rules/booking.md, "Moving in"; rules IMP-01 and IMP-03.
 */
export function planImport({ rows, own, chosen, done }: Planning): Plan {
  const left = rows.people.filter(({ key }) => !done.has(key));
  const taken = new Map<number, number>();
  const dates = [...grouped(left, ({ date }) => date)].map(([date, people]): PlannedDate => {
    const planned = planDate({ date, people, event: eventOf({ date, people, own, chosen }) });
    return chosen.get(date) === null ? { ...planned, state: 'left_out', refusal: null } : refuseFull(planned, taken);
  });
  return { dates, refused: rows.refused, imported: rows.people.length - left.length };
}

interface DateOfFile {
  readonly date: string;
  readonly people: readonly ImportedPerson[];
}

function eventOf({ date, people, own, chosen }: DateOfFile & Pick<Planning, 'own' | 'chosen'>): OwnDate | null {
  const choice = chosen.get(date);
  if (choice !== undefined) return own.find(({ id }) => id === choice) ?? null;
  const [first] = people;
  if (first?.start === null || first === undefined) return null;
  const { day, time } = first.start;
  const then = own.filter(({ startDate, startTime }) => startDate === day && (time ?? startTime) === startTime);
  const titled = then.filter(({ title }) => first.title === '' || plain(title) === plain(first.title));
  return titled.length === 1 ? (titled[0] ?? null) : null;
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function planDate({ date, people, event }: DateOfFile & { readonly event: OwnDate | null }): PlannedDate {
  if (event === null) return { date, state: 'unmatched', event, rows: people, bookings: [], refusal: unmatched };
  const parties = [...grouped(people, ({ order }) => order).values()].flatMap(inBookings);
  const bookings = parties.map((party) => ({ eventId: event.id, people: party }));
  return { date, state: 'ready', event, rows: people, bookings, refusal: null };
}

const unmatched = 'None of your published dates matches. Choose one, or leave it out.';

/** An order of more people than a booking can have is several. */
function inBookings(party: readonly ImportedPerson[]): readonly (readonly ImportedPerson[])[] {
  const bookings: ImportedPerson[][] = [[]];
  for (const row of party) {
    const last = bookings.at(-1) ?? [];
    if (sizeOf(last) + row.people > maxAttendeesPerBooking) bookings.push([row]);
    else last.push(row);
  }
  return bookings;
}

/** How many people come on these rows. */
export function sizeOf(rows: readonly ImportedPerson[]): number {
  return sum(rows.map(({ people }) => people));
}

/** Dates of the file that go to the same event share its seats. */
function refuseFull(planned: PlannedDate, taken: Map<number, number>): PlannedDate {
  const { event, rows, bookings } = planned;
  if (event === null) return planned;
  const before = taken.get(event.id) ?? 0;
  const refusal = refusalOfSeats(
    event,
    event.seatsLeft - before,
    bookings.map(({ people }) => sizeOf(people)),
  );
  if (refusal !== null) return { ...planned, state: 'full', refusal };
  taken.set(event.id, before + sizeOf(rows));
  return planned;
}

/**
 * Why the people of a date don't fit, and how many bookings would have to stay out, the largest first.
 * @param sizes how many people each booking has
 * @returns null if they do
 */
export function refusalOfSeats(
  { title, startDate }: Pick<OwnDate, 'title' | 'startDate'>,
  seatsLeft: number,
  sizes: readonly number[],
): string | null {
  const people = sum(sizes);
  if (people <= seatsLeft) return null;
  const left = leftOut(
    [...sizes].sort((one, other) => other - one),
    people - seatsLeft,
  );
  const facts = `${counted(people, 'person', 'people')}, ${counted(Math.max(0, seatsLeft), 'seat', 'seats')}`;
  return `${title}, ${dayName(startDate)}: ${facts}. Raise the capacity or leave out ${counted(left, 'booking', 'bookings')}.`;
}

/** 'July 12' */
function dayName(startDate: CalendarDay): string {
  const { month, day } = dayParts(startDate);
  return `${monthNames[month - 1] ?? ''} ${day}`;
}

function leftOut(sizes: readonly number[], over: number): number {
  let [count, freed] = [0, 0];
  while (freed < over && count < sizes.length) {
    freed += sizes[count] ?? 0;
    count += 1;
  }
  return count;
}

/** What would be imported, of a plan. */
export interface PlanTotals {
  readonly dates: number;
  readonly bookings: number;
  readonly people: number;
  /** Rows that can't be. */
  readonly refused: number;
}

export function totalsOf({ dates, refused }: Plan): PlanTotals {
  const ready = dates.filter(({ state }) => state === 'ready');
  const stopped = dates.filter(({ refusal }) => refusal !== null);
  return {
    dates: new Set(ready.map(({ event }) => event?.id)).size,
    bookings: sum(ready.map(({ bookings }) => bookings.length)),
    people: sum(ready.map(({ rows }) => sizeOf(rows))),
    refused: refused.length + sum(stopped.map(({ rows }) => rows.length)),
  };
}

/** '41 dates, 318 bookings for 702 people. 9 rows can’t be imported.' */
export function planText({ dates, bookings, people, refused }: PlanTotals): string {
  const ready = `${counted(dates, 'date', 'dates')}, ${counted(bookings, 'booking', 'bookings')} for ${counted(people, 'person', 'people')}.`;
  return refused === 0 ? ready : `${ready} ${counted(refused, 'row', 'rows')} can’t be imported.`;
}

function counted(count: number, one: string, more: string): string {
  return `${numberText(count)} ${count === 1 ? one : more}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** A row that was imported, with its booking's number in its import. */
export interface ImportedBefore {
  readonly importId: number;
  readonly party: number;
  readonly at: Date;
}

const dayOfImport = new Intl.DateTimeFormat(siteLocale, {
  month: 'long',
  day: 'numeric',
  timeZone: defaultEventTimezone,
});

/**
 * What's said of a file with rows that were imported before. @param isAll whether nothing of it is left to import
 * @returns null if there are none
 */
export function importedBeforeText(rows: readonly ImportedBefore[], isAll: boolean): string | null {
  const last = rows.reduce((latest, { at }) => (at > latest ? at : latest), new Date(0));
  if (rows.length === 0) return null;
  const bookings = new Set(rows.map(({ importId, party }) => `${importId}/${party}`)).size;
  const which = bookings === 1 ? 'This booking was' : `These ${numberText(bookings)} bookings were`;
  const some = `${counted(bookings, 'booking was', 'bookings were')}`;
  const on = `imported on ${dayOfImport.format(last)}`;
  return isAll ? `${which} ${on}. Nothing was changed.` : `${some} ${on} and won’t be imported again.`;
}
