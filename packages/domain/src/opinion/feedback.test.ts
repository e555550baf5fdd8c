import { expect, test } from 'vitest';
import {
  feedbackQuestionCount,
  feedbackQuestions,
  lowInterestUpTo,
  maxFeedbackRating,
  minFeedbackRating,
  questionSet,
} from './feedback';

test('every rating asks three questions', () => {
  for (let rating = minFeedbackRating; rating <= maxFeedbackRating; rating += 1) {
    expect(feedbackQuestions(rating)).toHaveLength(feedbackQuestionCount);
  }
});

test('a low rating asks what put you off, a higher one what you liked', () => {
  expect([questionSet(minFeedbackRating), questionSet(lowInterestUpTo)]).toEqual(['less appealing', 'less appealing']);
  expect([questionSet(lowInterestUpTo + 1), questionSet(maxFeedbackRating)]).toEqual(['liked', 'liked']);
  expect(feedbackQuestions(5)).not.toEqual(feedbackQuestions(6));
});
