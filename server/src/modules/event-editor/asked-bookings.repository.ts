import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { tickets } from '../../../db/schema/tickets';
import type { Queryable, Transaction } from '../../database/database';

/** When a date begins now, and its confirmed bookings of people with an account. A guest of the organizer's own is told by the organizer. */
export async function findAskable(tx: Transaction, eventId: number) {
  const [event] = await tx.select({ startsAt: events.startsAt }).from(events).where(eq(events.id, eventId));
  if (!event) throw new RangeError(`event ${eventId} has gone`);
  const { id, bookedStartsAt, moveAnswerBy } = bookings;
  const found = await tx
    .select({ id, bookedStartsAt, moveAnswerBy })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), isNotNull(bookings.userId), isOfPeople))
    .orderBy(asc(bookings.id));
  return { startsAt: event.startsAt, bookings: found };
}

export async function setAnswerBy(tx: Transaction, ids: readonly number[], moveAnswerBy: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(bookings)
    .set({ moveAnswerBy })
    .where(inArray(bookings.id, [...ids]));
}

/** Whether anyone has been checked in on a date. */
export async function hasCheckIns(tx: Queryable, eventId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.eventId, eventId), isNotNull(tickets.checkedInAt)))
    .limit(1);
  return rows.length > 0;
}
