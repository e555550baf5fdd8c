import { takenByYou } from '@ascendant/domain/booking/manual-booking';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { monthNames } from '@ascendant/domain/date-form';
import { causeLabels } from '@ascendant/domain/ledger/figures';
import { cents, formatDollars } from '@ascendant/domain/money';
import { productName } from '@ascendant/domain/site/brand';
import { datedTitle, longDayText } from '../../mail/date-text';
import type { PrintedDocument, PrintedLine } from '../tickets/printed-document';
import { tickets } from '../tickets/tickets.module';
import { findPerson } from './payout-accounts.repository';
import type { PayoutDeps } from './payout-deps';
import { type Statement, readStatement } from './statement.service';
import type { StatementLine, TakenLine } from './statements.repository';

/** A statement that has more lines is printed by event: 500 lines are 13 pages. */
const mostLines = 500;

interface StatementHead {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Null once their login is deleted. */
  readonly organizer: string | null;
  readonly now: Date;
}

/** A month's statement as it's printed: what was owed before it, what changed it, and what was owed after it. */
export function printedStatement(statement: Statement, { month, organizer, now }: StatementHead): PrintedDocument {
  const { owedBefore, owedAfter, lines, takenLines, currency } = statement;
  const isWhole = lines.length <= mostLines;
  const printed = isWhole ? lines.map(printedLine) : sumsByEvent(lines);
  return {
    title: 'Statement',
    number: monthText(month),
    issuedAt: now,
    details: [
      ['For', organizer ?? 'Deleted account'],
      ['From', productName],
      ['Drawn up', `${longDayText(now.toISOString().slice(0, 10))} (UTC)`],
    ],
    lines: [{ label: 'Owed at the start', detail: null, amount: amountText(owedBefore) }, ...printed],
    total: [`Owed at the end (${currency.toUpperCase()})`, amountText(owedAfter)],
    notes: [
      'What lowers what you’re owed has a minus sign. Days and months are in UTC, by the moment the money moved.',
      ...(isWhole ? [] : [`These are sums of ${lines.length} lines. The CSV file has each of them.`]),
      ...takenNote(takenLines),
      ...(now.toISOString().slice(0, 7) === month ? ['This month isn’t over, so more can follow.'] : []),
    ],
  };
}

/** What they took themselves: it's in no line, because it never went through the site. */
function takenNote(lines: readonly TakenLine[]): readonly string[] {
  if (lines.length === 0) return [];
  const sum = lines.reduce((all, { taken }) => all + taken, 0);
  const bookings = lines.length === 1 ? '1 booking' : `${lines.length} bookings`;
  return [`${takenByYou}: ${amountText(sum)}, for ${bookings} that you added this month. It isn’t part of these sums.`];
}

/** 'Payment, BK-00012' with the day, the event, and what of it is tax. */
function printedLine(line: StatementLine): PrintedLine {
  const { at, cause, bookingId, tax } = line;
  const reference = bookingId === null ? [] : [bookingReference(bookingId)];
  const tickets = tax === 0 ? [] : [`${amountText(tax)} of it is tax you remit`];
  const from = line.movedFrom === null ? [] : [`from ${datedTitle(line.movedFrom)}`];
  const subject = line.event === null ? lineSubject(line) : datedTitle(line.event);
  const details = [dayText(at), subject, ...from, ...tickets].filter((text) => text !== '');
  return {
    label: [causeLabels[cause], ...reference].join(', '),
    detail: details.join(' · '),
    amount: amountText(line.tickets + tax + line.paid),
  };
}

/** What a line is about, in words: an event, or why an admin adjusted. */
function lineSubject({ event, reason }: StatementLine): string {
  return event?.title ?? reason ?? '';
}

function sumsByEvent(lines: readonly StatementLine[]): readonly PrintedLine[] {
  const sums = new Map<string, { readonly first: StatementLine; count: number; amount: number }>();
  for (const line of lines) {
    const key = `${line.cause} ${lineSubject(line)}`;
    const sum = sums.get(key) ?? { first: line, count: 0, amount: 0 };
    sum.count += 1;
    sum.amount += line.tickets + line.tax + line.paid;
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ first, count, amount }) => ({
    label: count === 1 ? causeLabels[first.cause] : `${causeLabels[first.cause]}, ${count} times`,
    detail: lineSubject(first) === '' ? null : lineSubject(first),
    amount: amountText(amount),
  }));
}

/** 'Nov 26'. */
function dayText(at: Date): string {
  return `${(monthNames[at.getUTCMonth()] ?? '').slice(0, 3)} ${at.getUTCDate()}`;
}

/** 'November 2026'. @param month YYYY-MM */
function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? number} ${year}`;
}

/** '−$10.00' with a minus sign, not a hyphen. */
function amountText(amount: number): string {
  return `${amount < 0 ? '−' : ''}${formatDollars(cents(Math.abs(amount)))}`;
}

/** A month's statement as a PDF. @param month `YYYY-MM`, in UTC */
export async function drawStatement(
  deps: Pick<PayoutDeps, 'db' | 'currency'>,
  organizerId: number,
  month: string,
): Promise<Buffer> {
  const statement = await readStatement(deps, organizerId, month);
  const organizer = (await findPerson(deps.db, organizerId))?.name ?? null;
  return tickets.drawDocument(printedStatement(statement, { month, organizer, now: new Date() }));
}
