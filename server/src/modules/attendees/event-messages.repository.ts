import { messageDayHours, type MessageDraft } from '@ascendant/domain/event/message';
import { and, asc, desc, eq, gt, isNull, sql, notExists, type SQL } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { eventMessages, type EventMessageRow } from '../../../db/schema/conversations';
import { events } from '../../../db/schema/events';
import { mails, messageStops } from '../../../db/schema/mails';
import { users } from '../../../db/schema/users';
import { builtOnce } from '../../database/built-once';
import type { Queryable } from '../../database/database';

/** The longest history a call returns. Two a day fill it in fifty days. */
const longestHistory = 100;

/** A message with what became of its emails. */
export interface SentMessage {
  readonly message: EventMessageRow;
  readonly sentBy: string | null;
  readonly delivered: number;
  readonly failed: number;
}

/** Messages of an event, newest first. */
export async function findSentMessages(db: Queryable, eventId: number): Promise<SentMessage[]> {
  return sentOnes(db).execute({ eventId });
}

const copies = (state: 'sent' | 'dead') =>
  sql<number>`(select count(*)::int from ${mails} where ${mails.eventMessageId} = ${eventMessages.id} and ${mails.state} = ${state})`;

const sentOnes = builtOnce((db) =>
  db
    .select({
      message: eventMessages,
      sentBy: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
      delivered: copies('sent'),
      failed: copies('dead'),
    })
    .from(eventMessages)
    .leftJoin(users, eq(users.id, eventMessages.senderId))
    .where(eq(eventMessages.eventId, sql.placeholder('eventId')))
    .orderBy(desc(eventMessages.createdAt), desc(eventMessages.id))
    .limit(longestHistory),
);

/** The person who booked a valid ticket of an event, and the booking. @returns null without one, or if their account is gone */
export async function findBookerOfTicket(
  db: Queryable,
  { eventId, ticketId }: { readonly eventId: number; readonly ticketId: number },
): Promise<(Booker & { readonly bookingId: number }) | null> {
  const [row] = await db
    .select({ userId: users.id, email: users.email, firstName: users.firstName, bookingId: bookings.id })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(tickets.id, ticketId), isNull(tickets.voidedAt), hasBooked(eventId)));
  return row ?? null;
}

/** When messages were sent in the last day, and the time now, both by the database's clock (rule PAY-18). */
export async function recentMessages(db: Queryable, eventId: number): Promise<{ now: Date; sentAt: Date[] }> {
  const day = sql`make_interval(hours => ${messageDayHours}::int)`;
  const isRecent = and(
    eq(eventMessages.eventId, eventId),
    gt(eventMessages.createdAt, sql`clock_timestamp() - ${day}`),
  );
  const { rows } = await db.execute<{
    now: string;
    sent: string[];
  }>(sql`select to_json(clock_timestamp()) #>> '{}' as now,
    (select coalesce(json_agg(${eventMessages.createdAt}), '[]') from ${eventMessages} where ${isRecent}) as sent`);
  const [found] = rows;
  return { now: new Date(found?.now ?? Number.NaN), sentAt: (found?.sent ?? []).map((at) => new Date(at)) };
}

/** Whether a person has a confirmed booking of an event, and still has an account. */
const hasBooked = (eventId: number) => and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'));

/** How many people have a confirmed booking of an event and want messages about it. Someone with two is counted once. */
export async function countBookers(db: Queryable, eventId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${bookings.userId})::int` })
    .from(bookings)
    .where(and(hasBooked(eventId), wantsMessages(db, sql`${bookings.userId}`, eventId)));
  return row?.count ?? 0;
}

/** Someone who gets a message. */
export interface Booker {
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
}

/** People with a confirmed booking, from one id on. @param after the last id of the batch before; 0 for the first */
export async function findBookers(
  db: Queryable,
  eventId: number,
  { bookedBefore, after, limit }: { bookedBefore: Date; after: number; limit: number },
): Promise<Booker[]> {
  return db
    .selectDistinct({ userId: users.id, email: users.email, firstName: users.firstName })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(
      and(
        hasBooked(eventId),
        wantsMessages(db, sql`${users.id}`, eventId),
        sql`coalesce(${bookings.confirmedAt}, ${bookings.bookedAt}) <= ${bookedBefore.toISOString()}::timestamptz`,
        gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

/** @returns the message's id */
export async function insertMessage(
  tx: Queryable,
  {
    eventId,
    senderId,
    recipients,
    subject,
    text,
  }: MessageDraft & Record<'eventId' | 'senderId' | 'recipients', number>,
): Promise<number> {
  // The clock, not the transaction's start, which is before the wait for the lock.
  const createdAt = sql`clock_timestamp()`;
  const [row] = await tx
    .insert(eventMessages)
    .values({ eventId, senderId, recipients, subject, body: text, createdAt })
    .returning({ id: eventMessages.id });
  if (!row) throw new RangeError('no message was inserted');
  return row.id;
}

/** A message whose emails are still to be queued, with its sender's address. @returns null if there's nothing left to do */
export async function findUnqueuedMessage(
  db: Queryable,
  id: number,
): Promise<{ message: EventMessageRow; replyTo: string | null } | null> {
  const [row] = await db
    .select({ message: eventMessages, replyTo: users.email })
    .from(eventMessages)
    .leftJoin(users, eq(users.id, eventMessages.senderId))
    .where(and(eq(eventMessages.id, id), sql`${eventMessages.queuedAt} is null`));
  return row ?? null;
}

/** What emails say about an event. Messages go with their event, so there is one. */
export async function findMessageEvent(db: Queryable, eventId: number) {
  const { title, location, startDate, endDate } = events;
  const [row] = await db.select({ title, location, startDate, endDate }).from(events).where(eq(events.id, eventId));
  if (!row) throw new RangeError('The event of a message is gone');
  return row;
}

/** Notes that every email of a message has been queued, and how many there are. */
export async function markQueued(tx: Queryable, id: number): Promise<void> {
  const emails = sql`(select count(*)::int from ${mails} where ${mails.eventMessageId} = ${id})`;
  await tx
    .update(eventMessages)
    .set({ queuedAt: sql`now()`, recipients: emails })
    .where(eq(eventMessages.id, id));
}

export async function findOwnAddress(
  db: Queryable,
  userId: number,
): Promise<{ email: string; firstName: string } | null> {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/**
 * Notes whether the person who got a message wants more messages of its organizer.
 * @returns false if the email isn't such a message, or an account is gone
 */
export async function setMessagesWanted(db: Queryable, messageId: string, areWanted: boolean): Promise<boolean> {
  const [pair] = await db
    .select({ userId: users.id, organizerId: events.organizerId })
    .from(mails)
    .innerJoin(eventMessages, eq(eventMessages.id, mails.eventMessageId))
    .innerJoin(events, eq(events.id, eventMessages.eventId))
    .innerJoin(users, eq(users.id, mails.userId))
    .where(eq(mails.messageId, messageId));
  if (!pair || pair.organizerId === null) return false;
  const stop = { userId: pair.userId, organizerId: pair.organizerId };
  if (areWanted) {
    const isIt = and(eq(messageStops.userId, stop.userId), eq(messageStops.organizerId, stop.organizerId));
    await db.delete(messageStops).where(isIt);
  } else {
    await db.insert(messageStops).values(stop).onConflictDoNothing();
  }
  return true;
}

/** Whether someone wants the messages of an event's organizer. */
function wantsMessages(db: Queryable, userId: SQL, eventId: number): SQL {
  return notExists(
    db
      .select({ userId: messageStops.userId })
      .from(messageStops)
      .innerJoin(events, eq(events.organizerId, messageStops.organizerId))
      .where(and(eq(messageStops.userId, userId), eq(events.id, sql`${eventId}`))),
  );
}
