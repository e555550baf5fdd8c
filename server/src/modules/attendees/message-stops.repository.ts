import { and, eq, notExists, sql, type SQL } from 'drizzle-orm';
import { eventMessages } from '../../../db/schema/event-messages';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import { messageStops } from '../../../db/schema/message-stops';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

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
export function wantsMessages(db: Queryable, userId: SQL, eventId: number): SQL {
  return notExists(
    db
      .select({ userId: messageStops.userId })
      .from(messageStops)
      .innerJoin(events, eq(events.organizerId, messageStops.organizerId))
      .where(and(eq(messageStops.userId, userId), eq(events.id, sql`${eventId}`))),
  );
}
