import { takenByYou } from '@ascendant/domain/booking/manual-booking';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { causeLabels, taxLabel } from '@ascendant/domain/ledger/figures';
import { cents, toDecimal } from '@ascendant/domain/money';
import type { CsvCell } from '../../csv/csv-text';
import type { PayoutDeps } from './payout-deps';
import {
  findOwedAt,
  findStatementLines,
  findTakenLines,
  type StatementLine,
  type TakenLine,
} from './statements.repository';

/** A month of an organizer's money: what they were owed, what changed it, and what they were owed at its end. In cents. */
export interface Statement {
  readonly currency: string;
  readonly owedBefore: number;
  readonly lines: readonly StatementLine[];
  readonly owedAfter: number;
  /** What they took themselves, apart from all that. */
  readonly takenLines: readonly TakenLine[];
}

/** @param month `YYYY-MM`, in UTC; months run by the moment money moved */
export async function readStatement(
  { db, currency }: Pick<PayoutDeps, 'db' | 'currency'>,
  organizerId: number,
  month: string,
): Promise<Statement> {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const [from, to] = [new Date(Date.UTC(year, number - 1, 1)), new Date(Date.UTC(year, number, 1))];
  const [owedBefore, lines, takenLines] = await Promise.all([
    findOwedAt(db, { organizerId, currency, from }),
    findStatementLines(db, { organizerId, currency, from, to }),
    findTakenLines(db, { organizerId, currency, from, to }),
  ]);
  const change = lines.reduce((sum, { tickets, tax, paid }) => sum + tickets + tax + paid, 0);
  return { currency, owedBefore, lines, owedAfter: owedBefore + change, takenLines };
}

/** A column of the CSV file. */
interface Column {
  readonly label: string;
  readonly cell: (line: StatementLine) => CsvCell;
  /** Of what they took themselves; empty unless given. */
  readonly ofTaken?: (line: TakenLine) => CsvCell;
}

/**
 * The columns of the CSV file, for bookkeepers. Amounts are numbers with two decimals; what lowers them is negative. In each row, gross and what
 * the site paid of a discount are fee, taxes that the site remits, and net.
 */
function columnsOf({ currency, lines, takenLines }: Statement, hasNames: boolean): readonly Column[] {
  const amount = (label: string, of: (line: StatementLine) => number | null): Column => ({
    label: `${label} (${currency.toUpperCase()})`,
    cell: (line) => decimal(of(line)),
  });
  const taxes = [...new Set(lines.flatMap((line) => line.taxes.map(([tax]) => tax)))].toSorted();
  return [
    { label: 'Date (UTC)', cell: dayOf, ofTaken: dayOf },
    { label: 'What', cell: ({ cause }) => causeLabels[cause], ofTaken: () => 'Booking that you added' },
    { label: 'Booking', cell: referenceOf, ofTaken: referenceOf },
    ...(hasNames ? [{ label: 'Guest', cell: guestOf, ofTaken: guestOf }] : []),
    { label: 'About', cell: ({ event, reason }) => event?.title ?? reason, ofTaken: ({ event }) => event.title },
    { label: 'Event date', cell: startDateOf, ofTaken: startDateOf },
    { label: 'Event time', cell: startTimeOf, ofTaken: startTimeOf },
    { label: 'Moved from', cell: ({ movedFrom }) => movedFrom && `${movedFrom.startDate} ${movedFrom.startTime}` },
    amount('Gross', grossOf),
    ...(lines.some(({ siteDiscount }) => siteDiscount !== 0)
      ? [amount('Discount that the site pays', ({ siteDiscount }) => siteDiscount)]
      : []),
    amount('Site fee', ({ fee }) => fee),
    ...taxes.map((tax) => amount(taxLabel(tax), (line) => taxOf(line, tax))),
    amount('Net', netOf),
    amount('Paid out', ({ paid }) => paid),
    ...(takenLines.length === 0 ? [] : [takenColumn(currency)]),
  ];
}

/** A sum of its own: no other column has it. */
function takenColumn(currency: string): Column {
  return {
    label: `${takenByYou} (${currency.toUpperCase()})`,
    cell: () => null,
    ofTaken: ({ taken }) => decimal(taken),
  };
}

type AnyLine = StatementLine | TakenLine;
const dayOf = ({ at }: AnyLine) => at.toISOString().slice(0, 10);
const referenceOf = ({ bookingId }: AnyLine) => (bookingId === null ? null : bookingReference(bookingId));
const guestOf = ({ guest }: AnyLine) => guest;
const startDateOf = ({ event }: AnyLine) => event?.startDate ?? null;
const startTimeOf = ({ event }: AnyLine) => event?.startTime ?? null;

function taxOf({ taxes }: StatementLine, tax: string): number {
  return taxes.reduce((sum, [name, amount]) => sum + (name === tax ? amount : 0), 0);
}

/** What the organizer is owed by it: tickets, and tax that they remit themselves. */
function netOf({ tickets, tax }: StatementLine): number {
  return tickets + tax;
}

/** What travellers paid, or got back; null for what isn't about a booking. */
function grossOf({ bookingId, tickets, fee, taxes, siteDiscount }: StatementLine): number | null {
  return bookingId === null ? null : tickets + fee + taxes.reduce((sum, [, amount]) => sum + amount, 0) - siteDiscount;
}

function decimal(amount: number | null): string | null {
  return amount === null ? null : toDecimal(cents(amount));
}

/**
 * The CSV file: a row per line, between what was owed before and after; below these, what they took themselves.
 * @param hasNames whether who reads it may see who booked
 */
export function statementTable(statement: Statement, { hasNames }: { readonly hasNames: boolean }) {
  const { currency, owedBefore, lines, owedAfter, takenLines } = statement;
  const columns = columnsOf(statement, hasNames);
  let owed = owedBefore;
  const rows = lines.map((line) => {
    owed += netOf(line) + line.paid;
    return [...columns.map(({ cell }) => cell(line)), decimal(owed)];
  });
  const total = (text: string, amount: number) => [
    ...columns.map(({ label }) => (label === 'What' ? text : null)),
    decimal(amount),
  ];
  const taken = takenLines.map((line) => [...columns.map(({ ofTaken }) => ofTaken?.(line) ?? null), null]);
  return {
    header: [...columns.map(({ label }) => label), `Owed (${currency.toUpperCase()})`],
    rows: [total('Owed at the start', owedBefore), ...rows, total('Owed at the end', owedAfter), ...taken],
  };
}
