import { expect, it } from 'vitest';
import { answerTimeText, canLeadSince, languagesText, usualAnswerTime } from './face';

it.each([
  [60, 'hour'],
  [61, 'hours'],
  [360, 'hours'],
  [361, 'day'],
  [1440, 'day'],
  [1441, 'days'],
  [4320, 'days'],
  [4321, null],
  [null, null],
])('a host who answers half of the questions in %s minutes answers within: %s', (medianMinutes, time) => {
  expect(usualAnswerTime({ questions: 3, medianMinutes })).toBe(time);
});

it('two questions are too few to say anything', () => {
  expect(usualAnswerTime({ questions: 2, medianMinutes: 5 })).toBeNull();
});

it('the sentence says how soon', () => {
  expect(answerTimeText('hours')).toBe('Usually answers within a few hours');
});

it('languages are in words, in their order', () => {
  expect([languagesText([]), languagesText(['fr']), languagesText(['en', 'fr', 'iu'])]).toEqual([
    '',
    'French',
    'English, French and Inuktitut',
  ]);
});

it.each([
  [1949, false],
  [1950, true],
  [2026, true],
  [2027, false],
])('leading since %i, in 2026: %s', (year, can) => {
  expect(canLeadSince(year, 2026)).toBe(can);
});
