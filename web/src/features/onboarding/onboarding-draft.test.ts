import { beforeEach, expect, test } from 'vitest';
import { birthValues } from '../../fields/birth-form';
import { clearDraft, storeDraft } from '../../storage/onboarding-drafts';
import { readBirthDraft } from './onboarding-draft';

const typed = { ...birthValues(null), day: '5', cityOfBirth: 'Halifax' };

beforeEach(() => clearDraft('birth'));

test('step 1 is read as it was left, and nothing if it wasn’t begun', () => {
  expect(readBirthDraft()).toBeNull();
  storeDraft('birth', { ...typed, occurrence: 'second' });
  expect(readBirthDraft()).toEqual({ ...typed, occurrence: 'second' });
});

test('a draft from before we asked which of two times is meant keeps what was typed', () => {
  const { occurrence: _, ...earlier } = typed;
  storeDraft('birth', earlier);
  expect(readBirthDraft()).toEqual({ ...typed, occurrence: 'first' });
});

test.each([
  ['another kind of time', { ...typed, timeOption: 'soon' }],
  ['a day that’s a number', { ...typed, day: 5 }],
  ['no place', { ...typed, cityOfBirth: undefined }],
])('a draft with %s isn’t ours', (_, draft) => {
  storeDraft('birth', draft);
  expect(readBirthDraft()).toBeNull();
});
