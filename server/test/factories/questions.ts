import { bookingQuestionRoutes, type BookingQuestions, type QuestionDraft } from '@ascendant/contract/booking-question';
import type { AnswerSlot } from '@ascendant/domain/question/question';
import type { Session, TestApp } from '../test-app';

/** A question of an organizer: of each person, a text, optional. */
export function aQuestion(values: Partial<QuestionDraft> = {}): QuestionDraft {
  return {
    scope: 'person',
    kind: 'text',
    text: 'Boot size?',
    options: [],
    isRequired: false,
    fromAge: null,
    isSensitive: false,
    ...values,
  };
}

/** Asks questions about an event as its organizer does. @returns their ids, in order */
export async function askAbout(
  app: TestApp,
  session: Session,
  { eventId, questions }: { readonly eventId: number; readonly questions: readonly QuestionDraft[] },
): Promise<readonly number[]> {
  const request = { params: { id: eventId }, body: { questions: [...questions], removed: [] } };
  const { body } = await app.call(bookingQuestionRoutes.setEventQuestions, request, session);
  return body.questions.map(({ id }) => id);
}

export interface Given extends AnswerSlot {
  readonly value: string;
}

/** Answers as the person who booked. */
export async function answerAs(
  app: TestApp,
  session: Session,
  { bookingId, answers }: { readonly bookingId: number; readonly answers: readonly Given[] },
): Promise<BookingQuestions> {
  const request = { params: { id: bookingId }, body: { answers: [...answers] } };
  return (await app.call(bookingQuestionRoutes.answerBookingQuestions, request, session)).body;
}
