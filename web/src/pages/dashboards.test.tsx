import { recentEventsShown } from '@ascendant/domain/list-limits';
import { roleFields } from '@ascendant/domain/person/roles';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildDeparture } from '../test/build-departure';
import { buildManagedEvent } from '../test/build-managed-event';
import { buildReport } from '../test/build-report';
import { buildUser } from '../test/build-user';
import { type FakeAnswers, fakeApi, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminDashboardPage } from './AdminDashboardPage';
import { DashboardPage } from './DashboardPage';
import { OrganizerDashboardPage } from './OrganizerDashboardPage';

const summary = {
  activeEvents: 58,
  activeSeries: 1,
  totalSeries: 217,
  totalEvents: 217,
  totalBookings: 1247,
  totalRevenue: 186_402.7,
  bookingsThisWeek: 118,
  revenueThisWeek: 20_412,
};
const health = {
  at: '2026-11-20T12:00:00.000Z',
  queue: { waiting: 0, dead: 0, tryingAgain: 0, oldestSeconds: 0 },
  emails: { waiting: 0, oldestSeconds: 0 },
  deliveries: { waiting: 0, oldestSeconds: 0, failing: 0 },
  webhooks: { lastAt: null, waiting: 0 },
  lastReconciledAt: null,
  openDiscrepancies: 0,
  refunds: { pending: 0, amount: '0.00', oldestAt: null },
  disk: { freeBytes: 1, totalBytes: 2 },
  databaseBytes: 1,
  replica: null,
  lastBackupAt: null,
  matching: { isReady: true, events: 214 },
  timeZones: { edition: '2026f', isApplied: true, differences: [] },
};
const noPayouts = {
  currency: 'usd',
  isOn: true,
  delayDays: 2,
  hold: 'none',
  disputed: '0.00',
  onItsWay: '0.00',
  paidOut: '0.00',
  next: null,
  coming: [],
  transfers: [],
  bankPayouts: [],
  statements: [],
};
const broken = refusal(500, 'internal', 'No');

function open(role: 'admin' | 'organizer', answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields(role)) },
    adminSummary: { body: { ...summary, totalUsers: 100_214, usersThisWeek: 642 } },
    organizerSummary: { body: summary },
    organizerDay: {
      body: {
        waiting: { reviews: 0, waitlists: [], waivers: [], returned: [], answers: [], disputes: [] },
      },
    },
    listDepartures: { body: { departures: [], hasMore: false, skies: [], next: null } },
    adminReport: { body: buildReport() },
    organizerReport: { body: buildReport() },
    adminHealth: { body: health },
    listDiscrepancies: { body: [] },
    listDeadJobs: { body: [] },
    listEditedEvents: { body: { edits: [], all: 0 } },
    listAdminEvents: ({ query }) =>
      query.get('status') === 'pending_approval'
        ? { body: [], headers: { 'x-total-count': '0' } }
        : { body: [buildManagedEvent({ totalRevenue: 4276.4 })], headers: { 'x-total-count': '58' } },
    listOrganizerEvents: { body: [buildManagedEvent()], headers: { 'x-total-count': '9' } },
    ...answers,
  });
  renderAt(role === 'admin' ? <AdminDashboardPage /> : <OrganizerDashboardPage />);
  return seen;
}

const figure = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;
const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('an admin’s cards have active events, bookings, revenue in dollars with two decimals, and users; if all is clear, it says what was checked', async () => {
  open('admin');
  expect(await figure('Active Events')).toHaveTextContent('58of 217 · 1 event on 58 dates');
  expect(await figure('Total Bookings')).toHaveTextContent('1,247118 this week');
  expect(await figure('Total Revenue')).toHaveTextContent('$186,402.70$20,412.00 this week');
  expect(await figure('Total Users')).toHaveTextContent('100,214642 this week');
  expect(await screen.findByText(/^All clear: no events waiting/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Event' })).toHaveAttribute('href', '/admin/events/new');
});

test('the active events are those that are still to come, with date, bookings, revenue and Edit', async () => {
  const seen = open('admin');
  const table = await screen.findByRole('table', { name: 'Active events' });
  expect(heads(table)).toEqual(['Event', 'Date', 'Bookings', 'Revenue', 'Actions']);
  expect(within(table).getByText('$4,276.40')).toBeVisible();
  expect(within(table).getByRole('link', { name: 'Edit Dawn Traverse' })).toHaveAttribute(
    'href',
    '/admin/events/1/edit',
  );
  expect(screen.getByRole('link', { name: 'All 58' })).toHaveAttribute('href', '/admin/events?status=active');
  const asked = seen.filter(({ name }) => name === 'listAdminEvents').map(({ query }) => query.toString());
  expect(asked).toContain('active=true&sort=upcoming&limit=7');
});

test('what needs an admin leads to where it’s dealt with', async () => {
  const waiting = buildManagedEvent({ title: 'Jasper', status: 'pending_approval', reviewRequestedAt: health.at });
  open('admin', { listAdminEvents: { body: [waiting], headers: { 'x-total-count': '3' } } });
  const review = await screen.findByRole('link', { name: 'Review: 3 events waiting for review' });
  expect(review).toHaveAttribute('href', '/admin/events');
  expect(screen.getByText(/^Everything else is fine/)).toBeVisible();
});

test('parts that can’t be loaded say so, and the others are still shown', async () => {
  open('admin', { adminSummary: broken, listDeadJobs: broken });
  expect(await screen.findByText('We couldn’t load the figures.')).toBeVisible();
  expect(await screen.findByText('We couldn’t check everything')).toBeVisible();
  expect(await screen.findByText('12 bookings so far this week, 11 last week.')).toBeVisible();
});

test('an organizer’s cards have active events, bookings, revenue and all events, above their five most recent events', async () => {
  const seen = open('organizer');
  expect(await figure('Active Events')).toHaveTextContent('581 event on 58 dates');
  expect(await figure('Total Bookings')).toHaveTextContent('1,247');
  expect(await figure('Total Revenue')).toHaveTextContent('$186,402.70');
  expect(await figure('Total Events')).toHaveTextContent('217');
  expect(screen.getByRole('link', { name: 'Create Event' })).toHaveAttribute('href', '/organizer/events/new');
  const table = await screen.findByRole('table', { name: 'Recent events' });
  expect(heads(table)).toEqual(['Event', 'Date', 'Status', 'Seats', 'Price', 'Actions']);
  expect(within(table).getByText('Banff, Alberta')).toBeVisible();
  expect(within(table).getByText('Published')).toBeVisible();
  expect(within(table).getByText('Nov 20–22, 2026')).toBeVisible();
  const asked = seen.filter(({ name }) => name === 'listOrganizerEvents').map(({ query }) => query.toString());
  expect(asked).toEqual([`sort=newest&by=series&limit=${recentEventsShown}`]);
});

test('the organizer’s dashboard begins with today’s dates that aren’t over: the first three, with check-in, field sheet and message', async () => {
  const states = ['over', 'under_way', 'to_come', 'to_come', 'to_come'] as const;
  const departures = states.map((state, index) => buildDeparture({ id: index + 1, state, title: `Walk ${index}` }));
  open('organizer', { listDepartures: { body: { departures, hasMore: false, skies: [], next: null } } });
  const panel = within(await screen.findByRole('region', { name: 'Today' }));
  const link = await panel.findByRole('link', { name: 'All 4 dates' });
  expect(link.getAttribute('href')).toMatch(/^\/organizer\/dates\?view=day&from=\d{4}-\d\d-\d\d$/);
  const hrefs = within(panel.getAllByRole('listitem')[0]!).getAllByRole('link');
  expect(hrefs.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Walk 1', '/organizer/events/2/attendees'],
    ['Check-in', '/organizer/check-in/2'],
    ['Field sheet', '/organizer/check-in/2?sheet=1'],
    ['Message', '/organizer/events/2/messages'],
  ]);
  expect(panel.getAllByRole('link', { name: /^Walk/ })).toHaveLength(3);
});

test('without a date today, the dashboard begins with the next day that has some', async () => {
  const over = buildDeparture({ state: 'over' });
  const later = buildDeparture({ title: 'Later' });
  open('organizer', {
    listDepartures: ({ query }) => ({
      body:
        query.get('from') === '2099-07-02'
          ? { departures: [later], hasMore: false, skies: [], next: null }
          : { departures: [over], hasMore: false, skies: [], next: '2099-07-02' },
    }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Thursday, July 2, 2099' }));
  expect(await panel.findByRole('link', { name: /^Later/ })).toBeVisible();
});

test('what waits for an organizer leads to where it’s dealt with', async () => {
  const some = { id: 7, title: 'Dawn Traverse', startDate: '2027-07-02', startTime: '04:45' };
  const waiting = {
    reviews: 2,
    waitlists: [{ ...some, parties: 3 }],
    waivers: [{ ...some, missing: 2 }],
    returned: [{ ...some, id: 9, title: 'Jasper' }],
    answers: [{ ...some, id: 11, bookings: 2 }],
    disputes: [{ ...some, reference: 'ASC-3PF9B', evidenceDueAt: null }],
  };
  open('organizer', { organizerDay: { body: { waiting } } });
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('Edit: Needs changes before it’s published: Jasper')).toBe('/organizer/events/9/edit');
  expect(await link('See who: 2 people haven’t signed the waiver: Dawn Traverse, Fri, Jul 2, 2027, 4:45 a.m.')).toBe(
    '/organizer/events/7/attendees?waiver=missing',
  );
  expect(await link('Field sheet: 2 bookings with missing answers: Dawn Traverse, Fri, Jul 2, 2027, 4:45 a.m.')).toBe(
    '/organizer/check-in/11?sheet=1',
  );
  expect(
    await link('Tell us what you know: A payment is disputed: ASC-3PF9B, Dawn Traverse, Fri, Jul 2, 2027, 4:45 a.m.'),
  ).toBe('/contact?booking=ASC-3PF9B');
  expect(await link('Answer: 2 reviews to answer')).toBe('/organizer/reviews');
  expect(await link('Open: 3 parties on the waitlist: Dawn Traverse, Fri, Jul 2, 2027, 4:45 a.m.')).toBe(
    '/organizer/events/7/bookings',
  );
  expect(await screen.findByText('No dates to come')).toBeVisible();
});

test('money that waits for an account is the first task of an owner; a checked or connected account is none', async () => {
  const waiting = { reviews: 2, waitlists: [], waivers: [], returned: [], answers: [], disputes: [] };
  const payouts = (connection: string, ready: string) => ({
    body: { ...noPayouts, ready, account: { connection, dueAt: null, canStartOver: false } },
  });
  const tasksWith = async (answer: FakeAnswers['organizerPayouts'] = {}) => {
    open('organizer', { organizerDay: { body: { waiting } }, organizerPayouts: answer });
    const panel = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const tasks = panel.getAllByRole('link').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
    cleanup();
    return tasks;
  };
  const answer = 'Answer: 2 reviews to answer';
  expect(await tasksWith(payouts('none', '160.00'))).toEqual([
    'Go to Earnings: Connect your account: $160.00 waits',
    answer,
  ]);
  const next = { amount: '80.00', on: '2027-07-06' };
  expect(await tasksWith({ body: { ...payouts('onboarding', '0.00').body, next } })).toEqual([
    'Go to Earnings: Finish connecting your account: $80.00 will be ready on July 6, 2027',
    answer,
  ]);
  for (const connection of ['verifying', 'active']) {
    expect(await tasksWith(payouts(connection, '160.00'))).toEqual([answer]);
  }
  expect(await tasksWith(payouts('none', '0.00'))).toEqual([answer]);
  expect(await tasksWith(broken)).toEqual([answer]);
});

test('if the next dates or what waits can’t be loaded, it says so, and the rest is shown', async () => {
  open('organizer', { organizerDay: broken, listDepartures: broken });
  expect(await screen.findByText('We couldn’t load your next dates')).toBeVisible();
  expect(await screen.findByText('We couldn’t load what’s waiting')).toBeVisible();
  expect(await figure('Total Events')).toHaveTextContent('217');
});

function dashboard(user: ReturnType<typeof buildUser>) {
  fakeApi({
    currentUser: { body: user },
    matchedEvents: { body: [] },
    otherEvents: { body: [] },
    goodDays: { body: [] },
  });
  renderAt(<DashboardPage />, { path: '/dashboard', at: '/dashboard' });
}

test('the dashboard requires a profile: travellers who have not finished onboarding go there first', async () => {
  dashboard(buildUser({ onboardingCompleted: false }));
  expect(await screen.findByText('at /onboarding')).toBeVisible();
});

test('the dashboard is open to travellers who have finished onboarding', async () => {
  dashboard(buildUser());
  expect(await screen.findByText('Recommended for You')).toBeVisible();
});

test.each([
  ['an organizer', roleFields('organizer'), 'at /organizer'],
  ['an admin', roleFields('admin'), 'at /admin'],
])('%s without onboarding goes from the dashboard to their own area', async (_who, role, place) => {
  dashboard(buildUser({ ...role, onboardingCompleted: false }));
  expect(await screen.findByText(place)).toBeVisible();
});
