import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { bookingAttendees } from '../../../db/schema/attendees';
import { events } from '../../../db/schema/events';
import {
  waitlistEntries,
  waitlistOffers,
  type WaitlistEntryRow,
  type WaitlistOfferRow,
} from '../../../db/schema/waitlist';
import type { Queryable, Transaction } from '../../database/database';
import { isOpenOffer, offerExpiry, seatsLeft, salesEnd } from '../../database/seats';

const live = inArray(waitlistEntries.status, ['waiting', 'offered']);

/** Adds a person to the waitlist. If they're already waiting, only their party size changes. */
export async function upsertEntry(
  tx: Transaction,
  entry: { eventId: number; userId: number; seats: number },
): Promise<WaitlistEntryRow> {
  const [row] = await tx
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: [waitlistEntries.eventId, waitlistEntries.userId],
      targetWhere: sql`${waitlistEntries.status} in ('waiting', 'offered')`,
      set: {
        seats: sql`case when waitlist_entries.status = 'waiting' then ${entry.seats} else waitlist_entries.seats end`,
      },
    })
    .returning();
  if (!row) throw new RangeError('no entry row came back');
  return row;
}

export async function findLiveEntry(tx: Queryable, userId: number, eventId: number): Promise<WaitlistEntryRow | null> {
  const [row] = await tx
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.userId, userId), eq(waitlistEntries.eventId, eventId), live));
  return row ?? null;
}

export async function moveEntry(tx: Transaction, entryId: number, status: WaitlistEntryRow['status']): Promise<void> {
  await tx.update(waitlistEntries).set({ status }).where(eq(waitlistEntries.id, entryId));
}

/** Which of these events have anyone waiting. */
export async function findWaitedFor(tx: Transaction, eventIds: readonly number[]): Promise<readonly number[]> {
  const { eventId, status } = waitlistEntries;
  const rows = await tx
    .selectDistinct({ eventId })
    .from(waitlistEntries)
    .where(and(sql`${eventId} = any(${sql.param([...eventIds])}::int[])`, eq(status, 'waiting')))
    .orderBy(asc(eventId));
  return rows.map((row) => row.eventId);
}

/** An event's waitlist in order, if it's on sale and has free seats; otherwise empty. */
export async function findLine(tx: Transaction, eventId: number): Promise<{ id: number; seats: number }[]> {
  return tx
    .select({ id: waitlistEntries.id, seats: waitlistEntries.seats })
    .from(waitlistEntries)
    .innerJoin(events, eq(events.id, waitlistEntries.eventId))
    .where(
      and(
        eq(waitlistEntries.eventId, eventId),
        eq(waitlistEntries.status, 'waiting'),
        eq(events.status, 'published'),
        gt(salesEnd, sql`now()`),
        sql`${seatsLeft} > 0`,
      ),
    )
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id));
}

/** Free seats; the caller holds the event's lock. */
export async function findSeatsLeft(tx: Transaction, eventId: number): Promise<number> {
  const [row] = await tx.select({ left: seatsLeft }).from(events).where(eq(events.id, eventId));
  return row?.left ?? 0;
}

/** @param expiresAt if it continues an earlier offer; by default `waitlistOfferHours` from now */
export async function insertOffer(
  tx: Transaction,
  { entryId, eventId, seats, expiresAt }: { entryId: number; eventId: number; seats: number; expiresAt?: Date },
): Promise<number> {
  const [row] = await tx
    .insert(waitlistOffers)
    .values({ entryId, eventId, seats, expiresAt: expiresAt ?? offerExpiry })
    .returning({ id: waitlistOffers.id });
  if (!row) throw new RangeError('no offer row came back');
  return row.id;
}

/** A person's open offer for an event, or null. */
export async function findOpenOffer(tx: Queryable, userId: number, eventId: number): Promise<WaitlistOfferRow | null> {
  const [row] = await tx
    .select({ offer: waitlistOffers })
    .from(waitlistOffers)
    .innerJoin(waitlistEntries, eq(waitlistEntries.id, waitlistOffers.entryId))
    .where(and(eq(waitlistEntries.userId, userId), eq(waitlistOffers.eventId, eventId), isOpenOffer));
  return row?.offer ?? null;
}

/** @returns false if it was already settled */
export async function settleOffer(
  tx: Transaction,
  offerId: number,
  status: Exclude<WaitlistOfferRow['status'], 'open'>,
): Promise<boolean> {
  const rows = await tx
    .update(waitlistOffers)
    .set({ status })
    .where(and(eq(waitlistOffers.id, offerId), eq(waitlistOffers.status, 'open')))
    .returning({ id: waitlistOffers.id });
  return rows.length > 0;
}

/** An offer that's still open, and the person it's for; otherwise null. */
export async function findOfferOf(
  tx: Queryable,
  offerId: number,
): Promise<(Pick<WaitlistOfferRow, 'eventId' | 'seats' | 'expiresAt'> & { userId: number }) | null> {
  const [row] = await tx
    .select({
      eventId: waitlistOffers.eventId,
      seats: waitlistOffers.seats,
      expiresAt: waitlistOffers.expiresAt,
      userId: waitlistEntries.userId,
    })
    .from(waitlistOffers)
    .innerJoin(waitlistEntries, eq(waitlistEntries.id, waitlistOffers.entryId))
    .where(and(eq(waitlistOffers.id, offerId), isOpenOffer));
  return row ?? null;
}

/** The offer that a hold accepted, if it hasn't run out. One transaction wrote both, so their times match. */
export async function findOfferTakenUpBy(
  tx: Transaction,
  hold: { userId: number; eventId: number; createdAt: Date },
): Promise<WaitlistOfferRow | null> {
  const [row] = await tx
    .select({ offer: waitlistOffers })
    .from(waitlistOffers)
    .innerJoin(waitlistEntries, eq(waitlistEntries.id, waitlistOffers.entryId))
    .where(
      and(
        eq(waitlistEntries.userId, hold.userId),
        eq(waitlistEntries.status, 'booked'),
        eq(waitlistOffers.eventId, hold.eventId),
        eq(waitlistOffers.status, 'accepted'),
        eq(waitlistOffers.settledAt, hold.createdAt),
        gt(waitlistOffers.expiresAt, sql`now()`),
      ),
    );
  return row?.offer ?? null;
}

/** Offers that have run out, oldest first. */
export async function findRunOutOffers(db: Queryable, limit: number): Promise<WaitlistOfferRow[]> {
  return db
    .select()
    .from(waitlistOffers)
    .where(and(eq(waitlistOffers.status, 'open'), lte(waitlistOffers.expiresAt, sql`now()`)))
    .orderBy(asc(waitlistOffers.expiresAt))
    .limit(limit);
}

/** Events on sale with free seats for a waiting party. */
export async function findEventsToServe(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: events.id })
    .from(waitlistEntries)
    .innerJoin(events, eq(events.id, waitlistEntries.eventId))
    .where(
      and(
        eq(waitlistEntries.status, 'waiting'),
        eq(events.status, 'published'),
        gt(salesEnd, sql`now()`),
        sql`${waitlistEntries.seats} <= ${seatsLeft}`,
      ),
    )
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Closes the waitlist of an event. @returns everyone who was on it */
export async function endLine(tx: Transaction, eventId: number): Promise<{ id: number; userId: number }[]> {
  await tx
    .update(waitlistOffers)
    .set({ status: 'declined' })
    .where(and(eq(waitlistOffers.eventId, eventId), eq(waitlistOffers.status, 'open')));
  return tx
    .update(waitlistEntries)
    .set({ status: 'left' })
    .where(and(eq(waitlistEntries.eventId, eventId), live))
    .returning({ id: waitlistEntries.id, userId: waitlistEntries.userId });
}

/** Whether the person has a live booking of the event, their own or as an attendee (rule PAY-17). */
export async function isBooked(tx: Queryable, userId: number, eventId: number): Promise<boolean> {
  const rows = await tx
    .select({ bookingId: bookingAttendees.bookingId })
    .from(bookingAttendees)
    .where(
      and(eq(bookingAttendees.eventId, eventId), eq(bookingAttendees.userId, userId), eq(bookingAttendees.live, true)),
    );
  return rows.length > 0;
}

/** A waitlist entry as its owner sees it. */
export interface OwnEntry {
  readonly entry: WaitlistEntryRow;
  readonly title: string;
  /** How many parties are ahead. */
  readonly ahead: number;
  readonly offer: { readonly seats: number; readonly expiresAt: Date } | null;
}

/** A person's open waitlist entries, newest first. @param eventId for one event; by default all */
export async function findOwnEntries(db: Queryable, userId: number, eventId?: number): Promise<OwnEntry[]> {
  const rows = await db
    .select({
      entry: waitlistEntries,
      title: events.title,
      ahead: sql<number>`(select count(*)::int from waitlist_entries before where before.event_id = ${waitlistEntries.eventId}
        and before.status = 'waiting' and (before.created_at, before.id) < (${waitlistEntries.createdAt}, ${waitlistEntries.id}))`,
      offer: { seats: waitlistOffers.seats, expiresAt: waitlistOffers.expiresAt },
    })
    .from(waitlistEntries)
    .innerJoin(events, eq(events.id, waitlistEntries.eventId))
    .leftJoin(waitlistOffers, and(eq(waitlistOffers.entryId, waitlistEntries.id), isOpenOffer))
    .where(
      and(
        eq(waitlistEntries.userId, userId),
        live,
        eventId === undefined ? undefined : eq(waitlistEntries.eventId, eventId),
      ),
    )
    .orderBy(desc(waitlistEntries.createdAt), desc(waitlistEntries.id));
  return rows;
}
