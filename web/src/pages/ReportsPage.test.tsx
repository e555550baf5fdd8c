import { managedEventsPageSize } from '@ascendant/domain/list-limits';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildAnalytics, buildReport } from '../test/build-report';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminReportsPage, OrganizerReportsPage } from './ReportsPage';

function open(answers: FakeAnswers = {}, at = '/admin/reports') {
  const isAdmin = at.startsWith('/admin');
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields(isAdmin ? 'admin' : 'organizer')) },
    adminReport: { body: buildReport() },
    organizerReport: { body: buildReport({ totalEvents: 9 }) },
    eventAnalytics: { body: [buildAnalytics()] },
    organizerEventAnalytics: { body: [buildAnalytics({ title: 'My own' })] },
    ...answers,
  });
  const [path = ''] = at.split('?');
  renderAt(isAdmin ? <AdminReportsPage /> : <OrganizerReportsPage />, { path, at });
  return seen;
}

const figure = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;
const cells = async () => {
  const [, row] = within(await screen.findByRole('table', { name: 'Event Analytics Report' })).getAllByRole('row');
  return within(row!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

test('the cards say over what each average is', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Event Analytics Report' })).toBeVisible();
  expect(await figure('Total Events')).toHaveTextContent('217');
  expect(await figure('Avg Astro-Match')).toHaveTextContent('6.0of 10, 48,310 matches');
  expect(await figure('Total Tickets Sold')).toHaveTextContent('1,904');
  expect(await figure('Avg Event Rating')).toHaveTextContent('4.4of 5, 61 events rated');
});

test('without matches and ratings there’s no average', async () => {
  open({
    adminReport: {
      body: buildReport({ avgAstroMatch: null, astroMatchCount: 0, avgEventRating: null, ratedEvents: 0 }),
    },
    eventAnalytics: {
      body: [
        buildAnalytics({ avgAstroMatch: null, astroMatchCount: 0, avgRating: null, reviewCount: 0, category: null }),
      ],
    },
  });
  expect(await figure('Avg Astro-Match')).toHaveTextContent('N/ANo matches yet');
  expect(await figure('Avg Event Rating')).toHaveTextContent('N/ANo ratings yet');
  expect(await cells()).toMatchObject({ 1: 'N/A', 4: 'N/A (0)', 5: 'N/A (0)', 8: '0' });
});

test('bookings from widgets have a table by their word', async () => {
  const channels = [{ channel: 'spring-2027', bookings: 2, tickets: 5 }];
  open({ organizerReport: { body: buildReport({ channels }) } }, '/organizer/reports');
  const table = await screen.findByRole('table', { name: 'Which came from widgets?' });
  expect(within(table).getByRole('row', { name: 'spring-2027 2 5' })).toBeVisible();
});

test('without bookings from widgets there’s no table of them', async () => {
  open();
  await figure('Total Events');
  expect(screen.queryByText('Which came from widgets?')).toBeNull();
});

test('the table has the nine columns of the report', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Event Analytics Report' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Event',
    'Category',
    'Date',
    'Status',
    'Avg Astro-Match',
    'Avg Rating',
    'Total Tickets',
    'Revenue',
    'Reviews',
  ]);
  expect(await cells()).toEqual([
    'Cape Breton Fiddle and Fire',
    'Music & Concerts',
    'Oct 8–10, 2027',
    'Published',
    '6.1/10 (2,204)',
    '4.6/5 (41)',
    '184 of 300',
    '$14,120.50',
    '41',
  ]);
});

test('each chart says its last weeks in words, and shows its numbers as a table', async () => {
  open();
  expect(await screen.findByText('12 bookings so far this week, 11 last week.')).toBeVisible();
  expect(screen.getByText('$120.00 so far this week, $110.00 last week, without fee and tax.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table: How many bookings per week?' }));
  const table = within(screen.getByRole('table', { name: 'How many bookings per week?' }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent('Nov 16, 20261224$120.00');
  await userEvent.click(screen.getByRole('button', { name: 'Show the chart: How many bookings per week?' }));
  expect(screen.queryByRole('table', { name: 'How many bookings per week?' })).toBeNull();
});

test('weeks, search, status and order are asked of the server, and the file has the same', async () => {
  const seen = open({}, '/admin/reports?q=fiddle&status=published&sort=rating&weeks=26');
  await screen.findByText('Cape Breton Fiddle and Fire');
  const asked = (name: string) => seen.filter((call) => call.name === name).map(({ query }) => query.toString());
  expect(asked('adminReport')).toEqual(['weeks=26']);
  expect(asked('eventAnalytics')).toEqual([
    `q=fiddle&status=published&sort=rating&by=series&limit=${managedEventsPageSize}&offset=0`,
  ]);
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/admin/reports/events.csv?q=fiddle&status=published&sort=rating',
  );
  await userEvent.selectOptions(screen.getByLabelText('Weeks'), 'Last 52 weeks');
  await waitFor(() => expect(asked('adminReport')).toContain('weeks=52'));
});

test('a series is one row, which opens to its dates below it', async () => {
  const walk = { seriesId: 5, title: 'Dawn walk' };
  const seen = open({
    eventAnalytics: ({ query }) => ({
      body: query.has('series')
        ? [
            buildAnalytics({ ...walk, id: 8, startDate: '2027-07-04' }),
            buildAnalytics({ ...walk, id: 7, startDate: '2027-07-03' }),
          ]
        : [
            buildAnalytics({ ...walk, id: 7, dates: 30, startDate: '2027-01-01', endDate: '2027-12-31' }),
            buildAnalytics(),
          ],
    }),
  });
  const button = await screen.findByRole('button', { name: '30 dates of Dawn walk' });
  expect(screen.getAllByRole('button', { name: /dates of/ })).toHaveLength(1);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(await screen.findByRole('link', { name: 'Sun, Jul 4, 2027, 9:00 a.m.' })).toHaveAttribute('href', '/events/8');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'All 30 dates' })).toHaveAttribute(
    'href',
    expect.stringContaining('series=5'),
  );
  expect(seen.at(-1)?.query.toString()).toBe('series=5&sort=date&limit=20');
  await userEvent.click(button);
  expect(screen.queryByRole('link', { name: 'Sun, Jul 4, 2027, 9:00 a.m.' })).toBeNull();
});

test('dates that can’t be loaded say so, and a second press tries again', async () => {
  let tries = 0;
  open({
    eventAnalytics: ({ query }) => {
      if (!query.has('series')) return { body: [buildAnalytics({ dates: 2 })] };
      tries += 1;
      return tries === 1 ? refusal(400, 'invalid_input', 'No') : { body: [buildAnalytics({ id: 9 })] };
    },
  });
  const button = await screen.findByRole('button', { name: '2 dates of Cape Breton Fiddle and Fire' });
  await userEvent.click(button);
  expect(await screen.findByText('We couldn’t load the dates. Press again to retry.')).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByRole('link', { name: /Oct 8, 2027/ })).toBeVisible();
});

test('the dates of one series have a page of their own, and the file has the same', async () => {
  const seen = open(
    { eventAnalytics: { body: [buildAnalytics({ title: 'Dawn walk' })] } },
    '/admin/reports?series=5&sort=date',
  );
  expect(await screen.findByRole('heading', { name: 'Dates of Dawn walk' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All events' })).toBeVisible();
  expect(seen.find(({ name }) => name === 'eventAnalytics')?.query.toString()).toContain('series=5&by=date');
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/admin/reports/events.csv?sort=date&series=5',
  );
});

test('an organizer’s report is about their own events', async () => {
  const seen = open({}, '/organizer/reports');
  expect(await screen.findByText('My own')).toBeVisible();
  expect(await figure('Total Events')).toHaveTextContent('9');
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/organizer/reports/events.csv');
  expect(seen.some(({ name }) => name === 'adminReport' || name === 'eventAnalytics')).toBe(false);
});

test('a report without events says so', async () => {
  open({ eventAnalytics: { body: [] } });
  expect(await screen.findByText('No events found')).toBeVisible();
});

test('a part that can’t be loaded says so, and the other is still shown', async () => {
  open({ adminReport: refusal(500, 'internal', 'No') });
  expect(await screen.findByText('We couldn’t load the report')).toBeVisible();
  expect(await screen.findByText('Cape Breton Fiddle and Fire')).toBeVisible();
});
