import { bookingReference } from '@ascendant/domain/booking/reference';
import { causeLabels } from '@ascendant/domain/ledger/figures';
import { cents, toDecimal } from '@ascendant/domain/money';
import type { CsvCell } from '../../csv/csv-text';
import type { PayoutDeps } from './payout-deps';
import { findOwedAt, findStatementLines, type StatementLine } from './statements.repository';

/** A month of an organizer's money: what they were owed, what changed it, and what they were owed at its end. In cents. */
export interface Statement {
  readonly currency: string;
  readonly owedBefore: number;
  readonly lines: readonly StatementLine[];
  readonly owedAfter: number;
}

/** @param month `YYYY-MM`, in UTC; months run by the moment money moved */
export async function readStatement(
  { db, currency }: Pick<PayoutDeps, 'db' | 'currency'>,
  organizerId: number,
  month: string,
): Promise<Statement> {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const [from, to] = [new Date(Date.UTC(year, number - 1, 1)), new Date(Date.UTC(year, number, 1))];
  const [owedBefore, lines] = await Promise.all([
    findOwedAt(db, { organizerId, currency, from }),
    findStatementLines(db, { organizerId, currency, from, to }),
  ]);
  const change = lines.reduce((sum, { tickets, tax, paid }) => sum + tickets + tax + paid, 0);
  return { currency, owedBefore, lines, owedAfter: owedBefore + change };
}

/** What a line is about, in words: an event, or why an admin adjusted. */
export function lineSubject({ eventTitle, reason }: StatementLine): string {
  return eventTitle ?? reason ?? '';
}

/** The columns of the CSV file. Amounts are plain numbers; what lowers what's owed is negative. */
export function statementColumns(currency: string): readonly string[] {
  const unit = currency.toUpperCase();
  return [
    'Date (UTC)',
    'What',
    'Booking',
    'About',
    `Tickets (${unit})`,
    `Tax you remit (${unit})`,
    `Paid out (${unit})`,
    `Owed (${unit})`,
  ];
}

/** A row per line, between what was owed before and after. */
export function statementRows({ owedBefore, lines, owedAfter }: Statement): readonly (readonly CsvCell[])[] {
  let owed = owedBefore;
  const rows = lines.map((line) => {
    owed += line.tickets + line.tax + line.paid;
    return [
      line.at.toISOString().slice(0, 10),
      causeLabels[line.cause],
      line.bookingId === null ? '' : bookingReference(line.bookingId),
      lineSubject(line),
      ...[line.tickets, line.tax, line.paid, owed].map(decimal),
    ];
  });
  const total = (text: string, amount: number) => ['', text, '', '', null, null, null, decimal(amount)];
  return [total('Owed at the start', owedBefore), ...rows, total('Owed at the end', owedAfter)];
}

function decimal(amount: number): number {
  return Number(toDecimal(cents(amount)));
}
