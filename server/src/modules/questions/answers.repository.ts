import { answersKeptDays, sensitiveKeptDays } from '@ascendant/domain/question/answer-times';
import type { AnswerSlot } from '@ascendant/domain/question/question';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { bookingAnswers, bookingQuestions, type BookingAnswerRow } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import { hostNameOf } from '../../database/organizations.repository';

const { id: eventId, title, location, timezone, startDate, endDate, startTime, endsAt, startsAt, seriesId } = events;

/** A booking with the event that its questions are about. */
export type AskedBooking = NonNullable<Awaited<ReturnType<typeof findAskedBooking>>>;

export async function findAskedBooking(db: Queryable, bookingId: number) {
  const [row] = await db
    .select({
      id: bookings.id,
      userId: bookings.userId,
      attendees: bookings.attendees,
      cancelledPositions: bookings.cancelledPositions,
      /** Confirmed, of an event that takes place. */
      isConfirmed: sql<boolean>`${bookings.status} = 'confirmed' and ${events.status} <> 'cancelled'`,
      event: { id: eventId, title, location, timezone, startDate, endDate, startTime, startsAt, endsAt, seriesId },
      organizerName: sql<string>`coalesce(${hostNameOf(users)}, '')`,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(users, eq(users.id, events.organizerId))
    .where(eq(bookings.id, bookingId));
  return row ?? null;
}

/** Who's on some bookings. */
export async function findPeople(db: Queryable, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return [];
  const { id, userId, attendees, cancelledPositions } = bookings;
  return db
    .select({ id, userId, attendees, cancelledPositions })
    .from(bookings)
    .where(inArray(bookings.id, [...bookingIds]));
}

/** Locks a booking, so that its answers and its names change one after another. */
export async function lockBookingRow(tx: Transaction, bookingId: number): Promise<void> {
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for('no key update');
}

/** An answer as it's stored. */
export type SealedAnswer = Pick<
  BookingAnswerRow,
  'bookingId' | 'questionId' | 'position' | 'asked' | 'isSensitive' | 'sealed'
>;
const { bookingId, questionId, position, asked, isSensitive, sealed } = bookingAnswers;
const answer = { bookingId, questionId, position, asked, isSensitive, sealed };

/** The answers of some bookings, to questions that are asked now. */
export async function findAnswers(db: Queryable, bookingIds: readonly number[]): Promise<readonly SealedAnswer[]> {
  if (bookingIds.length === 0) return [];
  return db
    .select(answer)
    .from(bookingAnswers)
    .innerJoin(bookingQuestions, eq(bookingQuestions.id, questionId))
    .where(and(inArray(bookingId, [...bookingIds]), isNull(bookingQuestions.retiredAt)));
}

/** Enough for years of bookings; the newest come first. */
const mostEarlier = 500;

/** What someone has answered for their other bookings, the latest first, with the question's kind and who it was about. */
export async function findEarlierAnswers(
  db: Queryable,
  { userId, id }: { readonly userId: number; readonly id: number },
) {
  return db
    .select({ ...answer, kind: bookingQuestions.kind, attendees: bookings.attendees })
    .from(bookingAnswers)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .innerJoin(bookingQuestions, eq(bookingQuestions.id, questionId))
    .where(and(eq(bookings.userId, userId), ne(bookings.id, id)))
    .orderBy(desc(bookingAnswers.answeredAt), desc(bookingAnswers.id))
    .limit(mostEarlier);
}

/** Writes answers over those that were given before. */
export async function writeAnswers(tx: Transaction, answers: readonly SealedAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insert(bookingAnswers)
    .values([...answers])
    .onConflictDoUpdate({
      target: [bookingId, questionId, position],
      set: {
        asked: sql`excluded.asked`,
        isSensitive: sql`excluded.is_sensitive`,
        sealed: sql`excluded.sealed`,
        answeredAt: sql`now()`,
      },
    });
}

/** Takes answers back. */
export async function removeAnswers(tx: Transaction, id: number, slots: readonly AnswerSlot[]): Promise<void> {
  for (const slot of slots)
    await tx
      .delete(bookingAnswers)
      .where(
        and(
          eq(bookingId, id),
          eq(questionId, slot.questionId),
          slot.position === null ? isNull(position) : eq(position, slot.position),
        ),
      );
}

/** Removes what was answered about one person, who isn't the one who comes any more. */
export async function forgetAnswersAbout(tx: Transaction, id: number, who: number): Promise<void> {
  await tx.delete(bookingAnswers).where(and(eq(bookingId, id), eq(position, who)));
}

const batch = 1000;
const days = (count: number) => sql`make_interval(days => ${count}::int)`;

/** Erases answers some days after the event: sensitive ones first. Source: rule PRI-08. */
export async function forgetOldAnswers(db: Queryable): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${bookingAnswers} where id in (
        select ${bookingAnswers.id} from ${bookingAnswers}
          join ${bookings} on ${bookings.id} = ${bookingId}
          join ${events} on ${events.id} = ${bookings.eventId}
          join ${bookingQuestions} on ${bookingQuestions.id} = ${questionId}
        where ${events.endsAt} <= now() - case
          when ${isSensitive} or ${bookingQuestions.isSensitive} then ${days(sensitiveKeptDays)}
          else ${days(answersKeptDays)} end
        limit ${batch})`);
    if ((rowCount ?? 0) < batch) return;
  }
}

/** Erases a person's answers with their account. */
export async function forgetAnswersOf(tx: Queryable, userId: number): Promise<void> {
  await tx
    .delete(bookingAnswers)
    .where(sql`${bookingId} in (select ${bookings.id} from ${bookings} where ${bookings.userId} = ${userId})`);
}
