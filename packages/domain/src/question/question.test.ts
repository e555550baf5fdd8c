import { describe, expect, it } from 'vitest';
import { answerField, missingAnswers, missingText, slotsOf, type BookingQuestion } from './question';

const question = (id: number, values: Partial<BookingQuestion> = {}): BookingQuestion => ({
  id,
  scope: 'person',
  kind: 'text',
  text: 'Allergies?',
  options: [],
  isRequired: true,
  fromAge: null,
  isSensitive: false,
  ...values,
});
const people = [
  { position: 0, age: 41 },
  { position: 2, age: 11 },
];

describe('what a booking is asked', () => {
  it('is each question about people once for everyone who comes, and each about the booking once', () => {
    const slots = slotsOf([question(1), question(2, { scope: 'booking' })], people);
    expect(slots.map(answerField)).toEqual(['answers.1.0', 'answers.1.2', 'answers.2']);
  });

  it.each([
    [11, ['answers.1.0', 'answers.1.2']],
    [12, ['answers.1.0']],
    [42, []],
  ])('a question from %i is asked of those who are that old on the first day', (fromAge, fields) => {
    expect(slotsOf([question(1, { fromAge })], people).map(answerField)).toEqual(fields);
  });

  it('a guest whose age isn’t known is asked everything', () => {
    expect(slotsOf([question(1, { fromAge: 18 })], [{ position: 0, age: null }])).toHaveLength(1);
  });

  it('a question about the booking from an age is asked if anyone is that old', () => {
    expect(slotsOf([question(1, { scope: 'booking', fromAge: 41 })], people)).toHaveLength(1);
    expect(slotsOf([question(1, { scope: 'booking', fromAge: 42 })], people)).toEqual([]);
  });
});

describe('missing answers', () => {
  it('are those that are required and weren’t given', () => {
    const questions = [question(1), question(2, { isRequired: false })];
    const missing = missingAnswers(questions, people, [{ questionId: 1, position: 0 }]);
    expect(missing).toEqual([{ questionId: 1, position: 2 }]);
  });

  it('are said in words', () => {
    expect([0, 1, 2].map(missingText)).toEqual([
      null,
      '1 required answer is missing',
      '2 required answers are missing',
    ]);
  });
});
