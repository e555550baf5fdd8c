import { expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { answerDays, isMoveAsked, isTimeToAsk, moveAnswerState, moveReminderAt } from './move-answer';

const now = new Date('2027-07-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it('people are asked up to 24 hours before the new start, and not later', () => {
  expect(isTimeToAsk(now, inHours(24))).toBe(true);
  expect(isTimeToAsk(now, new Date(inHours(24).getTime() - 1))).toBe(false);
});

it('those who haven’t answered are reminded 12 hours before the day ends by which they’re asked to', () => {
  expect(moveReminderAt(inHours(48))).toEqual(inHours(36));
});

it('an answer can be asked for from tomorrow to the day before the new date, if there’s such a day', () => {
  const today = calendarDay('2027-07-01');
  expect(answerDays(today, calendarDay('2027-07-05'))).toEqual({ first: '2027-07-02', last: '2027-07-04' });
  expect(answerDays(today, calendarDay('2027-07-03'))).toEqual({ first: '2027-07-02', last: '2027-07-02' });
  expect(answerDays(today, calendarDay('2027-07-02'))).toBeNull();
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

it('a move can be answered until the new start, and not in it', () => {
  const asked = { isConfirmed: true, isAsked: true, startsAt: inHours(48) };
  expect(moveAnswerState({ ...asked, now: new Date(inHours(48).getTime() - 1) })).toBe('open');
  expect(moveAnswerState({ ...asked, now: inHours(48) })).toBe('late');
  expect(moveAnswerState({ ...asked, isAsked: false, now })).toBe('taken');
  expect(moveAnswerState({ ...asked, isConfirmed: false, now })).toBe('ended');
});
