import { and, asc, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bookingAttendees } from '../../../db/schema/attendees';
import { bookingSupplements } from '../../../db/schema/booking-changes';
import { bookings } from '../../../db/schema/bookings';
import { holds } from '../../../db/schema/holds';
import { mails } from '../../../db/schema/mails';
import { dependents } from '../../../db/schema/people';
import { refunds } from '../../../db/schema/refunds';
import { users, type UserRow } from '../../../db/schema/users';
import type { Transaction } from '../../database/database';
import { brokenConstraint } from '../../database/database-errors';
import { AppError } from '../../errors/app-error';

/** Guests, and the person with their address who has proven its mailbox. */
export interface PassedOn {
  readonly from: readonly number[];
  readonly to: number;
}

/** A guest whose bookings can be passed on. */
export type SettledGuest = Pick<UserRow, 'id' | 'phoneSealed'>;

/** Locks a person and the guests with their address. @returns the guests who've booked and aren't paying now, the last one first */
export async function lockSettledGuests(tx: Transaction, { id, email }: UserRow): Promise<readonly SettledGuest[]> {
  const isOfAddress = and(users.guest, not(users.disabled), sql`lower(${users.email}) = ${email.toLowerCase()}`);
  const locked = await tx
    .select({ id: users.id, phoneSealed: users.phoneSealed })
    .from(users)
    .where(sql`${users.id} = ${id} or (${isOfAddress})`)
    .orderBy(asc(users.id))
    // Not `update`: a change of a booking would wait for the person's row, while this waits for the booking's.
    .for('no key update');
  const guests = locked.filter((each) => each.id !== id);
  if (guests.length === 0) return [];
  // A statement of its own: it sees what another code has passed on while the locks were waited for.
  const settled = await tx
    .select({ id: bookings.userId })
    .from(bookings)
    .where(inArray(bookings.userId, idsOf(guests)))
    .groupBy(bookings.userId)
    .having(sql`bool_or(${bookings.confirmedAt} is not null) and not bool_or(${bookings.status} = 'pending')`);
  const ids = new Set(settled.map((row) => row.id));
  return guests.filter((each) => ids.has(each.id)).toReversed();
}

const idsOf = (rows: readonly Pick<UserRow, 'id'>[]) => rows.map(({ id }) => id);

/**
 * The bookings in which a person would be a second time on a date: the first one of a date has them, in the others their ticket is that of a
 * guest with a name.
 */
export async function findSecondTimes(tx: Transaction, { from, to }: PassedOn): Promise<readonly number[]> {
  const { bookingId, eventId, userId, live } = bookingAttendees;
  const { rows } = await tx.execute<{ bookingId: number }>(sql`select "bookingId" from (
    select ${bookingId} as "bookingId",
      row_number() over (partition by ${eventId} order by ${userId} = ${to} desc, ${bookingId}) as time
    from ${bookingAttendees} where ${live} and ${inArray(userId, [...from, to])}) listed where time > 1`);
  return rows.map((row) => row.bookingId);
}

/**
 * Makes what guests have booked a person's: bookings with who comes, holds, refunds, emails and the dependents who come along; and what they
 * have written to others.
 * @throws AppError busy if the person is booking one of the dates at this moment
 */
export async function passOn(tx: Transaction, passed: PassedOn, secondTimes: readonly number[]): Promise<void> {
  await passBookings(tx, passed, secondTimes);
  const { from, to } = passed;
  const isTheirs = (column: PgColumn) => inArray(column, [...from]);
  const dependentIds = tx.select({ id: bookingAttendees.dependentId }).from(bookingAttendees);
  await tx.update(holds).set({ userId: to }).where(isTheirs(holds.userId));
  await tx.update(refunds).set({ requestedBy: to }).where(isTheirs(refunds.requestedBy));
  await tx
    .update(dependents)
    .set({ userId: to })
    .where(and(isTheirs(dependents.userId), inArray(dependents.id, dependentIds)));
  for (const guestId of from) await passWritten(tx, { guestId, to });
  await tx.update(mails).set({ userId: to }).where(isTheirs(mails.userId));
  await tx.update(mails).set({ aboutUserId: to }).where(isTheirs(mails.aboutUserId));
}

/** What a guest has written, and waits for. Where the person has the same of an event, theirs counts. */
async function passWritten(tx: Transaction, { guestId, to }: { readonly guestId: number; readonly to: number }) {
  await tx.execute(sql`update reviews set user_id = ${to} where user_id = ${guestId}
    and not exists (select from reviews theirs where theirs.user_id = ${to} and theirs.event_id = reviews.event_id)`);
  await tx.execute(sql`update waitlist_entries set user_id = ${to} where user_id = ${guestId}
    and not exists (select from waitlist_entries theirs where theirs.user_id = ${to} and theirs.event_id = waitlist_entries.event_id
      and theirs.status in ('waiting', 'offered'))`);
  await tx.execute(sql`update conversations set traveller_id = ${to} where traveller_id = ${guestId} and host_id <> ${to}
    and not exists (select from conversations theirs where theirs.traveller_id = ${to} and theirs.event_id = conversations.event_id
      and theirs.host_id = conversations.host_id)`);
  await tx.execute(sql`insert into conversation_blocks (blocker_id, blocked_id, created_at)
    select ${to}, blocked_id, created_at from conversation_blocks where blocker_id = ${guestId}
    union all select blocker_id, ${to}, created_at from conversation_blocks where blocked_id = ${guestId} on conflict do nothing`);
  await tx.execute(sql`delete from conversation_blocks where ${guestId} in (blocker_id, blocked_id)`);
}

async function passBookings(tx: Transaction, passed: PassedOn, secondTimes: readonly number[]): Promise<void> {
  const { from, to } = passed;
  const isTheirs = (column: PgColumn) => inArray(column, [...from]);
  const isSecond = secondTimes.length === 0 ? sql`false` : inArray(bookings.id, [...secondTimes]);
  const supplements = tx.select({ id: bookings.id }).from(bookings).where(isTheirs(bookings.userId));
  const { supplementId, people } = bookingSupplements;
  await tx
    .update(bookingSupplements)
    .set({ people: withBooker(people, passed, sql`false`) })
    .where(and(inArray(supplementId, supplements), sql`${people} is not null`));
  await tx
    .update(bookings)
    .set({ userId: to, attendees: withBooker(bookings.attendees, passed, isSecond) })
    .where(isTheirs(bookings.userId));
  const place = secondTimes.length === 0 ? to : placeOf(to, secondTimes);
  try {
    await tx.update(bookingAttendees).set({ userId: place }).where(isTheirs(bookingAttendees.userId));
  } catch (error) {
    if (brokenConstraint(error) !== 'booking_attendees_user_once') throw error;
    throw new AppError('busy', { retryAfterSeconds: 1 });
  }
}

const placeOf = (to: number, secondTimes: readonly number[]): SQL<number | null> =>
  sql`case when ${inArray(bookingAttendees.bookingId, [...secondTimes])} then null else ${to}::int end`;

/** The people of a booking with another booker. @param isSecond whether the booker is a guest with a name there */
function withBooker(list: PgColumn, { to }: PassedOn, isSecond: SQL): SQL {
  return sql`(select coalesce(jsonb_agg(case
      when person ->> 'type' <> 'user' then person
      when person ? 'guest' or not ${isSecond} then person || jsonb_build_object('id', ${to}::int)
      else person || jsonb_build_object('id', ${to}::int, 'guest', 'named') end order by place), '[]')
    from jsonb_array_elements(${list}) with ordinality as listed (person, place))`;
}

/** Gives a person a phone number, if they have none. */
export async function givePhone(tx: Transaction, id: number, phoneSealed: Buffer): Promise<void> {
  await tx
    .update(users)
    .set({ phoneSealed })
    .where(and(eq(users.id, id), sql`${users.phoneSealed} is null`));
}
