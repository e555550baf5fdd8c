import { feedbackQuestionCount, questionSets } from '@ascendant/domain/opinion/feedback';
import { z } from 'zod';
import { csvNumber, readRecords } from './records';

const answer = z.strictObject({
  set: z.enum(questionSets),
  question: csvNumber.pipe(z.int().min(1).max(feedbackQuestionCount)),
  answer: z.string().min(1),
});

/** Answers for demo feedback, of people who rate an event 6 or higher, and of the others. */
export function readFeedbackAnswers() {
  return readRecords('feedback-answers.csv', answer);
}
