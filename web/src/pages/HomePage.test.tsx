import { roleFields } from '@ascendant/domain/person/roles';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { nearPlace } from '../storage/near-place';
import { buildEvent } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { HomePage } from './HomePage';

function home(answers: FakeAnswers, at = '/') {
  const seen = fakeApi(answers);
  renderAt(<HomePage />, { path: '/', at });
  return seen;
}

const recommended = { eventId: 7, matchScore: 8.2, outsidePreferences: [], event: buildEvent({ matchScore: 8.2 }) };
const matched = { body: [recommended] };
const others = { body: [buildEvent({ id: 8, title: 'Night Market', matchScore: 4.2 })] };
const traveller = {
  currentUser: { body: buildUser() },
  matchedEvents: matched,
  otherEvents: others,
  goodDays: { body: [] },
};

test('visitors see at most six featured adventures, and the total number of events', async () => {
  const seen = home({
    listEvents: { body: [buildEvent()], headers: { 'x-total-count': '240', 'x-unfiltered-count': '240' } },
  });
  expect(await screen.findByRole('heading', { name: 'Featured Adventures' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'All 240 events' })).toBeVisible();
  expect(seen.find((call) => call.name === 'listEvents')?.query.get('limit')).toBe('6');
  expect(screen.queryByText('Recommended for You')).toBeNull();
});

test('visitors read how matching works, and organizers are invited to join', async () => {
  home({ listEvents: { body: [buildEvent()] } });
  expect(await screen.findByRole('heading', { name: /how matching works/i })).toBeVisible();
  const join = screen.getAllByRole('link', { name: /Join as an Event Organizer/ });
  expect(join[0]).toHaveAttribute('href', '/organizers/join');
});

const banff = { id: 1, label: 'Banff, Alberta, Canada', name: 'Banff', country: 'Canada' };

test('where, when and who lead to the events near that place', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] });
  const seen = home({ listEvents: { body: [buildEvent()] }, searchPlaces: { body: [banff] } });
  await enterText(await screen.findByRole('combobox', { name: 'Where' }), 'ban');
  await userEvent.click(await screen.findByRole('option', { name: /^Banff/ }));
  await expect.poll(() => seen.findLast(({ name }) => name === 'listEvents')?.query.get('near')).toBe(banff.label);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'This weekend');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'With kids');
  await userEvent.click(screen.getByRole('button', { name: 'Find events' }));
  const query = 'kids=true&from=2026-11-28&to=2026-11-29&near=Banff%2C+Alberta%2C+Canada&within=250';
  expect(await screen.findByText(`at /browse?${query}`)).toBeVisible();
});

test('the place that a visitor chose is kept on the device, and featured events near it come first', async () => {
  nearPlace.write(banff.label);
  const seen = home({ listEvents: { body: [buildEvent()] } });
  expect(await screen.findByRole('combobox', { name: 'Where' })).toHaveValue(banff.label);
  await expect.poll(() => seen.find(({ name }) => name === 'listEvents')?.query.get('near')).toBe(banff.label);
  nearPlace.write('');
});

test('a traveller looks near where they live unless they say otherwise', async () => {
  const lives = { currentCity: 'Calgary', currentProvince: 'Alberta', currentCountry: 'Canada' };
  home({ ...traveller, currentUser: { body: buildUser(lives) } });
  expect(await screen.findByRole('combobox', { name: 'Where' })).toHaveValue('Calgary, Alberta, Canada');
});

test('without events the home page says so', async () => {
  home({ listEvents: { body: [] } });
  expect(await screen.findByText('No events found')).toBeVisible();
  expect(screen.getByText('No events are currently available')).toBeVisible();
});

test.each([
  ['admin', '/admin'],
  ['organizer', '/organizer'],
] as const)('an %s is sent to %s', async (role, path) => {
  home({ currentUser: { body: buildUser(roleFields(role)) } });
  expect(await screen.findByText(`at ${path}`)).toBeVisible();
});

test('a traveller sees recommendations, marked as astrology matched, and other adventures', async () => {
  home(traveller);
  expect(await screen.findByRole('heading', { name: /Recommended for You\s+Astrology Matched/ })).toBeVisible();
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Other Adventures' })).toBeVisible();
  expect(screen.getByText('Night Market')).toBeVisible();
});

test('other adventures have what a card has: two features and how many more, the price and Book Now', async () => {
  const features = ['Guide', 'Lunch', 'Transport'];
  home({ ...traveller, otherEvents: { body: [buildEvent({ id: 8, title: 'Night Market', features, duration: 3 })] } });
  const row = within((await screen.findByText('Night Market')).closest('li') ?? document.body);
  for (const text of ['Guide', 'Lunch', '+1 more', '3 days', 'per person']) expect(row.getByText(text)).toBeVisible();
  expect(row.queryByText('Transport')).toBeNull();
  expect(row.getByRole('link', { name: 'Book Now: Night Market' })).toHaveAttribute('href', '/events/8?book=1');
});

test('other adventures that can’t be booked any more say so', async () => {
  home({ ...traveller, otherEvents: { body: [buildEvent({ id: 8, title: 'Night Market', seatsLeft: 0 })] } });
  const row = within((await screen.findByText('Night Market')).closest('li') ?? document.body);
  expect(row.getByText('Sold out')).toBeVisible();
  expect(row.queryByRole('link', { name: /Book Now/ })).toBeNull();
});

test('other adventures say the match text in full, and the ring of a low score is red', async () => {
  home(traveller);
  expect(await screen.findByText('Moderate compatibility')).toBeVisible();
  expect(screen.getByText('Match 4.2 out of 10, Moderate compatibility').parentElement).toHaveClass('poor');
});

test('a recommendation says which preferences it does not meet, and no other card does', async () => {
  const outsidePreferences = ['12 km over your distance', 'On a Tuesday, outside your days'];
  home({ ...traveller, matchedEvents: { body: [{ ...recommended, outsidePreferences }] } });
  expect(await screen.findByText('12 km over your distance · On a Tuesday, outside your days')).toBeVisible();
  cleanup();
  home(traveller);
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  expect(screen.queryByText(/outside your|over your/)).toBeNull();
});

test('the search box searches both lists', async () => {
  const seen = home(traveller);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search events' }), 'lake{Enter}');
  await expect
    .poll(() => seen.filter((call) => call.query.get('q') === 'lake').map((call) => call.name))
    .toEqual(['matchedEvents', 'otherEvents']);
});

test('without matches, the page asks for a complete profile', async () => {
  home({ ...traveller, matchedEvents: { body: [] } });
  expect(await screen.findByText('No astrological matches found')).toBeVisible();
  expect(screen.getByText('Complete your profile to get personalized recommendations')).toBeVisible();
});

test('a search without results asks for other search terms', async () => {
  home({ ...traveller, otherEvents: { body: [] } }, '/?q=yodel');
  expect(await screen.findByText('Try adjusting your search terms')).toBeVisible();
});

test('a list that fails to load says so', async () => {
  home({ ...traveller, otherEvents: { status: 500, body: {} } });
  expect(await screen.findByText('Failed to load events')).toBeVisible();
});

const goodDay = (day: string, score: number) => ({
  day,
  score,
  eventCount: 0,
  bestEventId: null,
  moonSign: 'Leo',
  reason: 'A good day to play.',
  astronomy: null,
});

test('good days work by keyboard and touch, have a table, and lead to what is on', async () => {
  const days = Array.from({ length: 30 }, (_, i) => goodDay(`2099-06-${String(i + 1).padStart(2, '0')}`, 5 + i / 10));
  home({ ...traveller, goodDays: { body: days } });
  const section = await screen.findByRole('region', { name: 'Your good days' });
  const first = await within(section).findByRole('button', { name: /^Mon, Jun 1: 5\.0/ });
  expect(first).toHaveAttribute('aria-pressed', 'true');
  first.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  const ninth = within(section).getByRole('button', { name: /^Tue, Jun 9: 5\.8/ });
  expect(ninth).toHaveFocus();
  const [link] = within(section).getAllByRole('link', { name: 'See what’s on' });
  expect(link).toHaveAttribute('href', '/browse?from=2099-06-09&to=2099-06-09&sort=match');
  await userEvent.click(within(section).getByRole('button', { name: /^Fri, Jun 12/ }));
  expect(link).toHaveAttribute('href', '/browse?from=2099-06-12&to=2099-06-12&sort=match');
  await userEvent.click(within(section).getByText('Show as a table'));
  expect(within(section).getAllByRole('row')).toHaveLength(31);
  expect(within(section).getByRole('link', { name: /Sun, Jun 14$/ })).toBeVisible();
});
