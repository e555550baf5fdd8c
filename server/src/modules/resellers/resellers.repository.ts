import { and, asc, count, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { ledgerEntries } from '../../../db/schema/ledger';
import { apiKeys } from '../../../db/schema/organizations';
import { resellerBookings, resellerPayments, resellers } from '../../../db/schema/resellers';
import type { Queryable, Transaction } from '../../database/database';

const owed = sql<number>`(coalesce((select sum(e.amount_cents) from reseller_bookings rb
    join ledger_entries e on e.booking_id = rb.booking_id and e.account = 'reseller' and e.organizer_id = ${resellers.organizerId}
    where rb.reseller_id = ${resellers.id}), 0)
  - coalesce((select sum(p.amount_cents) from reseller_payments p where p.reseller_id = ${resellers.id}), 0))::int`;

const isWorking = and(eq(apiKeys.resellerId, resellers.id), isNull(apiKeys.revokedAt));

const row = {
  ...getTableColumns(resellers),
  keyStart: apiKeys.start,
  lastUsedAt: apiKeys.lastUsedAt,
  bookings: sql<number>`(select count(*)::int from reseller_bookings rb join bookings b on b.id = rb.booking_id
    join events e on e.id = b.event_id where rb.reseller_id = ${resellers.id} and b.status = 'confirmed' and e.ends_at > now())`,
  owed,
};
export type ResellerRecord = Awaited<ReturnType<typeof findResellers>>[number];

/** An organization's resellers, the first made first. @param resellerId only this one */
export async function findResellers(db: Queryable, organizerId: number, resellerId?: number) {
  return db
    .select(row)
    .from(resellers)
    .leftJoin(apiKeys, isWorking)
    .where(
      and(eq(resellers.organizerId, organizerId), resellerId === undefined ? undefined : eq(resellers.id, resellerId)),
    )
    .orderBy(asc(resellers.id));
}

/** The reseller of a key. */
export async function findReseller(db: Queryable, id: number) {
  const [found] = await db.select().from(resellers).where(eq(resellers.id, id));
  return found ?? null;
}

/** Events that resellers can sell: an organization's listed ones with dates to come, and those of this list. */
export async function findSellable(
  db: Queryable,
  organizerId: number,
): Promise<{ readonly id: number; readonly title: string }[]> {
  return db
    .selectDistinctOn([events.seriesId], { id: events.seriesId, title: events.title })
    .from(events)
    .where(
      and(
        eq(events.organizerId, organizerId),
        isNull(events.accessCode),
        inArray(events.status, ['published', 'draft', 'pending_approval']),
      ),
    )
    .orderBy(asc(events.seriesId), sql`${events.startsAt} desc`);
}

export async function countResellers(tx: Queryable, organizerId: number): Promise<number> {
  const [found] = await tx.select({ count: count() }).from(resellers).where(eq(resellers.organizerId, organizerId));
  return found?.count ?? 0;
}

type Terms = Pick<typeof resellers.$inferInsert, 'name' | 'seriesIds' | 'commission'>;

export async function insertReseller(
  tx: Transaction,
  reseller: Terms & { readonly organizerId: number; readonly createdBy: number },
): Promise<number> {
  const [made] = await tx.insert(resellers).values(reseller).returning({ id: resellers.id });
  if (!made) throw new RangeError('no reseller came back');
  return made.id;
}

/** @param isOn whether it can reserve */
export async function updateReseller(
  tx: Transaction,
  id: number,
  { isOn, ...terms }: Terms & { readonly isOn: boolean },
): Promise<void> {
  const offAt = isOn ? null : sql`coalesce(${resellers.offAt}, now())`;
  await tx
    .update(resellers)
    .set({ ...terms, offAt })
    .where(eq(resellers.id, id));
}

/** Turns the keys of a reseller off. */
export async function revokeKeys(tx: Transaction, resellerId: number): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.resellerId, resellerId), isNull(apiKeys.revokedAt)));
}

export async function insertPayment(tx: Transaction, payment: typeof resellerPayments.$inferInsert): Promise<number> {
  const [made] = await tx.insert(resellerPayments).values(payment).returning({ id: resellerPayments.id });
  if (!made) throw new RangeError('no payment came back');
  return made.id;
}

/** What a reseller owes for the dates of a month, by the day of travel, booking by booking. @param month 'YYYY-MM' */
export async function findStatement(
  db: Queryable,
  { id: resellerId, organizerId }: Pick<ResellerRecord, 'id' | 'organizerId'>,
  month: string,
) {
  const owing = db
    .select({ bookingId: ledgerEntries.bookingId, cents: sql<number>`sum(${ledgerEntries.amountCents})`.as('cents') })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'reseller'), eq(ledgerEntries.organizerId, organizerId)))
    .groupBy(ledgerEntries.bookingId)
    .as('owing');
  return db
    .select({
      bookingId: bookings.id,
      resellerReference: resellerBookings.resellerReference,
      title: events.title,
      startDate: events.startDate,
      status: bookings.status,
      units: resellerBookings.units,
      cancelledPositions: bookings.cancelledPositions,
      taxCents: resellerBookings.taxCents,
      owed: sql<number>`coalesce(${owing.cents}, 0)::int`,
    })
    .from(resellerBookings)
    .innerJoin(bookings, eq(bookings.id, resellerBookings.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(owing, eq(owing.bookingId, bookings.id))
    .where(
      and(
        eq(resellerBookings.resellerId, resellerId),
        sql`${bookings.confirmedAt} is not null`,
        sql`to_char(${events.startDate}, 'YYYY-MM') = ${month}`,
      ),
    )
    .orderBy(asc(events.startDate), asc(bookings.id));
}
export type StatementRow = Awaited<ReturnType<typeof findStatement>>[number];
