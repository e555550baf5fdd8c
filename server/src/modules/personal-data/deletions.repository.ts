import { calendarDay } from '@ascendant/domain/calendar-day';
import { deletionWaitDays, type AheadEvent } from '@ascendant/domain/person/account-deletion';
import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import { accountDeletions, type AccountDeletionRow } from '../../../db/schema/people';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';

/** Notes a request to be deleted. A second one changes nothing. */
export async function insertDeletion(
  tx: Transaction,
  userId: number,
  givesUpBookings: boolean,
): Promise<AccountDeletionRow> {
  await tx
    .insert(accountDeletions)
    .values({ userId, givesUpBookings, dueAt: sql`now() + make_interval(days => ${deletionWaitDays})` })
    .onConflictDoNothing();
  const [row] = await tx.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  if (!row) throw new RangeError('the deletion is missing');
  return row;
}

/** Locks a deletion until the end of the transaction. @returns null if it was called off */
export async function lockDeletion(tx: Transaction, userId: number): Promise<AccountDeletionRow | null> {
  const [row] = await tx.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)).for('update');
  return row ?? null;
}

/** Deletions that are due or unfinished, the oldest first. */
export async function findDueDeletions(db: Queryable, limit: number): Promise<readonly AccountDeletionRow[]> {
  return db
    .select()
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, sql`now()`))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(limit);
}

export async function removeDeletion(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
}

export async function noteFarewell(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(accountDeletions)
    .set({ farewellAt: sql`now()` })
    .where(eq(accountDeletions.userId, userId));
}

/** The reason under which the last email is queued once. */
export function farewellKey(userId: number): string {
  return `account_deleted:${userId}`;
}

/** Whether the last email has been sent, or can't be: it was refused 12 times, or a day has passed. */
export async function isFarewellOver(db: Queryable, { userId, farewellAt }: AccountDeletionRow): Promise<boolean> {
  const [row] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.dedupeKey, farewellKey(userId)),
        eq(mails.state, 'queued'),
        sql`${farewellAt} > now() - interval '1 day'`,
      ),
    );
  return row === undefined;
}

const isAhead = and(gt(events.endsAt, sql`now()`), ne(events.status, 'cancelled'));

/** Events that a person is booked on and that aren't over. @param since only bookings made after this; null for all */
export async function findLiveBookings(
  tx: Queryable,
  userId: number,
  since: Date | null,
): Promise<readonly AheadEvent[]> {
  const isLater = since === null ? undefined : gt(bookings.bookedAt, since);
  const rows = await tx
    .select({ title: events.title, startDate: events.startDate })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(eq(bookings.userId, userId), ne(bookings.status, 'cancelled'), isOfPeople, isAhead, isLater))
    .orderBy(asc(events.startsAt), asc(bookings.id));
  return rows.map(({ title, startDate }) => ({ title, startDate: calendarDay(startDate) }));
}

/** A person's own events that are in review or published, and not over. */
export async function findLiveEvents(tx: Queryable, userId: number): Promise<readonly AheadEvent[]> {
  const rows = await tx
    .select({ title: events.title, startDate: events.startDate })
    .from(events)
    .where(and(eq(events.organizerId, userId), inArray(events.status, ['pending_approval', 'published']), isAhead))
    .orderBy(asc(events.startsAt), asc(events.id));
  return rows.map(({ title, startDate }) => ({ title, startDate: calendarDay(startDate) }));
}

const isActiveAdmin = and(eq(users.isAdmin, true), eq(users.disabled, false), eq(users.emailVerified, true));

/** Locks all admins in order, before any other row of users, so that two who leave at the same instant wait for each other. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(isActiveAdmin).orderBy(asc(users.id)).for('no key update');
}

/** Counts the other admins who can sign in and aren't leaving. They have to be locked. */
export async function countOtherAdmins(tx: Transaction, userId: number): Promise<number> {
  const isLeaving = sql`exists (select 1 from ${accountDeletions} where ${accountDeletions.userId} = ${users.id})`;
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isActiveAdmin, ne(users.id, userId), sql`not ${isLeaving}`));
  return rows.length;
}

/** Whether the person is paying for something right now; it's decided within minutes. */
export async function hasUnpaidBooking(db: Queryable, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.status, 'pending')))
    .limit(1);
  return rows.length > 0;
}

/** Confirmed free bookings of events that aren't over. */
export async function findFreeBookingsAhead(db: Queryable, userId: number): Promise<readonly number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(eq(bookings.userId, userId), eq(bookings.status, 'confirmed'), eq(bookings.totalCents, 0), isAhead));
  return rows.map(({ id }) => id);
}
