import type { ManagedEvent } from '@ascendant/contract/managed-event';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildEventForm } from '../test/build-event-form';
import { buildManagedEvent } from '../test/build-managed-event';
import { buildUser } from '../test/build-user';
import { actionsOffered, chooseAction, openActions } from '../test/choose-action';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { OrganizerEventsPage } from './OrganizerEventsPage';

function open(events: readonly ManagedEvent[], answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('organizer')) },
    listOrganizerEvents: { body: events },
    duplicateEvent: { status: 201, body: { ...buildEventForm(), id: 9, adminCount: null } },
    ...answers,
  });
  renderAt(<OrganizerEventsPage />, { path: '/organizer/events' });
  return seen;
}

test('an event is duplicated from the list, and the copy opens', async () => {
  const seen = open([buildManagedEvent()]);
  await chooseAction('Dawn Traverse', 'Duplicate');
  expect(await screen.findByText('at /organizer/events/9/edit')).toBeVisible();
  expect(seen.filter(({ name }) => name === 'duplicateEvent')).toHaveLength(1);
});

test('an event is repeated from the list in its editor; a cancelled one can only be duplicated', async () => {
  open([buildManagedEvent(), buildManagedEvent({ id: 2, title: 'Night Market', status: 'cancelled' })]);
  await openActions('Dawn Traverse');
  expect(screen.getByRole('menuitem', { name: 'Repeat on other dates' })).toHaveAttribute(
    'href',
    '/organizer/events/1/edit?repeat=1',
  );
  expect(screen.getByRole('button', { name: 'Duplicate Night Market' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More actions for Night Market' })).toBeNull();
});

test('what an organizer does with a published event is one press away from its row', async () => {
  open([buildManagedEvent()]);
  expect(await screen.findByRole('link', { name: 'Edit Dawn Traverse' })).toBeVisible();
  await openActions('Dawn Traverse');
  expect(actionsOffered()).toEqual([
    'Check-in',
    'Duplicate',
    'Repeat on other dates',
    'Move this date',
    'Who can find it',
    'Cancel',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Check-in' })).toHaveAttribute('href', '/organizer/check-in/1');
});

test('a failed copy says so, and trying again repeats the same request', async () => {
  open([buildManagedEvent()], { duplicateEvent: { status: 500, body: null } });
  const keys: (string | null)[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.endsWith('/duplicate')) keys.push(new Headers(init.headers).get('idempotency-key'));
    return answer(path, init);
  });
  for (const attempts of [1, 2]) {
    await chooseAction('Dawn Traverse', 'Duplicate');
    await waitFor(() => expect(keys).toHaveLength(attempts));
    await waitFor(() => expect(currentToast()).toMatchObject({ tone: 'bad' }));
  }
  expect(keys[0]).not.toBeNull();
  expect(keys[1]).toBe(keys[0]);
});

test('an organizer without events is invited to create the first', async () => {
  open([]);
  expect(await screen.findByText('No events found')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Create your first event' });
  expect(link).toHaveAttribute('href', '/organizer/events/new');
});
