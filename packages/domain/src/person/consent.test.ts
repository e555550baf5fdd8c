import { expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { lacksGuardianConsent } from './consent';

const today = calendarDay('2026-09-10');

it.each([
  ['2008-09-11', false, true],
  ['2008-09-10', false, false],
  ['2026-09-10', false, true],
  ['2018-06-01', true, false],
  [null, false, false],
])('PRI-02 born %s, consent %s: a warning is due: %s', (dateOfBirth, hasConsent, isDue) => {
  const person = { dateOfBirth: dateOfBirth === null ? null : calendarDay(dateOfBirth), hasConsent };
  expect(lacksGuardianConsent(person, today)).toBe(isDue);
});
