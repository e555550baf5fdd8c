import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { eventSeries } from '../../../db/schema/event-series';
import { events } from '../../../db/schema/events';
import { waivers, type WaiverRow } from '../../../db/schema/waivers';
import type { Queryable, Transaction } from '../../database/database';
import { subquery } from '../../database/subquery';
import { waiverStateOfTicket } from '../../database/waivers.repository';

/** Versions, or other events, that a list shows. */
const mostListed = 50;

export async function findVersion(db: Queryable, seriesId: number, version: number): Promise<WaiverRow | null> {
  const [row] = await db
    .select()
    .from(waivers)
    .where(and(eq(waivers.seriesId, seriesId), eq(waivers.version, version)));
  return row ?? null;
}

/** The newest versions, with how many have signed each. */
export async function findVersions(db: Queryable, seriesId: number) {
  return db
    .select({
      version: waivers.version,
      title: waivers.title,
      createdAt: waivers.createdAt,
      signatures: subquery<number>(
        sql`(select count(*)::int from waiver_signatures s where s.waiver_id = ${waivers.id})`,
      ),
    })
    .from(waivers)
    .where(eq(waivers.seriesId, seriesId))
    .orderBy(desc(waivers.version))
    .limit(mostListed);
}

/** How many of an event's people have signed what it asks for now. */
export async function countSigners(db: Queryable, eventId: number): Promise<{ signed: number; missing: number }> {
  const [row] = await db
    .select({
      signed: sql<number>`count(*) filter (where ${waiverStateOfTicket} = 'signed')::int`,
      missing: sql<number>`count(*) filter (where ${waiverStateOfTicket} = 'missing')::int`,
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(and(eq(tickets.eventId, eventId), eq(bookings.status, 'confirmed'), sql`${tickets.voidedAt} is null`));
  return row ?? { signed: 0, missing: 0 };
}

/** Other dates of a series that aren't over. */
export async function countOtherDates(db: Queryable, seriesId: number, eventId: number): Promise<number> {
  return db.$count(
    events,
    and(
      eq(events.seriesId, seriesId),
      sql`${events.id} <> ${eventId}`,
      sql`${events.endsAt} > now()`,
      sql`${events.status} <> 'cancelled'`,
    ),
  );
}

/** What an organizer's other events ask people to sign now, each with the title of its last date. */
export async function findOtherWaivers(
  db: Queryable,
  { organizerId, seriesId }: { readonly organizerId: number; readonly seriesId: number },
) {
  const last = db
    .selectDistinctOn([events.seriesId], { seriesId: events.seriesId, id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.organizerId, organizerId), ne(events.seriesId, seriesId)))
    .orderBy(events.seriesId, desc(events.startsAt))
    .as('last');
  return db
    .select({ eventId: last.id, eventTitle: last.title, title: waivers.title })
    .from(waivers)
    .innerJoin(last, eq(last.seriesId, waivers.seriesId))
    .where(
      and(
        isNull(waivers.endedAt),
        sql`not exists (select from waivers newer where newer.series_id = ${waivers.seriesId} and newer.version > ${waivers.version})`,
      ),
    )
    .orderBy(desc(waivers.id))
    .limit(mostListed);
}

/** One writer at a time for each series. */
export async function lockSeries(tx: Transaction, seriesId: number): Promise<void> {
  await tx.select({ id: eventSeries.id }).from(eventSeries).where(eq(eventSeries.id, seriesId)).for('no key update');
}

export type NewWaiver = Pick<
  WaiverRow,
  'seriesId' | 'version' | 'title' | 'text' | 'textHash' | 'countsFrom' | 'createdBy'
>;

export async function insertWaiver(tx: Transaction, waiver: NewWaiver): Promise<WaiverRow> {
  const [row] = await tx.insert(waivers).values(waiver).returning();
  if (!row) throw new RangeError('no waiver came back');
  return row;
}

/** Ends the newest version; one that has ended stays as it is. */
export async function endWaiver(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(waivers)
    .set({ endedAt: sql`coalesce(${waivers.endedAt}, now())` })
    .where(eq(waivers.id, id));
}
