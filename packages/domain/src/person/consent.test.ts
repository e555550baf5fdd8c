import { expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { consentSentence, lacksGuardianConsent } from './consent';

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

it.each([
  ['', 'friend', null, 'I am this person’s parent or guardian, or have their consent'],
  ['Piotr', 'friend', null, 'I have Piotr’s permission to share these details'],
  ['Théo', 'child', null, 'I’m Théo’s parent or guardian, or have a parent’s or guardian’s consent'],
  ['Ada', 'friend', '2008-09-11', 'I’m Ada’s parent or guardian, or have a parent’s or guardian’s consent'],
  ['Ada', 'child', '2008-09-10', 'I have Ada’s permission to share these details'],
])('for %j, a %s born %s, the consent reads %j', (firstName, relationshipType, birth, sentence) => {
  const dateOfBirth = birth === null ? null : calendarDay(birth);
  expect(consentSentence({ firstName, relationshipType, dateOfBirth }, today)).toBe(sentence);
});
