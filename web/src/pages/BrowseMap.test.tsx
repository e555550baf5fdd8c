import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEvent } from '../test/build-event';
import { fakeApi, type FakeAnswers, type FakeReply, type SeenCall } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { BrowsePage } from './BrowsePage';

const onMap = (id: number, title: string, location: string, latitude: number, longitude: number) => ({
  id,
  title,
  location,
  latitude,
  longitude,
  startDate: `2099-07-${10 + id}`,
  lowestPrice: id === 7 ? '544.00' : '0.00',
});
const events = [
  onMap(7, 'Dawn Traverse', 'Banff, Alberta', 51.18, -115.57),
  onMap(8, 'Larch Hike', 'Calgary, Alberta', 51.05, -114.07),
  onMap(9, 'Harbour Yoga', 'Halifax, Nova Scotia', 44.65, -63.57),
  onMap(10, 'Harbour Paddle', 'Halifax, Nova Scotia', 44.65, -63.57),
];
const unplaced = { count: 0, isCapped: false };
const map = (body: object = {}): FakeReply => ({
  body: { events, groups: [], isCapped: false, asked: null, unplaced, ...body },
});
const listed = ({ query }: SeenCall): FakeReply => {
  const ids = query.get('ids')?.split(',').map(Number) ?? [7, 8, 9, 10];
  const shown = events.filter(({ id }) => ids.includes(id)).map(({ id, title }) => buildEvent({ id, title }));
  return { body: shown, headers: { 'x-total-count': '4', 'x-unfiltered-count': '4' } };
};

function browse(at: string, answers: FakeAnswers = {}) {
  const seen = fakeApi({
    listCategories: { body: [] },
    listEvents: listed,
    mapEvents: map(),
    mapTowns: { body: [] },
    ...answers,
  });
  renderAt(<BrowsePage />, { path: '/browse', at });
  return seen;
}

const stage = () => screen.findByRole('group', { name: /^Map of events/ });
const marks = async () =>
  within(await stage())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

test('the map opens from the list, and asks for the same events', async () => {
  const seen = browse('/browse?q=dawn&maxPrice=900');
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  expect(seen.some(({ name }) => name === 'mapEvents')).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Map' }));
  expect(await marks()).toEqual(['2 events near Banff', '2 events near Halifax']);
  const asked = seen.find(({ name }) => name === 'mapEvents')?.query;
  expect(Object.fromEntries(asked ?? [])).toEqual({ q: 'dawn', maxPrice: '900' });
  expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'true');
  // Another filter keeps it open.
  await userEvent.click(screen.getByRole('button', { name: /^Remove filter/ }));
  expect(await stage()).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Map of events/ })).toBeNull());
});

test('a cluster opens by keyboard until its events are apart, and an event shows its card', async () => {
  browse('/browse?view=map');
  (await stage()).focus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '2 events near Banff' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /^Dawn Traverse, Banff, .+, From \$544$/ })).toBeVisible();
  expect(await stage()).toHaveFocus();
  expect(screen.getByText('Showing 2 events near Banff')).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const card = await screen.findByRole('region', { name: 'Dawn Traverse' });
  expect(card).toHaveFocus();
  expect(await within(card).findByRole('link', { name: 'Dawn Traverse' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Dawn Traverse' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Dawn Traverse, / })).toHaveFocus();
});

test('events at the same place are listed together', async () => {
  browse('/browse?view=map');
  (await stage()).focus();
  await userEvent.click(screen.getByRole('button', { name: '2 events near Halifax' }));
  const list = await screen.findByRole('region', { name: '2 events near Halifax' });
  expect(await within(list).findByText('Harbour Yoga')).toBeVisible();
  expect(within(list).getByText('Harbour Paddle')).toBeVisible();
  await userEvent.click(within(list).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: '2 events near Halifax' })).toHaveFocus();
});

test('keys and buttons move and zoom the map, which says what it doesn’t show', async () => {
  browse('/browse?view=map', { mapEvents: map({ unplaced: { count: 3, isCapped: false } }) });
  (await stage()).focus();
  expect(screen.getByText('3 events without a place on the map: see the list')).toBeVisible();
  await userEvent.keyboard('+++');
  expect(await screen.findByText(/4 more elsewhere/)).toBeVisible();
  await userEvent.keyboard('0');
  expect(await marks()).toHaveLength(2);
  await userEvent.keyboard('{ArrowRight>3/}+');
  expect(await marks()).toEqual(['2 events near Halifax']);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await marks()).toHaveLength(2);
});

test('of a long list, the map says that it has the first events', async () => {
  const groups = [{ count: 1000, location: 'Banff, Alberta', latitude: 51.18, longitude: -115.57 }];
  browse('/browse?view=map&q=walk', { mapEvents: map({ events: [], groups, isCapped: true }) });
  expect(await marks()).toEqual(['1,000 events near Banff']);
  expect(screen.getByText('The first 1,000 events of the list. Zoom in to see others.')).toBeVisible();
});

test('of very many events the map reads those of the part that is looked at', async () => {
  const group = { count: 450, latitude: 51.1, longitude: -115.4, location: 'Banff, Alberta' };
  const seen = browse('/browse?view=map', {
    mapEvents: ({ query }) => (query.get('area') ? map() : map({ events: [], groups: [group] })),
  });
  (await stage()).focus();
  await userEvent.click(screen.getByRole('button', { name: '450 events near Banff' }));
  expect(await screen.findByRole('button', { name: /^Dawn Traverse, / })).toBeVisible();
  const [west = 0, south = 0, east = 0, north = 0] =
    seen
      .findLast(({ name }) => name === 'mapEvents')
      ?.query.get('area')
      ?.split(',')
      .map(Number) ?? [];
  expect(west < -115.4 && east > -115.4 && south < 51.1 && north > 51.1).toBe(true);
});

test('a map that can’t be read says so and can be tried again; the list stays', async () => {
  let isBroken = true;
  browse('/browse?view=map', { mapEvents: () => (isBroken ? { status: 500, body: {} } : map()) });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Failed to load the map')).toBeVisible();
  expect(screen.getByText('Dawn Traverse')).toBeVisible();
  isBroken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await marks()).toHaveLength(2);
});

test('without any events the map says that there are none', async () => {
  browse('/browse?view=map', { mapEvents: map({ events: [] }) });
  expect(await screen.findByText('No events to show here')).toBeVisible();
});

test('towns are named to find one’s way by, and the place that was searched for is marked', async () => {
  const near = { latitude: 51.18, longitude: -115.57 };
  const seen = browse('/browse?view=map&near=Banff', {
    mapEvents: map({ events: events.slice(0, 2), asked: near }),
    mapTowns: { body: [{ name: 'Calgary', latitude: 51.05, longitude: -114.07 }] },
  });
  await stage();
  expect(await screen.findByText('Calgary')).toBeInTheDocument();
  expect(within(await stage()).getAllByText('Banff').length).toBeGreaterThan(0);
  expect(seen.find(({ name }) => name === 'mapTowns')?.query.get('area')).toMatch(/^(-?[\d.]+,){3}-?[\d.]+$/);
});
