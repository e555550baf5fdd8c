import { knownAge } from '@ascendant/domain/booking/attendees';
import { readAnswer } from '@ascendant/domain/question/answer';
import { refuseAnswers } from '@ascendant/domain/question/answer-times';
import {
  answerField,
  slotsOf,
  type AnswerSlot,
  type AskedPerson,
  type BookingQuestion,
} from '@ascendant/domain/question/question';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Queryable } from '../../database/database';
import type { Sealer } from '../../encryption/sealer';
import { AppError } from '../../errors/app-error';
import { tickets } from '../tickets/tickets.module';
import * as answers from './answers.repository';
import type { AskedBooking } from './answers.repository';
import { openAnswer, sealAnswer, type OpenAnswer } from './open-answers';
import { findQuestions, holdQuestions } from './questions.repository';

export interface QuestionDeps {
  readonly db: Database;
  readonly sealer: Sealer;
}

/** A booking with what it's asked and has answered. */
export interface Questionnaire {
  readonly booking: AskedBooking;
  readonly questions: readonly BookingQuestion[];
  readonly slots: readonly AnswerSlot[];
  readonly answers: readonly OpenAnswer[];
}

/** The people of a booking who come, as questions look at them. Guests aren't asked for an age. */
export function askedPeople({
  userId,
  attendees,
  cancelledPositions,
}: Pick<AskedBooking, 'userId' | 'attendees' | 'cancelledPositions'>): readonly AskedPerson[] {
  return attendees
    .map((person, position) => ({ position, age: userId === null ? null : knownAge(person) }))
    .filter(({ position }) => !cancelledPositions.includes(position));
}

/** @throws AppError not_found for anyone else's booking; questions_closed */
export async function ownQuestions(deps: QuestionDeps, caller: Caller, bookingId: number): Promise<Questionnaire> {
  return questionnaireOf(deps, openFor(await answers.findAskedBooking(deps.db, bookingId), caller.userId));
}

/** @throws AppError not_found for a link that we didn't write; questions_closed */
export async function questionsByLink(deps: QuestionDeps, token: string): Promise<Questionnaire> {
  return questionnaireOf(deps, await linkedBooking(deps.db, token));
}

const unknownLink = 'We don’t know this link. Open it from the email again, or answer on My Bookings.';

async function linkedBooking(db: Database, token: string): Promise<AskedBooking> {
  const bookingId = await tickets.bookingOfLink(db, 'questions', token);
  const booking = bookingId === null ? null : await answers.findAskedBooking(db, bookingId);
  if (booking === null) throw new AppError('not_found', { message: unknownLink });
  return openFor(booking, booking.userId);
}

function openFor(booking: AskedBooking | null, userId: number | null): AskedBooking {
  if (booking === null || booking.userId !== userId) throw new AppError('not_found');
  const refusal = refuseAnswers({ isConfirmed: booking.isConfirmed, endsAt: booking.event.endsAt }, new Date());
  if (refusal !== null) throw new AppError('questions_closed', { message: refusal });
  return booking;
}

async function questionnaireOf(
  { db, sealer }: { readonly db: Queryable; readonly sealer: Sealer },
  booking: AskedBooking,
): Promise<Questionnaire> {
  const [found, given] = await Promise.all([
    findQuestions(db, [booking.event.seriesId]),
    answers.findAnswers(db, [booking.id]),
  ]);
  const questions = found.get(booking.event.seriesId) ?? [];
  const slots = slotsOf(questions, askedPeople(booking));
  return { booking, questions, slots, answers: given.map((each) => openAnswer(sealer, each)) };
}

export interface SentAnswer extends AnswerSlot {
  readonly value: string;
}

interface Answering {
  readonly answers: readonly SentAnswer[];
  readonly requestId: string;
}

/** @throws AppError not_found, questions_closed; invalid_input with the fields, such as `answers.12.0` */
export async function answerOwnQuestions(
  deps: QuestionDeps,
  caller: Caller,
  { bookingId, ...answering }: Answering & { readonly bookingId: number },
): Promise<Questionnaire> {
  openFor(await answers.findAskedBooking(deps.db, bookingId), caller.userId);
  return saveAnswers(deps, bookingId, { ...answering, actor: caller });
}

/** The same for someone who has the link. @throws AppError as above */
export async function answerByLink(
  deps: QuestionDeps,
  { token, ...answering }: Answering & { readonly token: string },
): Promise<Questionnaire> {
  const { id } = await linkedBooking(deps.db, token);
  return saveAnswers(deps, id, { ...answering, actor: null });
}

/** Saves what was filled in, all of it or nothing. What's still missing may come later. */
async function saveAnswers(
  { db, sealer }: QuestionDeps,
  bookingId: number,
  { answers: sent, requestId, actor }: Answering & { readonly actor: Caller | null },
): Promise<Questionnaire> {
  return inTransaction(db, async (tx) => {
    await answers.lockBookingRow(tx, bookingId);
    const found = await answers.findAskedBooking(tx, bookingId);
    const booking = openFor(found, found?.userId ?? null);
    await holdQuestions(tx, booking.event.seriesId);
    const before = await questionnaireOf({ db: tx, sealer }, booking);
    const read = readAll(before, sent);
    await answers.removeAnswers(
      tx,
      bookingId,
      read.filter(({ value }) => value === ''),
    );
    const kept = read.filter(({ value }) => value !== '');
    await answers.writeAnswers(
      tx,
      kept.map((each) => sealAnswer(sealer, { bookingId, ...each })),
    );
    const target = { type: 'booking', id: bookingId } as const;
    await recordAudit(tx, { actor, action: 'booking.questions_answered', target, requestId });
    return questionnaireOf({ db: tx, sealer }, booking);
  });
}

const notAsked = 'The organizer no longer asks this. Your other answers are still here: save them again.';

function readAll({ questions, slots }: Questionnaire, sent: readonly SentAnswer[]) {
  const fields: Record<string, string> = {};
  const asked = new Set(slots.map(answerField));
  const read = [...new Map(sent.map((each) => [answerField(each), each])).values()].flatMap((each) => {
    const question = questions.find(({ id }) => id === each.questionId);
    const field = answerField(each);
    if (question === undefined || !asked.has(field)) {
      fields[field] = notAsked;
      return [];
    }
    const answer = readAnswer(question, each.value);
    if (!answer.ok) fields[field] = answer.message;
    const { questionId, position } = each;
    const { text, isSensitive } = question;
    return answer.ok ? [{ questionId, position, asked: text, isSensitive, value: answer.value }] : [];
  });
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  return read;
}
