import { isUnnamed } from '@ascendant/domain/booking/guests';
import { readAnswer } from '@ascendant/domain/question/answer';
import { answerField, unanswered, type AnswerSlot } from '@ascendant/domain/question/question';
import { findEarlierAnswers } from './answers.repository';
import type { QuestionDeps, Questionnaire } from './booking-questions.service';
import { openAnswer } from './open-answers';

/**
 * What the same person answered to the same question for an earlier booking, by slot. It's offered, not filled in: what was true a year ago may not
 * be. An answer that has been erased isn't offered.
 */
export async function earlierAnswers(
  { db, sealer }: QuestionDeps,
  { booking, questions, slots, answers }: Questionnaire,
): Promise<ReadonlyMap<string, string>> {
  const open = unanswered(slots, answers);
  if (booking.userId === null || open.length === 0) return new Map();
  const earlier = await findEarlierAnswers(db, { userId: booking.userId, id: booking.id });
  const isSamePerson = (slot: AnswerSlot, { position, attendees }: (typeof earlier)[number]) => {
    if (slot.position === null || position === null) return slot.position === position;
    const [now, then] = [booking.attendees[slot.position], attendees[position]];
    // Two guests without a name have the same one.
    if (now === undefined || isUnnamed(now)) return false;
    return now.type === then?.type && now.id === then.id && now.name === then.name;
  };
  const found = new Map<string, string>();
  for (const slot of open) {
    const question = questions.find(({ id }) => id === slot.questionId);
    if (question === undefined) continue;
    const match = earlier.find(
      (each) =>
        each.kind === question.kind &&
        (each.questionId === question.id || isSameText(each.asked, question.text)) &&
        isSamePerson(slot, each),
    );
    const value = match === undefined ? null : openAnswer(sealer, match).value;
    if (value !== null && readAnswer(question, value).ok) found.set(answerField(slot), value);
  }
  return found;
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
