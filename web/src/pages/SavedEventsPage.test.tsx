import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { beginSession } from '../data/current-user';
import { savedEventIds } from '../storage/saved-event-ids';
import { buildEvent } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { SavedEventsPage } from './SavedEventsPage';

afterEach(() => savedEventIds.clear());

const events: FakeAnswers['listEvents'] = ({ query }) => ({
  body: (query.get('ids') ?? '')
    .split(',')
    .filter((id) => id !== '9')
    .map((id) => buildEvent({ id: Number(id), title: `Event ${id}` })),
});

function open() {
  renderAt(<SavedEventsPage />, { path: '/saved', at: '/saved' });
}

test('signed out, the saved events are on the device, and can be removed', async () => {
  savedEventIds.set(7, true);
  savedEventIds.set(8, true);
  const seen = fakeApi({ listEvents: events });
  open();
  expect(await screen.findByText('They’re kept on this device. Sign in to have them everywhere.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Save Event 7', pressed: true }));
  expect(screen.queryByText('Event 7')).toBeNull();
  expect(await screen.findByText('Event 8')).toBeVisible();
  expect(savedEventIds.list()).toEqual([8]);
  expect(seen.some(({ name }) => name === 'changeSavedEvents')).toBe(false);
});

test('what the device saved becomes the person’s when they sign in', async () => {
  savedEventIds.set(7, true);
  const seen = fakeApi({ changeSavedEvents: { body: { eventIds: [7, 5] } } });
  await beginSession(new QueryClient(), buildUser(), undefined);
  expect(seen.find(({ name }) => name === 'changeSavedEvents')?.body).toEqual({ save: [7] });
  expect(savedEventIds.list()).toEqual([]);
});

test('what can’t be kept at a sign-in stays on the device', async () => {
  savedEventIds.set(7, true);
  fakeApi({ changeSavedEvents: { status: 500, body: {} } });
  await beginSession(new QueryClient(), buildUser(), undefined);
  expect(savedEventIds.list()).toEqual([7]);
});

test('a change that fails is taken back, with the reason', async () => {
  const message = 'Please check what you entered';
  fakeApi({
    currentUser: { body: buildUser() },
    listSavedEvents: { body: { eventIds: [7] } },
    changeSavedEvents: refusal(400, 'invalid_input', message, { fields: { save: 'Full.' } }),
    listEvents: events,
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Save Event 7' }));
  expect(await screen.findByText('Event 7')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Event 7', pressed: true })).toBeVisible();
});

test('an event that has left the site is counted, not shown', async () => {
  savedEventIds.set(7, true);
  savedEventIds.set(9, true);
  fakeApi({ listEvents: events });
  open();
  expect(await screen.findByText('1 event you saved is no longer on the site.')).toBeVisible();
  expect(screen.getByText('Event 7')).toBeVisible();
});

test('an empty list says what will be there', async () => {
  fakeApi({});
  open();
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/browse');
});
