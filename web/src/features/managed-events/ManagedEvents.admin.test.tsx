import type { ManagedEvent } from '@ascendant/contract/managed-event';
import { managedEventsPageSize } from '@ascendant/domain/list-limits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEventDetail } from '../../test/build-event';
import { buildEventWaiver } from '../../test/build-event-waiver';
import { buildManagedEvent } from '../../test/build-managed-event';
import { actionsOffered, chooseAction, openActions } from '../../test/choose-action';
import { enterText } from '../../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { currentToast } from '../../ui/dialog/toast-store';
import { ManagedEvents } from './ManagedEvents';

const pending = buildManagedEvent({
  id: 2,
  title: 'Jasper Dark Sky Weekend',
  status: 'pending_approval',
  reviewRequestedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
});

function open(events: readonly ManagedEvent[], { at = '/', ...answers }: FakeAnswers & { at?: string } = {}) {
  const seen = fakeApi({
    listAdminEvents: ({ query }) => {
      const found = events.filter(({ status }) => (query.get('status') ?? status) === status);
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
      return { body: found.slice(offset, offset + limit), headers: { 'x-total-count': String(found.length) } };
    },
    updateEvent: { body: {} },
    deleteEvent: { status: 204 },
    getSchedule: { body: { schedule: null, firstDay: '2026-11-20' } },
    getEventQuestions: { body: { questions: [] } },
    getWaiver: { body: buildEventWaiver() },
    ...answers,
  });
  renderAt(<ManagedEvents viewer="admin" />, { path: '/', at });
  return () => seen.filter(({ name }) => name === 'updateEvent').map(({ body }) => body);
}

/** '21 to 40 of 45', below a page of the list. */
function pageText(page: number, all: number): string {
  const from = (page - 1) * managedEventsPageSize;
  return `${from + 1} to ${Math.min(from + managedEventsPageSize, all)} of ${all}`;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const inbox = async () => within(await screen.findByRole('region', { name: /^Waiting for approval/ }));

test('the inbox shows who requested what and when, and approves where all of it can be read', async () => {
  const transitions = open([pending], {
    getEvent: { body: buildEventDetail({ description: 'Two nights under a very dark sky.', meetingPoint: 'The dam' }) },
  });
  const waiting = await inbox();
  expect(waiting.getByText('3 days ago')).toBeVisible();
  expect(
    waiting.getByText('Larch Valley Guides · Nov 20–22, 2026 · Banff, Alberta · From $544 · 12 seats'),
  ).toBeVisible();
  await userEvent.click(waiting.getByRole('button', { name: 'Approve Jasper Dark Sky Weekend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this event?' }));
  for (const text of [
    'Two nights under a very dark sky.',
    'The dam',
    'Larch Valley Guides',
    'Guide, Hut nights, All meals',
  ])
    expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByText(/^Early Bird \$544, child \$328, until /)).toBeVisible();
  expect(transitions()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Approve event' }));
  await waitFor(() => expect(transitions()).toEqual([{ status: 'published' }]));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Event approved' }));
});

test('who approves an event sees all its dates, what people will be asked, and what they’ll sign', async () => {
  const times = { added: [], excluded: [], cutOffHours: 1, windowWeeks: 26 };
  const question = {
    scope: 'booking',
    kind: 'text',
    options: [],
    fromAge: null,
    isSensitive: false,
    hasAnswers: false,
  };
  const written = {
    version: 1,
    title: 'Release of liability',
    text: 'I paddle at my own risk.',
    textHash: 'a',
    writtenAt: pending.createdAt,
  };
  open([pending], {
    getEvent: { body: buildEventDetail({ startDate: '2026-12-12', endDate: '2026-12-12' }) },
    getSchedule: {
      body: {
        schedule: { rule: 'FREQ=WEEKLY;BYDAY=SA,SU', times: ['09:00'], until: '2027-02-28', ...times },
        firstDay: '2026-12-12',
      },
    },
    previewSchedule: {
      body: {
        text: 'Every Saturday and Sunday at 9:00 a.m. until February 28',
        dates: 24,
        next: [],
        outside: 0,
        notes: [],
      },
    },
    getEventQuestions: {
      body: {
        questions: [
          { ...question, id: 1, text: 'Your height?', isRequired: true },
          { ...question, id: 2, text: 'Been before?', isRequired: false },
        ],
      },
    },
    getWaiver: { body: buildEventWaiver({ waiver: written, isAsked: true }) },
  });
  await userEvent.click((await inbox()).getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this event?' }));
  const valueOf = async (name: string) => (await dialog.findByText(name)).nextElementSibling?.textContent;
  expect(await valueOf('When')).toMatch(
    /^Every Saturday and Sunday at 9:00 a\.m\. until February 28: 24 dates\nThe first: December 12, 2026/,
  );
  expect(await valueOf('Asked after booking')).toBe('Your height? (required)\nBeen before?');
  expect(await valueOf('Waiver')).toBe('Release of liability\nI paddle at my own risk.');
});

test('who approves an event sees what others than adults and children pay, groups, and extras', async () => {
  const sold = { kind: 'percent', value: '80', minAge: 16, maxAge: 25, proof: 'Student card' } as const;
  open([pending], {
    getEvent: {
      body: buildEventDetail({
        priceTypes: [{ name: 'Student', ...sold }],
        groupPrices: [{ people: 10, percent: 15 }],
        extras: [
          {
            name: 'Wetsuit',
            note: '',
            price: '15.00',
            per: 'person',
            choices: 'S: 4, M: 8',
            limit: '',
            isRefundable: true,
            left: null,
            choicesLeft: [],
          },
        ],
      }),
    },
  });
  await userEvent.click((await inbox()).getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this event?' }));
  const valueOf = async (name: string) => (await dialog.findByText(name)).nextElementSibling?.textContent;
  expect(await valueOf('Price types')).toMatch(/^Student \(16 to 25\): 80% of the adult price\. .*Student card$/);
  expect(await valueOf('Group prices')).toBe('Groups of 10 or more: 15% off');
  expect(await valueOf('Extras')).toBe('Wetsuit (S, M): $15.00 per person');
});

test('an event that’s read in the inbox can be returned from there', async () => {
  open([pending], { getEvent: { body: buildEventDetail() } });
  await userEvent.click((await inbox()).getByRole('button', { name: /^Approve/ }));
  await press('Return');
  expect(await screen.findByRole('dialog', { name: 'Return this event?' })).toBeVisible();
});

test('an event is returned only with a reason', async () => {
  const transitions = open([pending]);
  const waiting = await inbox();
  await userEvent.click(waiting.getByRole('button', { name: /^Return/ }));
  await press('Return event');
  const field = screen.getByLabelText('What needs to change?');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Please say what needs to change');
  expect(transitions()).toEqual([]);
  await enterText(field, 'Please add a price for children.');
  await press('Return event');
  await waitFor(() => expect(transitions()).toEqual([{ status: 'draft', reason: 'Please add a price for children.' }]));
});

test('disabling an event uses the texts of the specification', async () => {
  const transitions = open([buildManagedEvent({ totalBookings: 1, refundable: '120.01', holds: 1 })]);
  await chooseAction('Dawn Traverse', 'Disable');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('hide it from users but preserve the data');
  expect(dialog).toHaveTextContent('1 booking will be cancelled and $120.01 will be refunded');
  expect(dialog).toHaveTextContent('Anyone paying right now');
  await press('Disable event');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Event disabled',
      description: 'The event has been disabled and is no longer visible to users.',
    }),
  );
  expect(transitions()).toEqual([{ status: 'cancelled' }]);
});

test('the prompt shows numbers that changed after the list was loaded', async () => {
  let bookings = 1;
  open([], {
    listAdminEvents: ({ query }) => ({
      body: query.has('status') ? [] : [buildManagedEvent({ totalBookings: bookings })],
    }),
  });
  await screen.findByText('$0.10');
  bookings = 5;
  await chooseAction('Dawn Traverse', 'Disable');
  expect(await screen.findByText(/^5 bookings will be cancelled/)).toBeVisible();
});

test('the server’s message says why an event can’t be unpublished', async () => {
  const message = "This event has 1 booking, so it can't be unpublished.";
  open([buildManagedEvent()], {
    updateEvent: refusal(409, 'illegal_transition', message),
  });
  await chooseAction('Dawn Traverse', 'Unpublish');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description: message }));
});

test('each state has one main action, and the others in a menu, in the words of the specification', async () => {
  open([
    buildManagedEvent({ title: 'One' }),
    buildManagedEvent({ id: 3, title: 'Two', status: 'draft' }),
    buildManagedEvent({ id: 4, title: 'Three', status: 'cancelled' }),
    buildManagedEvent({ id: 5, title: 'Four', status: 'pending_approval' }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'All events' }));
  expect(table.getAllByRole('link', { name: /^Edit/ }).map((link) => link.getAttribute('aria-label'))).toEqual([
    'Edit One',
    'Edit Two',
  ]);
  expect(table.getByRole('link', { name: 'Edit One' })).toHaveAttribute('href', '/admin/events/1/edit');
  expect(table.getByRole('button', { name: 'Approve Four' })).toBeVisible();
  for (const [title, offered] of [
    ['One', ['Unpublish', 'Who can find it', 'Pause sales', 'Disable']],
    ['Two', ['Publish', 'Who can find it', 'Delete']],
    ['Four', ['Edit', 'Return']],
  ] as const) {
    await openActions(title);
    expect(actionsOffered()).toEqual(offered);
    await userEvent.keyboard('{Escape}');
  }
  expect(table.queryByRole('button', { name: /Three/ })).toBeNull();
});

test('who can find an event is asked from its menu, and its row says if it’s unlisted', async () => {
  open([buildManagedEvent(), buildManagedEvent({ id: 3, title: 'Two', accessCode: 'LARCH' })]);
  await chooseAction('Dawn Traverse', 'Who can find it');
  expect(await screen.findByRole('dialog', { name: 'Who can find this event?' })).toBeVisible();
  expect(screen.getAllByText('Unlisted')).toHaveLength(1);
});

test('status and page are in the URL, and choosing a status starts at its first page', async () => {
  const drafts = Array.from({ length: 2 * managedEventsPageSize + 5 }, (_, index) =>
    buildManagedEvent({ id: 100 + index, title: `Draft ${index + 1}`, status: 'draft' }),
  );
  open([buildManagedEvent(), ...drafts], { at: '/?status=draft&page=3' });
  expect(await screen.findByText(pageText(3, drafts.length))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
  expect(await screen.findByText(pageText(2, drafts.length))).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'All statuses');
  expect(await screen.findByText(pageText(1, drafts.length + 1))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

test('of a search with very many events the list says how many there are at least', async () => {
  open([], {
    at: '/?q=walk&page=2',
    listAdminEvents: {
      body: [buildManagedEvent()],
      headers: { 'x-total-count': '1020', 'x-total-count-capped': 'true' },
    },
  });
  expect(await screen.findByText('21 to 40 of 1,020+')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
});

test('an invalid status or page shows the first page of all events', async () => {
  open([buildManagedEvent()], { at: '/?status=sold&page=-2' });
  expect(await screen.findByRole('link', { name: 'Edit Dawn Traverse' })).toBeVisible();
});

test('search, status and order are asked of the server, and choosing one starts at the first page', async () => {
  const asked: string[] = [];
  open([], {
    at: '/?page=3',
    listAdminEvents: ({ query }) => {
      asked.push(query.toString());
      return { body: [buildManagedEvent()], headers: { 'x-total-count': '90' } };
    },
  });
  expect(await screen.findByText(pageText(3, 90))).toBeVisible();
  await enterText(screen.getByRole('searchbox', { name: 'Search events' }), 'banff');
  await waitFor(() => expect(asked).toContain(`q=banff&limit=${managedEventsPageSize}&offset=0`));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Highest revenue');
  await waitFor(() => expect(asked).toContain(`q=banff&sort=revenue&limit=${managedEventsPageSize}&offset=0`));
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Active');
  await waitFor(() =>
    expect(asked).toContain(`q=banff&active=true&sort=revenue&limit=${managedEventsPageSize}&offset=0`),
  );
});

test('a search without results says so, and a list without events too', async () => {
  open([], { at: '/?q=volcano' });
  expect(await screen.findByText('No events found')).toBeVisible();
  expect(screen.getByText('Try another search or status.')).toBeVisible();
});
