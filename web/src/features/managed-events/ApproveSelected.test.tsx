import type { ManagedEvent } from '@ascendant/contract/managed-event';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildManagedEvent } from '../../test/build-managed-event';
import { fakeApi, type FakeAnswers } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { currentToast } from '../../ui/dialog/toast-store';
import { ManagedEvents } from './ManagedEvents';

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
