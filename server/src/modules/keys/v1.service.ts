import { v1PageSize } from '@ascendant/contract/v1/routes';
import { organizerOf } from '@ascendant/domain/event/access';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Database, Queryable } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { readTimeCursor, writeTimeCursor } from '../../http/time-cursor';
import { accounting } from '../accounting/accounting.module';
import { attendees } from '../attendees/attendees.module';
import { ledger } from '../ledger/ledger.module';
import { findOwnKey } from './keys.repository';
import { findSeries, type V1Series } from './v1-series.repository';
import { findCheckedIn, type V1Ticket } from './v1-tickets.repository';
import * as v1 from './v1.repository';

interface PageQuery {
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}

interface ChangesQuery extends PageQuery {
  readonly changedSince?: string | undefined;
}

/** The key that asks. */
export function ownKey(db: Database, { apiKeyId = 0 }: Caller) {
  return findOwnKey(db, apiKeyId);
}

/** @param series only its dates */
export function changedEvents(
  db: Database,
  caller: Caller,
  { series, ...query }: ChangesQuery & { readonly series?: number | undefined },
) {
  const organizerId = organizerOf(caller);
  return changesOf(db, query, (changed) => v1.findChangedEvents(db, { ...changed, organizerId, seriesId: series }));
}

export function changedSeries(db: Database, caller: Caller, query: ChangesQuery) {
  const organizerId = organizerOf(caller);
  return changesOf(db, query, (changed) => findSeries(db, { ...changed, organizerId }));
}

/** @throws AppError not_found for another organization's */
export async function seriesOf(db: Database, caller: Caller, seriesId: number): Promise<V1Series> {
  const [row] = await findSeries(db, { organizerId: organizerOf(caller), seriesId, after: null, limit: 1 });
  return found(row ?? null);
}

/** @throws AppError not_found for another organization's */
export async function eventOf(db: Queryable, caller: Caller, id: number): Promise<v1.V1Event> {
  return found(await v1.findEvent(db, organizerOf(caller), id));
}

/** @param event only its bookings */
export function changedBookings(
  db: Database,
  caller: Caller,
  { event, ...query }: ChangesQuery & { readonly event?: number | undefined },
) {
  const organizerId = organizerOf(caller);
  return changesOf(db, query, (changed) => v1.findChangedBookings(db, { ...changed, organizerId, eventId: event }));
}

/** @throws AppError not_found for another organization's */
export async function bookingOf(db: Queryable, caller: Caller, id: number): Promise<v1.V1Booking> {
  return found(await v1.findBooking(db, organizerOf(caller), id));
}

/**
 * The people of an event. Each reading is in the audit log.
 * @throws AppError not_found for another organization's
 * Source: rule KEY-03.
 */
export async function peopleOf(
  db: Database,
  caller: Caller,
  { id, requestId, limit = v1PageSize, after }: PageQuery & { readonly id: number; readonly requestId: string },
) {
  const event = await eventOf(db, caller, id);
  const rows = await attendees.findPeople(db, event.id, { after: idIn(after) ?? 0, limit: limit + 1 });
  await recordAudit(db, {
    actor: caller,
    action: 'key.people_read',
    target: { type: 'event', id: event.id },
    requestId,
  });
  return pageOf(rows, limit, ({ ticketId }) => String(ticketId));
}

/** @param event only its tickets */
export async function checkedInTickets(
  db: Database,
  caller: Caller,
  { event, limit = v1PageSize, after }: PageQuery & { readonly event?: number | undefined },
) {
  const query = { organizerId: organizerOf(caller), event, after: readTimeCursor(after), limit: limit + 1 };
  const cursorOf = ({ id, checkedInAt }: V1Ticket) => writeTimeCursor({ at: checkedInAt ?? new Date(0), id });
  return pageOf(await findCheckedIn(db, query), limit, cursorOf);
}

/** What an organization earned and was paid, the latest first. */
export async function moneyLinesOf(db: Database, caller: Caller, { limit = v1PageSize, after }: PageQuery) {
  const before = idIn(after) ?? undefined;
  const rows = await ledger.linesOwedTo(db, organizerOf(caller), { before, limit: limit + 1 });
  return pageOf(rows, limit, ({ id }) => String(id));
}

export function invoicesOf(db: Database, caller: Caller) {
  return accounting.ownFeeInvoices(db, organizerOf(caller));
}

export async function payoutsOf(db: Database, caller: Caller, { limit = v1PageSize, after }: PageQuery) {
  const rows = await v1.findTransfers(db, organizerOf(caller), { before: idIn(after), limit: limit + 1 });
  return pageOf(rows, limit, ({ id }) => String(id));
}

/** A page of what has changed, and until when the list is whole. The moment is read first: what changes meanwhile comes again. */
async function changesOf<Row extends { readonly id: number; readonly changedAt: Date }>(
  db: Database,
  { limit = v1PageSize, after, changedSince }: ChangesQuery,
  find: (changed: Omit<v1.Changed, 'organizerId'>) => Promise<readonly Row[]>,
) {
  const cursor = readTimeCursor(after);
  const until = (await v1.findSettled(db)).toISOString();
  const rows = await find({ since: changedSince, after: cursor, limit: limit + 1 });
  return { ...pageOf(rows, limit, ({ changedAt, id }) => writeTimeCursor({ at: changedAt, id })), until };
}

/** @param rows one more than a page has, if there are more */
export function pageOf<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string) {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** The id that a page ended with. @throws AppError invalid_input unless it's one */
export function idIn(after: string | undefined): number | null {
  if (after === undefined || after === '') return null;
  if (/^[1-9]\d{0,8}$/.test(after)) return Number(after);
  throw new AppError('invalid_input', { fields: { after: 'This page doesn’t exist.' } });
}

function found<Row>(row: Row | null): Row {
  if (row === null) throw new AppError('not_found');
  return row;
}
