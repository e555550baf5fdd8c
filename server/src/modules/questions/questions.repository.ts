import type { AnswerSlot, BookingQuestion } from '@ascendant/domain/question/question';
import type { QuestionDraft } from '@ascendant/domain/question/question-form';
import { and, asc, eq, inArray, isNull, sql, type AnyColumn } from 'drizzle-orm';
import { bookingAnswers, bookingQuestions } from '../../../db/schema/attendees';
import { eventSeries } from '../../../db/schema/event-series';
import { builtOnce } from '../../database/built-once';
import type { Queryable, Transaction } from '../../database/database';
import { listOf } from '../../database/statement';

const { id, scope, kind, text, options, isRequired, fromAge, isSensitive } = bookingQuestions;
const asked = { id, scope, kind, text, options, isRequired, fromAge, isSensitive };
const isAsked = isNull(bookingQuestions.retiredAt);
const inOrder = [asc(bookingQuestions.sort), asc(bookingQuestions.id)];

/** A question as its organizer sees it. */
export interface ManagedQuestionRow extends BookingQuestion {
  readonly hasAnswers: boolean;
}

// With its table's name: the builder leaves it out where a statement has one table.
const hasAnswers = sql<boolean>`exists (select from ${bookingAnswers} where ${bookingAnswers}.question_id = ${bookingQuestions}.id)`;

/** What's asked about the dates of a series, in order. */
export async function findManagedQuestions(db: Queryable, seriesId: number): Promise<readonly ManagedQuestionRow[]> {
  return db
    .select({ ...asked, hasAnswers })
    .from(bookingQuestions)
    .where(and(eq(bookingQuestions.seriesId, seriesId), isAsked))
    .orderBy(...inOrder);
}

/** What's asked about the dates of some series, by series, in order. */
export async function findQuestions(
  db: Queryable,
  seriesIds: readonly number[],
): Promise<ReadonlyMap<number, readonly BookingQuestion[]>> {
  return (await findAnsweredQuestions(db, { seriesIds, bookingIds: [] })).questions;
}

/** The same, and which slots of some bookings have an answer, by booking, without the answers. */
export async function findAnsweredQuestions(
  db: Queryable,
  { seriesIds, bookingIds }: { readonly seriesIds: readonly number[]; readonly bookingIds: readonly number[] },
) {
  const questions = new Map<number, BookingQuestion[]>();
  const given = new Map<number, AnswerSlot[]>();
  if (seriesIds.length === 0) return { questions, given };
  const rows = await questionsOf(db).execute({ seriesIds: [...seriesIds], bookingIds: [...bookingIds] });
  for (const { seriesId, question, answered } of rows) {
    questions.set(seriesId, [...(questions.get(seriesId) ?? []), question]);
    for (const { bookingId, position } of answered)
      given.set(bookingId, [...(given.get(bookingId) ?? []), { questionId: question.id, position }]);
  }
  return { questions, given };
}

interface Answered {
  readonly bookingId: number;
  readonly position: number | null;
}

const questionsOf = builtOnce((db) => {
  const { bookingId, position, questionId } = bookingAnswers;
  const answered = db
    .select({
      all: sql`coalesce(json_agg(json_build_object('bookingId', ${bookingId}, 'position', ${position})), '[]')`,
    })
    .from(bookingAnswers)
    .where(and(eq(questionId, bookingQuestions.id), among(bookingId, 'bookingIds')));
  return db
    .select({ seriesId: bookingQuestions.seriesId, question: asked, answered: sql<readonly Answered[]>`${answered}` })
    .from(bookingQuestions)
    .where(and(among(bookingQuestions.seriesId, 'seriesIds'), isAsked))
    .orderBy(...inOrder);
});

const among = (column: AnyColumn, ids: string) => sql`${column} = any(${listOf(sql.placeholder(ids), 'int')})`;

/** Locks a series, so that its questions change one after another. */
export async function lockSeries(tx: Transaction, seriesId: number): Promise<void> {
  await tx.select({ id: eventSeries.id }).from(eventSeries).where(eq(eventSeries.id, seriesId)).for('no key update');
}

/** Keeps a series' questions as they are until the end of the transaction; others may answer at the same time. */
export async function holdQuestions(tx: Transaction, seriesId: number): Promise<void> {
  await tx.select({ id: eventSeries.id }).from(eventSeries).where(eq(eventSeries.id, seriesId)).for('share');
}

export async function insertQuestion(
  tx: Transaction,
  question: QuestionDraft & { readonly seriesId: number; readonly sort: number },
): Promise<void> {
  await tx.insert(bookingQuestions).values({ ...question, options: [...question.options] });
}

export async function updateQuestion(
  tx: Transaction,
  { id: questionId, ...question }: QuestionDraft & { readonly id: number; readonly sort: number },
): Promise<void> {
  await tx
    .update(bookingQuestions)
    .set({ ...question, options: [...question.options] })
    .where(eq(bookingQuestions.id, questionId));
}

/** Deletes questions of a series that no one has answered, and retires the others: their answers stay readable. */
export async function removeQuestions(
  tx: Transaction,
  { seriesId, ids }: { readonly seriesId: number; readonly ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  const isTheirs = and(eq(bookingQuestions.seriesId, seriesId), inArray(bookingQuestions.id, [...ids]));
  await tx
    .update(bookingQuestions)
    .set({ retiredAt: sql`now()` })
    .where(and(isTheirs, hasAnswers));
  await tx.delete(bookingQuestions).where(and(isTheirs, sql`not ${hasAnswers}`));
}
