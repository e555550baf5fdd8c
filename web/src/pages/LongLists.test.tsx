import type { Gate } from '@ascendant/contract/gate';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { longestGateList, longestReportList } from '@ascendant/domain/list-limits';
import type { MemberRole } from '@ascendant/domain/organization/members';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { WorkDate } from '../data/team';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';
import { OrganizerPage } from './OrganizerPage';

const date: WorkDate = {
  id: 41,
  title: 'Walk',
  startDate: calendarDay('2027-07-02'),
  endDate: calendarDay('2027-07-02'),
  startTime: '09:00',
  endTime: '17:00',
  timezone: 'America/Edmonton',
  location: 'Banff',
  seriesId: 6,
};
const dates = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...date,
    id: 100 + index,
    seriesId: 100 + index,
    title: `Walk ${index + 1}`,
  }));
const work = { dates: [], hasMore: false, gate: null, serverTime: '2026-11-26T10:00:00.000Z' };
const gate: Gate = {
  id: 1,
  name: 'North gate',
  state: 'active',
  endsAt: '2027-07-03T10:00:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
  dates: dates(3),
  dateCount: 4,
  series: [],
};

const memberAs = (role: MemberRole) =>
  buildUser({ organization: { organizerId: 7, name: 'Larch Guides', role, isPrimary: false } });

function open(at: string, role: MemberRole, answers: FakeAnswers) {
  const seen = fakeApi({ currentUser: { body: memberAs(role) }, listWorkDates: { body: work }, ...answers });
  renderAt(<OrganizerPage />, { path: '/organizer/*', at });
  return seen;
}

test('a check-in link shows three of its dates, and all on request', async () => {
  open('/organizer/check-in-links', 'manager', {
    listGates: { body: [gate, { ...gate, id: 2, name: 'South gate', dateCount: 3 }] },
    listGateDates: { body: dates(4) },
  });
  const all = await screen.findByRole('button', { name: 'Show all 4 dates of North gate' });
  expect(screen.queryByRole('button', { name: /dates of South gate/ })).toBeNull();
  expect(screen.queryByText(/^Walk 4/)).toBeNull();
  await userEvent.click(all);
  expect(await screen.findByText(/^Walk 4/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer dates of North gate' }));
  expect(screen.queryByText(/^Walk 4/)).toBeNull();
});

test('dates that the list for a check-in link doesn’t have are found by words, what’s chosen stays, and Enter sends nothing', async () => {
  const [last] = dates(1);
  const seen = open('/organizer/check-in-links', 'manager', {
    listGates: { body: [] },
    listWorkDates: ({ query }) =>
      query.get('q') === 'last'
        ? { body: { ...work, dates: [{ ...last, id: 900, title: 'Last walk' }] } }
        : { body: { ...work, dates: dates(9), hasMore: true } },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Walk 2/ }));
  const more = /^The first 9 dates are shown\. Search for/;
  expect(screen.getByText(more)).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search dates' }), 'last{Enter}');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Last walk/ }));
  expect(screen.queryByText(more)).toBeNull();
  expect(screen.queryByText('Please enter a name, such as “North gate”')).toBeNull();
  expect(seen.some(({ name }) => name === 'addGate')).toBe(false);
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search dates' }));
  expect(await screen.findByRole('checkbox', { name: /^Walk 2/ })).toBeChecked();
});

test('a check-in link is made for all dates of an event at once, with those to come, which its row says then', async () => {
  const walks = [41, 42, 43].map((id) => ({ ...date, id }));
  const series = [{ id: 6, title: 'Walk' }];
  const seen = open('/organizer/check-in-links', 'manager', {
    listGates: { body: [{ ...gate, series }] },
    listWorkDates: { body: { ...work, dates: [...walks, ...dates(1)] } },
    addGate: { status: 201, body: { gate, link: 'https://ascendant.example/#s', qr: '<svg/>' } },
  });
  expect(await screen.findByText('All dates of Walk, and those to come', { selector: 'li *' })).toBeVisible();
  await userEvent.type(await screen.findByLabelText('Name'), 'South gate');
  const [firstWalk] = await screen.findAllByRole('checkbox', { name: /^Walk/ });
  await userEvent.click(firstWalk!);
  await userEvent.click(screen.getByRole('checkbox', { name: 'All dates of Walk, and those to come' }));
  expect(screen.getAllByRole('checkbox', { name: /^Walk/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  await screen.findByRole('dialog', { name: 'Link for North gate' });
  const sent = seen.filter(({ name }) => name === 'addGate').map(({ body }) => body);
  expect(sent).toEqual([{ name: 'South gate', dates: [], series: [6] }]);
});

test('a check-in link whose dates can’t be loaded says so, and asks again when that’s pressed', async () => {
  let isBroken = true;
  open('/organizer/check-in-links', 'manager', {
    listGates: { body: [gate] },
    listGateDates: () =>
      isBroken ? { status: 400, body: { code: 'invalid_input', message: 'No' } } : { body: dates(4) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 4 dates of North gate' }));
  expect(await screen.findByText('We couldn’t load the other dates. Please try again.')).toBeVisible();
  expect(screen.getByText(/^Walk 3/)).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4 dates of North gate' }));
  expect(await screen.findByText(/^Walk 4/)).toBeVisible();
});

test.each([
  [longestGateList - 1, 0],
  [longestGateList, 1],
])('30 of %i check-in links are shown, and it’s said %i times that older ones aren’t listed', async (count, times) => {
  const revoked = { ...gate, state: 'revoked', revokedAt: '2026-11-26T10:00:00.000Z', dates: [], dateCount: 0 };
  const gates = Array.from({ length: count }, (_, id) => ({ ...revoked, id: id + 1 }));
  open('/organizer/check-in-links', 'manager', {
    listGates: { body: gates },
  });
  expect(await screen.findByText(`30 of ${count} shown`)).toBeVisible();
  expect(screen.getAllByText('Turned off', { selector: 'li *' })).toHaveLength(30);
  expect(screen.queryAllByText(/^Only the first 100 are listed/)).toHaveLength(times);
});

test.each([
  [longestReportList - 1, 0],
  [longestReportList, 1],
])('of %i reported conversations it’s said %i times that there may be more', async (count, times) => {
  const reported = {
    event: { id: 41, title: 'Dawn walk' },
    travellerId: 3,
    travellerName: 'Maya L.',
    hostId: 7,
    hostName: 'Larch Guides',
    reportedBy: 'traveller',
    reason: 'Rude words',
    reportedAt: '2026-11-26T10:00:00.000Z',
  } as const;
  fakeApi({
    currentUser: { body: buildUser(roleFields('admin')) },
    listReportedConversations: { body: Array.from({ length: count }, (_, id) => ({ ...reported, id: id + 1 })) },
  });
  renderAt(<AdminPage />, { path: '/admin/*', at: '/admin/reported-conversations' });
  expect(await screen.findAllByRole('article')).toHaveLength(30);
  expect(screen.getByText(`30 of ${count} shown`)).toBeVisible();
  expect(screen.queryAllByText(/^Only the first 100 are listed/)).toHaveLength(times);
});
