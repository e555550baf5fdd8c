import { calendarDay } from '@ascendant/domain/calendar-day';
import { roleFields } from '@ascendant/domain/person/roles';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Departures } from '../data/departures';
import { buildDeparture } from '../test/build-departure';
import { buildUser } from '../test/build-user';
import { fakeApi, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { localDay } from '../ui/text/day-text';
import { OrganizerPage } from './OrganizerPage';

const guide = { organizerId: 7, name: 'Larch Guides', role: 'guide', isPrimary: false } as const;
const none: Departures = { departures: [], hasMore: false, skies: [], next: null };
const tour = buildDeparture({
  id: 8,
  title: 'Lake Tour',
  endDate: calendarDay('2099-07-04'),
  guides: ['Noor Haddad'],
  missing: [
    { what: 'guide', count: 1 },
    { what: 'waivers', count: 3 },
  ],
});
const some: Departures = {
  departures: [buildDeparture({ state: 'under_way', checkedIn: 2 }), tour],
  hasMore: false,
  skies: [
    {
      day: calendarDay('2099-07-02'),
      place: 'Banff',
      sunrise: '05:33',
      sunset: null,
      moonPhaseDeg: 180,
      moonLabel: 'Moon, full',
    },
  ],
  next: null,
};

function open(at: string, body: Departures = some, user = buildUser(roleFields('organizer'))) {
  const seen = fakeApi({ currentUser: { body: user }, listDepartures: { body } });
  renderAt(<OrganizerPage />, { path: '/organizer/*', at: `/organizer/dates${at}` });
  return () => seen.filter(({ name }) => name === 'listDepartures').map(({ query }) => query.toString());
}

test('a day has its dates with times, seats, guides, what’s missing, the Sun and the Moon, and what can be done', async () => {
  const asked = open('?view=day&from=2099-07-02');
  const list = within(await screen.findByRole('list', { name: 'Dates on Thursday, July 2, 2099' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Thursday, July 2, 2099' })).toBeVisible();
  expect(screen.getByText('Banff · Sunrise 5:33 a.m. · Moon, full')).toBeVisible();
  expect(list.getByText('Under way')).toBeVisible();
  expect(list.getByText('5 of 12 seats taken, 2 checked in')).toBeVisible();
  expect(list.getByText('4:45 a.m. to Sat, Jul 4')).toBeVisible();
  expect(list.getByText('Noor Haddad')).toBeVisible();
  expect(list.getByRole('list', { name: 'Missing' })).toHaveTextContent('No guide3 waivers not signed');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Check-in for Lake Tour, 4:45 a.m.')).toBe('/organizer/check-in/8');
  expect(hrefOf('Lake Tour, 4:45 a.m. to Sat, Jul 4')).toBe('/organizer/events/8/attendees');
  expect(hrefOf('Print the day: 2 field sheets of Thursday, July 2, 2099')).toBe(
    '/organizer/check-in/2099-07-02?sheet=1',
  );
  expect(asked()).toEqual(['from=2099-07-02&days=1']);
});

test('a week begins on Monday, and shows dates on each of their days', async () => {
  const asked = open('?view=week&from=2099-07-02');
  const on = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await on('Friday, July 3, 2099')).getByText('All day')).toBeVisible();
  expect((await on('Saturday, July 4, 2099')).getByText('Until 4:00 p.m.')).toBeVisible();
  expect((await on('Sunday, July 5, 2099')).getByText('No dates')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'June 29 – July 5, 2099' })).toBeVisible();
  expect(asked()).toEqual(['from=2099-06-29&days=7']);
});

test('another day, week or view is a step of its own in the address', async () => {
  const asked = open('?view=day&from=2099-07-02');
  await userEvent.click(await screen.findByRole('link', { name: 'Next day' }));
  await userEvent.click(screen.getByRole('link', { name: 'Week' }));
  await userEvent.click(screen.getByRole('link', { name: 'Previous week' }));
  fireEvent.change(screen.getByLabelText('Choose a day'), { target: { value: '2099-08-05' } });
  await screen.findByRole('heading', { level: 2, name: 'August 3–9, 2099' });
  expect(asked().map((query) => query.slice('from='.length))).toEqual([
    '2099-07-02&days=1',
    '2099-07-03&days=1',
    '2099-06-29&days=7',
    '2099-06-22&days=7',
    '2099-08-03&days=7',
  ]);
});

test('without an address it’s today, and a day without dates leads to the next that has some', async () => {
  const asked = open('', { ...none, next: calendarDay('2099-07-04') });
  expect(await screen.findByText('No dates on this day')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Sat, Jul 4, 2099' })).toHaveAttribute(
    'href',
    '/organizer/dates?view=day&from=2099-07-04',
  );
  expect(asked()).toEqual([`from=${localDay()}&days=1`]);
});

test('a guide has no message to write', async () => {
  open('?view=day&from=2099-07-02', some, buildUser({ organization: guide }));
  expect(await screen.findByRole('link', { name: 'Field sheet of Lake Tour, 4:45 a.m.' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Message/ })).toBeNull();
});

test('a calendar that can’t be loaded says so', async () => {
  fakeApi({
    currentUser: { body: buildUser(roleFields('organizer')) },
    listDepartures: refusal(500, 'internal'),
  });
  renderAt(<OrganizerPage />, { path: '/organizer/*', at: '/organizer/dates' });
  expect(await screen.findByText('We couldn’t load these dates')).toBeVisible();
});
