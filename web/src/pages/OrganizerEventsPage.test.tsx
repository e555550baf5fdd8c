import type { ManagedEvent } from '@ascendant/contract/managed-event';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEventForm } from '../test/build-event-form';
import { buildManagedEvent } from '../test/build-managed-event';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { OrganizerEventsPage } from './OrganizerEventsPage';

function open(events: readonly ManagedEvent[]) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('organizer')) },
    listOrganizerEvents: { body: events },
    duplicateEvent: { status: 201, body: { ...buildEventForm(), id: 9, adminCount: null } },
  });
  renderAt(<OrganizerEventsPage />, { path: '/organizer/events' });
  return seen;
}

test('an event is duplicated from the list, and the copy opens', async () => {
  const seen = open([buildManagedEvent()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate Dawn Traverse' }));
  expect(await screen.findByText('at /organizer/events/9/edit')).toBeVisible();
  expect(seen.filter(({ name }) => name === 'duplicateEvent')).toHaveLength(1);
});

test('an event is repeated from the list in its editor; a cancelled one can only be duplicated', async () => {
  open([buildManagedEvent(), buildManagedEvent({ id: 2, title: 'Night Market', status: 'cancelled' })]);
  expect(await screen.findByRole('link', { name: 'Repeat Dawn Traverse on other dates' })).toHaveAttribute(
    'href',
    '/organizer/events/1/edit?repeat=1',
  );
  expect(screen.getByRole('button', { name: 'Duplicate Night Market' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Repeat Night Market/ })).toBeNull();
});

test('an organizer without events is invited to create the first', async () => {
  open([]);
  expect(await screen.findByText('No events found')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Create your first event' });
  expect(link).toHaveAttribute('href', '/organizer/events/new');
});
