import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { beginSession, cacheUser, endSession, resumeSession } from '../data/current-user';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { birthDateDraft } from './birth-date-drafts';
import { companionDraft } from './companion-draft';
import { readMessageDraft, storeMessageDraft } from './message-drafts';
import { readDraft, storeDraft } from './onboarding-drafts';

const date = { day: '4', month: '5', year: '2020' };
const maya = buildUser();
const nadia = buildUser({ id: 2, username: 'nadia' });

function typeEverything(): void {
  storeDraft('birth', date);
  storeDraft('preferences', {});
  storeMessageDraft(7, 'Is there parking?');
  companionDraft.store({ firstName: 'Ada', lastName: 'Roy', relationshipType: 'child', ...date });
  birthDateDraft('own').store(date);
  birthDateDraft(5).store(date);
}

const drafts = () => [
  readDraft('birth'),
  readDraft('preferences'),
  readMessageDraft(7) || null,
  companionDraft.read(),
  birthDateDraft('own').read(),
  birthDateDraft(5).read(),
];
const none = drafts().map(() => null);

/** A tab in which Maya has typed everything, and whose session then ended without a sign-out; its page was loaded again. */
function tabOfMaya(): QueryClient {
  const client = new QueryClient();
  cacheUser(client, maya);
  typeEverything();
  return new QueryClient();
}

test('the same person finds their drafts after signing in again', async () => {
  fakeApi({});
  const client = tabOfMaya();
  await beginSession(client, maya, undefined);
  expect(drafts()).not.toContain(null);
});

test('someone else who signs in finds no one’s drafts, and the first person finds none afterwards', async () => {
  fakeApi({});
  const client = tabOfMaya();
  await beginSession(client, nadia, undefined);
  expect(drafts()).toEqual(none);
  storeMessageDraft(7, 'Where do we meet?');
  await beginSession(client, maya, undefined);
  expect(drafts()).toEqual(none);
});

test('a page that’s loaded for someone else, who signed in in another tab, has no one’s drafts', () => {
  const client = tabOfMaya();
  client.setQueryData(['currentUser'], nadia);
  resumeSession(client);
  expect(drafts()).toEqual(none);
});

test('signing out clears them all', async () => {
  fakeApi({});
  const client = tabOfMaya();
  await endSession(client);
  expect(drafts()).toEqual(none);
  expect(sessionStorage).toHaveLength(0);
});
