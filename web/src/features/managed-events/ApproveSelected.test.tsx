import type { ManagedEvent } from '@ascendant/contract/managed-event';
import { possibleTransitions } from '@ascendant/domain/event/lifecycle';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { consequences } from '../../fields/consequences';
import { sentToReview } from '../../fields/sent-to-review';
import { buildManagedEvent } from '../../test/build-managed-event';
import { enterText } from '../../test/enter-text';
import { type FakeAnswers, fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { currentToast } from '../../ui/dialog/toast-store';
import { ManagedEvents } from './ManagedEvents';
import { transitionLabels, transitionToast } from './transition-labels';

const waiting = (id: number, title: string) => buildManagedEvent({ id, title, status: 'pending_approval' });
const all = [waiting(1, 'Dawn'), waiting(2, 'Dusk'), waiting(3, 'Night')];

function open(answers: FakeAnswers = {}, at = '/?status=pending_approval') {
  let events: readonly ManagedEvent[] = all;
  const seen = fakeApi({
    listAdminEvents: ({ query }) => ({
      body: events.filter(({ status }) => (query.get('status') ?? status) === status),
    }),
    approveEvents: ({ body }) => {
      const { ids } = body as { readonly ids: readonly number[] };
      events = events.filter(({ id }) => !ids.includes(id));
      return { body: { approved: ids, refused: [] } };
    },
    ...answers,
  });
  renderAt(<ManagedEvents viewer="admin" />, { path: '/', at });
  return () => seen.filter(({ name }) => name === 'approveEvents').map(({ body }) => body);
}

const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('several events that wait for approval are approved at once, after a list of them', async () => {
  const sent = open();
  await tick('Select Dawn');
  await tick('Select Night');
  expect(screen.getByText('2 selected')).toBeVisible();
  await press('Approve 2 events');
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve these 2 events?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Dawn.*Larch Valley Guides · Nov 20–22, 2026 · From \$544$/),
    expect.stringMatching(/^Night/),
  ]);
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Approve 2 events' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: '2 events approved' }));
  expect(sent()).toEqual([{ ids: [1, 3] }]);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Dawn' })).toBeNull());
  expect(screen.queryByText(/selected/)).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All events' })).toHaveFocus());
});

test('those that the server refuses are named, each with its reason, and the others are approved', async () => {
  open({
    approveEvents: {
      body: {
        approved: [1],
        refused: [{ id: 2, code: 'illegal_transition', message: 'This event is already published.' }],
      },
    },
  });
  await tick('Select all on this page');
  await press('Approve 3 events');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve 3 events' }));
  const outcome = within(await screen.findByRole('dialog', { name: '1 event wasn’t approved' }));
  expect(outcome.getByText('1 event approved. We’ll email their organizers.')).toBeVisible();
  expect(outcome.getByRole('listitem')).toHaveTextContent('DuskThis event is already published.');
});

test('after a failure the selection and the dialog stay', async () => {
  open({ approveEvents: { status: 500, body: null } });
  await tick('Select Dawn');
  await press('Approve 1 event');
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this event?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve 1 event' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', tone: 'bad' }));
  expect(dialog.getByText('Dawn')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('checkbox', { name: 'Select Dawn' })).toBeChecked();
});

test('selecting all selects the page, and again selects none', async () => {
  open();
  await tick('Select all on this page');
  for (const title of ['Dawn', 'Dusk', 'Night'])
    expect(screen.getByRole('checkbox', { name: `Select ${title}` })).toBeChecked();
  await tick('Select Dusk');
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();
  await tick('Select all on this page');
  await tick('Select all on this page');
  expect(screen.queryByRole('button', { name: /^Approve \d/ })).toBeNull();
});

test('only a list of events that wait for approval has something to select', async () => {
  open({}, '/');
  expect(await screen.findByRole('table', { name: 'All events' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const larch = { id: 7, name: 'Larch Valley Guides', username: 'larch', disabled: false };

function openFilter({
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
  openFilter();
  const table = within(await screen.findByRole('table', { name: 'All events' }));
  // In its column, and below the title where there's no room for one: the styles show one of them.
  for (const link of table.getAllByRole('link', { name: 'Larch Valley Guides' }))
    expect(link).toHaveAttribute('href', '/admin/users/organizers/7');
  expect(table.getByText('None')).toBeVisible();
});

test('an organizer is found by typing, and then only their events are listed until the filter is removed', async () => {
  const asked = openFilter();
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
  const asked = openFilter({ at: '/?organizer=9', findOrganizers: { body: [] } });
  expect(await screen.findByText('Unknown organizer')).toBeVisible();
  expect(asked).toEqual(['9']);
});

test('an address that’s mistyped shows everyone’s events', async () => {
  const asked = openFilter({ at: '/?organizer=larch' });
  await screen.findByRole('table', { name: 'All events' });
  expect(new Set(asked)).toEqual(new Set([null]));
});

test('organizers have no such filter, whatever the address says', async () => {
  const asked = openFilter({ viewer: 'organizer', at: '/?organizer=9' });
  await screen.findByRole('table', { name: 'Your events' });
  expect(asked).toEqual([null]);
  expect(screen.queryByRole('combobox', { name: 'Organizer' })).toBeNull();
  expect(screen.queryByText('Larch Valley Guides')).toBeNull();
});

const sold = (totalBookings: number, refundable: string, holds = 0) =>
  consequences({ totalBookings, refundable, holds }).join(' ');

test('the prompt says how many bookings end and how much is refunded', () => {
  expect(sold(12, '1440.12')).toBe(
    '12 bookings will be cancelled and $1,440.12 will be refunded to the cards that paid. We’ll email everyone who booked.',
  );
  expect(sold(1, '120.01')).toMatch(/^1 booking will be cancelled and \$120.01 will be refunded/);
});

test('free bookings end without a refund, and an event without bookings says so', () => {
  expect(sold(3, '0.00')).toBe(
    '3 bookings will be cancelled. They were free, so there’s nothing to refund. We’ll email everyone who booked.',
  );
  expect(sold(0, '0.00')).toBe('No one has booked it.');
});

test('the prompt mentions people who are paying at that moment', () => {
  expect(sold(0, '0.00', 1)).toMatch(/Anyone paying right now/);
  expect(sold(2, '10.00', 1)).toMatch(/Anyone paying right now/);
});

test('an admin disables what an organizer cancels', () => {
  expect(
    possibleTransitions('published', 'admin').map((transition) => transitionLabels(transition, 'admin').label),
  ).toEqual(['Unpublish', 'Disable']);
  expect(
    possibleTransitions('published', 'organizer').map((transition) => transitionLabels(transition, 'organizer').label),
  ).toEqual(['Cancel']);
  expect(transitionToast('cancel', 'admin').title).toBe('Event disabled');
  expect(transitionToast('cancel', 'organizer').title).toBe('Event cancelled');
});

test('the toast after Send to Review says how many admins were notified', () => {
  expect(sentToReview(1).description).toMatch(/^We’ve notified 1 admin\./);
  expect(sentToReview(3).description).toMatch(/^We’ve notified 3 admins\./);
});
