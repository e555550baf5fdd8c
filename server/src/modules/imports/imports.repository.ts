import type { CalendarDay } from '@ascendant/domain/calendar-day';
import type { ImportSource } from '@ascendant/domain/imports/columns';
import type { ImportState } from '@ascendant/domain/imports/import-state';
import type { OwnDate } from '@ascendant/domain/imports/plan';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { importRows, imports, type NewImportRowRow } from '../../../db/schema/imports';
import type { Queryable, Transaction } from '../../database/database';
import { seatsLeft } from '../../database/seats';

/** The organization's published dates that aren't over, the soonest first. */
export async function findOwnDates(db: Queryable, organizerId: number): Promise<readonly OwnDate[]> {
  return db
    .select({
      id: events.id,
      title: events.title,
      startDate: sql<CalendarDay>`${events.startDate}`,
      startTime: events.startTime,
      seatsLeft,
    })
    .from(events)
    .where(
      and(
        eq(events.organizerId, organizerId),
        eq(events.status, 'published'),
        gt(events.endsAt, sql`clock_timestamp()`),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id));
}

/** What an organization has imported of these rows, or is about to. */
export async function findImported(db: Queryable, organizerId: number, hashes: readonly string[]) {
  const { rows } = await db.execute<{ sourceHash: string; importId: number; party: number; at: Date }>(sql`
    select r.source_hash as "sourceHash", r.import_id as "importId", r.party, i.created_at as at
    from ${importRows} r join ${imports} i on i.id = r.import_id
    where r.organizer_id = ${organizerId} and r.state in ('waiting', 'booked')
      and r.source_hash = any(${sql.param([...hashes])}::text[])`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

type NewImport = Pick<typeof imports.$inferInsert, 'organizerId' | 'createdBy' | 'source' | 'sendsTickets' | 'refused'>;

/** Rows that are written at once. */
const rowsAtOnce = 2000;

export async function insertImport(
  tx: Transaction,
  made: NewImport,
  rows: readonly Omit<NewImportRowRow, 'importId'>[],
): Promise<number> {
  const [row] = await tx.insert(imports).values(made).returning({ id: imports.id });
  if (!row) throw new RangeError('no import came back');
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await tx.insert(importRows).values(some.map((each) => ({ ...each, importId: row.id })));
  }
  return row.id;
}

/** An import as its organization sees it. */
export interface ImportFacts extends Record<string, unknown> {
  readonly id: number;
  readonly source: ImportSource;
  readonly state: ImportState;
  readonly createdAt: Date;
  readonly undoneAt: Date | null;
  readonly sendsTickets: boolean;
  readonly dates: number;
  readonly bookings: number;
  readonly people: number;
  readonly waiting: number;
  readonly refused: number;
  readonly nowMs: number;
  readonly problems: readonly { readonly bookingId: number | null; readonly text: string }[];
}

/** Problems that are shown of one import. */
const mostProblems = 50;
const longestList = 50;

/** @param id one of them; all if left out */
export async function findImports(db: Queryable, organizerId: number, id?: number): Promise<readonly ImportFacts[]> {
  const counted = (what: string, state: string) =>
    sql.raw(
      `(select count(distinct ${what})::int from import_rows r where r.import_id = i.id and r.state = '${state}')`,
    );
  const { rows } = await db.execute<ImportFacts>(sql`
    select i.id, i.source, i.state, i.created_at as "createdAt", i.undone_at as "undoneAt", i.sends_tickets as "sendsTickets",
      ${counted('r.event_id', 'booked')} as dates, ${counted('r.party', 'booked')} as bookings,
      (select coalesce(sum(r.people), 0)::int from import_rows r where r.import_id = i.id and r.state = 'booked') as people,
      ${counted('r.party', 'waiting')} as waiting,
      (i.refused + (select count(*) from import_rows r where r.import_id = i.id and r.state = 'stopped'))::int as refused,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs",
      (select coalesce(json_agg(json_build_object('bookingId', p.booking_id, 'text', p.problem)), '[]') from (
        select distinct r.booking_id, r.problem from import_rows r where r.import_id = i.id and r.problem is not null
        order by r.problem, r.booking_id limit ${mostProblems}) p) as problems
    from ${imports} i where i.organizer_id = ${organizerId} ${id === undefined ? sql`` : sql`and i.id = ${id}`}
    order by i.id desc limit ${longestList}`);
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    undoneAt: row.undoneAt === null ? null : new Date(row.undoneAt),
  }));
}

/** Forgets names and addresses that an import left, because it never ended. @param days after it was started */
export async function forgetRows(db: Queryable, days: number): Promise<void> {
  await db.execute(sql`update ${importRows} r set name = null, email = null, state = 'stopped', problem = ${neverRan}
    from ${imports} i where i.id = r.import_id and r.state = 'waiting' and i.created_at < now() - make_interval(days => ${days}::int)`);
}

const neverRan = 'It couldn’t be imported. Choose its file again.';
