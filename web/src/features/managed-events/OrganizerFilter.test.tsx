import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildManagedEvent } from '../../test/build-managed-event';
import { enterText } from '../../test/enter-text';
import { fakeApi, type FakeAnswers } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { ManagedEvents } from './ManagedEvents';

const larch = { id: 7, name: 'Larch Valley Guides', username: 'larch', disabled: false };

function open({
  at = '/',
  viewer = 'admin',
  ...answers
}: FakeAnswers & { at?: string; viewer?: 'admin' | 'organizer' } = {}) {
  const asked: (string | null)[] = [];
  const list = ({ query }: { readonly query: URLSearchParams }) => {
    if (!query.has('status')) asked.push(query.get('organizer'));
    return {
      body: query.has('status')
        ? []
        : [buildManagedEvent(), buildManagedEvent({ id: 2, title: 'Dusk', organizerId: null, organizerName: null })],
    };
  };
  fakeApi({
    listAdminEvents: list,
    listOrganizerEvents: list,
    findOrganizers: ({ query }) => ({ body: (query.get('q') ?? 'larch') === 'larch' ? [larch] : [] }),
    ...answers,
  });
  renderAt(<ManagedEvents viewer={viewer} />, { path: '/', at });
  return asked;
}

test('each of an admin’s events says whose it is, and leads to the organizer’s page', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'All events' }));
  // In its column, and below the title where there's no room for one: the styles show one of them.
  for (const link of table.getAllByRole('link', { name: 'Larch Valley Guides' }))
    expect(link).toHaveAttribute('href', '/admin/users/organizers/7');
  expect(table.getByText('None')).toBeVisible();
});

test('an organizer is found by typing, and then only their events are listed until the filter is removed', async () => {
  const asked = open();
  await enterText(await screen.findByRole('combobox', { name: 'Organizer' }), 'larch');
  await userEvent.click(await screen.findByRole('option', { name: /Larch Valley Guides/ }));
  await waitFor(() => expect(asked.at(-1)).toBe('7'));
  const remove = await screen.findByRole('button', { name: 'Show everyone’s events' });
  expect(await screen.findByText('Larch Valley Guides', { selector: 'span' })).toBeVisible();
  await userEvent.click(remove);
  await waitFor(() => expect(asked.at(-1)).toBeNull());
  expect(await screen.findByRole('combobox', { name: 'Organizer' })).toHaveValue('');
});

test('a reload shows the same organizer’s events, and an id that’s no one’s says so', async () => {
  const asked = open({ at: '/?organizer=9', findOrganizers: { body: [] } });
  expect(await screen.findByText('Unknown organizer')).toBeVisible();
  expect(asked).toEqual(['9']);
});

test('an address that’s mistyped shows everyone’s events', async () => {
  const asked = open({ at: '/?organizer=larch' });
  await screen.findByRole('table', { name: 'All events' });
  expect(new Set(asked)).toEqual(new Set([null]));
});

test('organizers have no such filter, whatever the address says', async () => {
  const asked = open({ viewer: 'organizer', at: '/?organizer=9' });
  await screen.findByRole('table', { name: 'Your events' });
  expect(asked).toEqual([null]);
  expect(screen.queryByRole('combobox', { name: 'Organizer' })).toBeNull();
  expect(screen.queryByText('Larch Valley Guides')).toBeNull();
});
