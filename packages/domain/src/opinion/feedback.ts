/**
 * Feedback says how much you like an event, from 1 to 10, with three answers.
 * Source: specification 1, section 4 (Feedback flow); specification 1, section 9 (Business constants and limits).
 */
export const minFeedbackRating = 1;
export const maxFeedbackRating = 10;
export const feedbackQuestionCount = 3;
export const answerMaxLength = 4000;

/** 5 or lower asks what was less appealing, 6 or higher what was liked. */
export const lowInterestUpTo = 5;

export const questionSets = ['less appealing', 'liked'] as const;
export type QuestionSet = (typeof questionSets)[number];

export function questionSet(rating: number): QuestionSet {
  return rating <= lowInterestUpTo ? 'less appealing' : 'liked';
}

const questions: Readonly<Record<QuestionSet, readonly [string, string, string]>> = {
  'less appealing': [
    'What makes this event less appealing to you?',
    'What would make it more interesting?',
    'What kind of event would you choose instead?',
  ],
  liked: ['What do you like most about this event?', 'What are you looking forward to?', 'Who would you bring along?'],
};

export function feedbackQuestions(rating: number): readonly [string, string, string] {
  return questions[questionSet(rating)];
}
