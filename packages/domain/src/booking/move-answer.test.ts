import { expect, it } from 'vitest';
import { isMoveAsked, moveAnswerBy, moveAnswerState, moveReminderAt } from './move-answer';

const now = new Date('2027-07-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it.each([
  ['a date that’s far away is answered within 48 hours', 24 * 30, 48],
  ['60 hours before the new start, too', 60, 48],
  ['59 hours before the new start, answers end 12 hours before it', 59, 47],
  ['24 hours before the new start, there are 12 hours left', 24, 12],
])('%s', (_rule, start, answer) => {
  expect(moveAnswerBy(now, inHours(start))).toEqual(inHours(answer));
});

it('with less than 24 hours to the new start no answer is asked for', () => {
  expect(moveAnswerBy(now, new Date(inHours(24).getTime() - 1))).toBeNull();
  expect(moveAnswerBy(now, inHours(-1))).toBeNull();
});

it('those who haven’t answered are reminded 12 hours before the time is over', () => {
  expect(moveReminderAt(now, inHours(48))).toEqual(inHours(36));
  expect(moveReminderAt(now, inHours(18))).toEqual(inHours(6));
});

it('with less than 18 hours to answer, there’s no reminder', () => {
  expect(moveReminderAt(now, new Date(inHours(18).getTime() - 1))).toBeNull();
  expect(moveReminderAt(now, inHours(12))).toBeNull();
});

it.each([
  ['a move by an hour', { minutesFromBefore: 60, minutesFromBooked: 60, isWaiting: false }, false],
  ['a move by 61 minutes', { minutesFromBefore: 61, minutesFromBooked: 61, isWaiting: false }, true],
  [
    'the way back, of someone who took the new day',
    { minutesFromBefore: 1440, minutesFromBooked: 0, isWaiting: false },
    true,
  ],
  [
    'the way back, of someone who hasn’t answered',
    { minutesFromBefore: 1440, minutesFromBooked: 0, isWaiting: true },
    false,
  ],
  [
    'a small step more, of someone who hasn’t answered',
    { minutesFromBefore: 10, minutesFromBooked: 1450, isWaiting: true },
    true,
  ],
  [
    'a small step more, of someone who took the new day',
    { minutesFromBefore: 10, minutesFromBooked: 1450, isWaiting: false },
    false,
  ],
])('%s is asked about or not', (_what, facts, isAsked) => {
  expect(isMoveAsked(facts)).toBe(isAsked);
});

it('a move can be answered until the moment that was said, and not in it', () => {
  const asked = { isConfirmed: true, answerBy: inHours(48) };
  expect(moveAnswerState({ ...asked, now: new Date(inHours(48).getTime() - 1) })).toBe('open');
  expect(moveAnswerState({ ...asked, now: inHours(48) })).toBe('late');
  expect(moveAnswerState({ ...asked, answerBy: null, now })).toBe('taken');
  expect(moveAnswerState({ ...asked, isConfirmed: false, now })).toBe('ended');
});
