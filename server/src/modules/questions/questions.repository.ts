import type { BookingQuestion } from '@ascendant/domain/question/question';
import type { QuestionDraft } from '@ascendant/domain/question/question-form';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
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
  if (seriesIds.length === 0) return new Map();
  const rows = await questionsOf(db).execute({ seriesIds: [...seriesIds] });
  const found = new Map<number, BookingQuestion[]>();
  for (const { seriesId, question } of rows) found.set(seriesId, [...(found.get(seriesId) ?? []), question]);
  return found;
}

const questionsOf = builtOnce((db) =>
  db
    .select({ seriesId: bookingQuestions.seriesId, question: asked })
    .from(bookingQuestions)
    .where(and(sql`${bookingQuestions.seriesId} = any(${listOf(sql.placeholder('seriesIds'), 'int')})`, isAsked))
    .orderBy(...inOrder),
);

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
