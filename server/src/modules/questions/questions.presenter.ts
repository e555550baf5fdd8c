import type { BookingQuestions } from '@ascendant/contract/booking-question';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { answerField, missingAnswers } from '@ascendant/domain/question/question';
import { askedPeople, type Questionnaire } from './booking-questions.service';

interface ShownTo {
  /** By a link, which may have been passed on: sensitive answers aren't shown. */
  readonly isByLink: boolean;
  readonly earlier: ReadonlyMap<string, string>;
}

export function presentQuestionnaire(
  { booking, questions, slots, answers }: Questionnaire,
  { isByLink, earlier }: ShownTo,
): BookingQuestions {
  const { event, attendees } = booking;
  const { id, title, startDate, endDate, startTime, timezone, location } = event;
  const people = askedPeople(booking);
  const given = new Map(answers.map((answer) => [answerField(answer), answer]));
  return {
    reference: bookingReference(booking.id),
    event: {
      id,
      title,
      startDate,
      endDate,
      startTime,
      timezone,
      location,
      organizerName: booking.organizerName,
      endsAt: event.endsAt.toISOString(),
    },
    people: people.map(({ position }) => ({ position, name: attendees[position]?.name ?? '' })),
    questions,
    slots: slots.map((slot) => {
      const answer = given.get(answerField(slot));
      const question = questions.find((each) => each.id === slot.questionId);
      const isHidden = isByLink && answer !== undefined && (answer.isSensitive || question?.isSensitive === true);
      return {
        ...slot,
        answer: isHidden ? null : (answer?.value ?? null),
        isHidden,
        earlier: earlier.get(answerField(slot)) ?? null,
      };
    }),
    missing: missingAnswers(questions, people, answers).length,
  };
}
