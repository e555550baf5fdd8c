import type { ManagedEvent } from '@ascendant/contract/managed-event';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildManagedEvent } from '../../test/build-managed-event';
import { actionsOffered, chooseAction, openActions } from '../../test/choose-action';
import { enterText } from '../../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { currentToast } from '../../ui/dialog/toast-store';
import { ManagedEvents } from './ManagedEvents';

function open(events: readonly ManagedEvent[], answers: FakeAnswers = {}) {
  const seen = fakeApi({
    listOrganizerEvents: { body: events },
    updateEvent: { body: {} },
    requestReview: { body: { adminCount: 2 } },
    deleteEvent: { status: 204 },
    ...answers,
  });
  renderAt(<ManagedEvents viewer="organizer" />);
  return (name: string) => seen.filter((call) => call.name === name);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.getByRole('alertdialog');
const error = (status: number, message: string) => ({
  status,
  body: { code: status === 409 ? 'illegal_transition' : 'internal', message, error: message, requestId: 'test' },
});

test('an event is cancelled only after a prompt says how many bookings end and how much is refunded', async () => {
  let event = buildManagedEvent();
  const calls = open([], {
    listOrganizerEvents: () => ({ body: [event] }),
    updateEvent: () => {
      event = { ...event, status: 'cancelled' };
      return { body: {} };
    },
  });
  await chooseAction('Dawn Traverse', 'Cancel');
  await screen.findByRole('alertdialog');
  expect(dialog()).toHaveTextContent('hide it from users but preserve the data');
  expect(dialog()).toHaveTextContent(
    '2 bookings will be cancelled and $1,234.50 will be refunded to the cards that paid.',
  );
  expect(calls('updateEvent')).toEqual([]);
  await enterText(screen.getByLabelText('Reason (optional)'), ' The pass is snowed in. ');
  await press('Cancel event');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls('updateEvent')).toMatchObject([{ body: { status: 'cancelled', reason: 'The pass is snowed in.' } }]);
  expect(currentToast()).toMatchObject({ title: 'Event cancelled' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Dawn Traverse' })).toHaveFocus());
  expect(within(screen.getByRole('table')).getByText('Cancelled')).toBeVisible();
});

test('sales are paused and resumed with one press, and the list says so', async () => {
  let event = buildManagedEvent();
  const calls = open([], {
    listOrganizerEvents: () => ({ body: [event] }),
    setEventSales: ({ body }) => {
      const { isPaused } = body as { readonly isPaused: boolean };
      event = isPaused ? { ...event, isSalesPaused: true } : buildManagedEvent();
      return { body: { isPaused } };
    },
  });
  await chooseAction('Dawn Traverse', 'Pause sales');
  expect(await within(await screen.findByRole('table')).findByText('Sales paused')).toBeVisible();
  expect(currentToast()).toMatchObject({ description: /^No one can book Dawn Traverse until you resume/ });
  await chooseAction('Dawn Traverse', 'Resume sales');
  await waitFor(() => expect(within(screen.getByRole('table')).queryByText('Sales paused')).toBeNull());
  expect(calls('setEventSales')).toMatchObject([{ body: { isPaused: true } }, { body: { isPaused: false } }]);
});

test('only a published event is sold', async () => {
  open([buildManagedEvent({ status: 'draft', isSalesPaused: true })]);
  await openActions('Dawn Traverse');
  expect(actionsOffered()).not.toContain('Resume sales');
  expect(screen.queryByText('Sales paused')).toBeNull();
});

test('someone who doesn’t confirm that it’s them reads why, and keeps the reason they typed', async () => {
  const message = "Please confirm that it's you.";
  open([buildManagedEvent()], { updateEvent: refusal(403, 'confirmation_required', message) });
  await chooseAction('Dawn Traverse', 'Cancel');
  await enterText(await screen.findByLabelText('Reason (optional)'), 'The pass is snowed in.');
  await press('Cancel event');
  await waitFor(() => expect(currentToast()).toMatchObject({ description: message }));
  expect(screen.getByLabelText('Reason (optional)')).toHaveValue('The pass is snowed in.');
});

test('the dates of an event are searched by day, and if none fits, one press shows all', async () => {
  const asked: string[] = [];
  fakeApi({
    listOrganizerEvents: ({ query }) => {
      asked.push(query.toString());
      return { body: query.has('q') || query.has('from') ? [] : [buildManagedEvent({ series: { id: 7, dates: 24 } })] };
    },
  });
  renderAt(<ManagedEvents viewer="organizer" />, { path: '/', at: '/?series=7' });
  await screen.findByRole('heading', { name: 'Dates of Dawn Traverse' });
  await enterText(screen.getByRole('searchbox', { name: 'Search dates' }), 'dec 12');
  expect(await screen.findByText('No date of this event fits “dec 12”.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All dates' }));
  expect(await screen.findByRole('link', { name: 'Dawn Traverse' })).toBeVisible();
  await enterText(screen.getByLabelText('From'), '2026-12-12');
  await enterText(screen.getByLabelText('To'), '2026-12-13');
  expect(await screen.findByText('No date of this event fits.')).toBeVisible();
  expect(asked.at(-1)).toBe('from=2026-12-12&to=2026-12-13&series=7&sort=upcoming&limit=20&offset=0');
});

test('closing the prompt keeps the event', async () => {
  const calls = open([buildManagedEvent()]);
  await chooseAction('Dawn Traverse', 'Cancel');
  await press('Keep event');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls('updateEvent')).toEqual([]);
});

test('a draft is sent for review immediately, and deleted only after a prompt', async () => {
  const calls = open([buildManagedEvent({ status: 'draft' })]);
  await chooseAction('Dawn Traverse', 'Send to Review');
  await waitFor(() => expect(currentToast()).toMatchObject({ description: expect.stringContaining('2 admins') }));
  expect(calls('requestReview')).toHaveLength(1);
  await chooseAction('Dawn Traverse', 'Delete');
  expect(dialog()).toHaveTextContent('This action cannot be undone');
  expect(calls('deleteEvent')).toEqual([]);
  await press('Delete event');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Event deleted',
      description: 'The event has been permanently deleted.',
    }),
  );
});

test('a failed deletion shows the catalogue’s message and can be tried again', async () => {
  open([buildManagedEvent({ status: 'draft' })], { deleteEvent: error(500, 'Something went wrong.') });
  await chooseAction('Dawn Traverse', 'Delete');
  await press('Delete event');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      description: 'Failed to delete the event. Please try again.',
      tone: 'bad',
    }),
  );
  expect(within(dialog()).getByRole('button', { name: 'Delete event' })).toBeEnabled();
});

test('a final refusal shows the server’s message and closes the prompt', async () => {
  const message = 'This event is already cancelled.';
  open([buildManagedEvent()], { updateEvent: error(409, message) });
  await chooseAction('Dawn Traverse', 'Cancel');
  await press('Cancel event');
  await waitFor(() => expect(currentToast()).toMatchObject({ description: message, tone: 'bad' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('organizers have no actions on events that are in review or cancelled', async () => {
  open([buildManagedEvent({ status: 'pending_approval' }), buildManagedEvent({ id: 2, status: 'cancelled' })]);
  expect(within(await screen.findByRole('table')).getByText('In review')).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the reason for a return is shown while the event is a draft', async () => {
  const returnReason = 'Please say how people get there.';
  open([
    buildManagedEvent({ status: 'draft', returnReason }),
    buildManagedEvent({ id: 2, returnReason: 'An older one.' }),
  ]);
  expect(await screen.findByText(`Returned: ${returnReason}`)).toBeVisible();
  expect(screen.queryByText(/An older one/)).toBeNull();
});

test('an empty list says so', async () => {
  open([]);
  expect(await screen.findByText('No events found')).toBeVisible();
});

test('a list that fails to load can be tried again', async () => {
  let answer: { status?: number; body: unknown } = error(500, 'No');
  open([], { listOrganizerEvents: () => answer });
  expect(await screen.findByText('Failed to load events')).toBeVisible();
  answer = { body: [buildManagedEvent()] };
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'Dawn Traverse' })).toBeVisible();
});

test('an event with several dates is one row, which leads to its dates, and back to all events', async () => {
  const series = { id: 5, dates: 3 };
  const shown = buildManagedEvent({ id: 51, series });
  const later = buildManagedEvent({
    id: 52,
    series,
    startDate: '2026-12-01',
    endDate: '2026-12-01',
    startTime: '14:00',
  });
  const other = buildManagedEvent({ id: 60, title: 'Kayaks at dusk', series: { id: 60, dates: 1 } });
  const calls = open([], {
    listOrganizerEvents: ({ query }) => ({ body: query.get('series') === '5' ? [shown, later] : [shown, other] }),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'All 3 dates of Dawn Traverse' }));
  expect(await screen.findByRole('heading', { name: 'Dates of Dawn Traverse' })).toHaveFocus();
  expect(await screen.findByText('2:00 p.m.')).toBeVisible();
  expect(screen.queryByText('Kayaks at dusk')).toBeNull();
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Starting soonest');
  await userEvent.click(screen.getByRole('link', { name: 'All events' }));
  expect(await screen.findByText('Kayaks at dusk')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your events' })).toHaveFocus();
  expect(calls('listOrganizerEvents').map(({ query }) => query.toString())).toEqual([
    'by=series&limit=20&offset=0',
    'series=5&sort=upcoming&limit=20&offset=0',
    'by=series&limit=20&offset=0',
  ]);
});

test('sorted by its figures, each date has a row of its own', async () => {
  const calls = open([buildManagedEvent({ series: { id: 5, dates: 3 } })]);
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Highest revenue');
  await waitFor(() =>
    expect(calls('listOrganizerEvents').at(-1)?.query.toString()).toBe('sort=revenue&limit=20&offset=0'),
  );
});
