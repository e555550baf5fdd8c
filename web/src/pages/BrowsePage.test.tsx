import { browsePageSize } from '@ascendant/domain/list-limits';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { buildEvent } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, type FakeReply, type SeenCall, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { BrowsePage } from './BrowsePage';

const categories = { body: [{ id: 1, name: 'Outdoor & Nature', description: null, isActive: true }] };

function list(events: readonly unknown[], total: number, headers: Record<string, string> = {}): FakeReply {
  return { body: events, headers: { 'x-total-count': String(total), 'x-unfiltered-count': '240', ...headers } };
}

/** What the list was last asked for. A filter can be on screen before its request is sent, so tests poll this. */
function lastListed(seen: readonly SeenCall[]) {
  return Object.fromEntries(seen.findLast(({ name }) => name === 'listEvents')?.query ?? []);
}

function browse(listEvents: NonNullable<FakeAnswers['listEvents']>, at = '/browse', answers: FakeAnswers = {}) {
  const seen = fakeApi({ listCategories: categories, searchPlaces: { body: [] }, listEvents, ...answers });
  renderAt(<BrowsePage />, { path: '/browse', at });
  return seen;
}

test('the counts show how many events match, out of how many', async () => {
  browse(list([buildEvent()], 37), '/browse?q=dawn');
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  expect(screen.getByText('37').parentElement).toHaveTextContent('37 of 240 events');
});

test('the page says that a misspelled search was corrected, and the list is sorted by relevance', async () => {
  browse(list([buildEvent()], 3, { 'x-searched-for': 'canoe' }), '/browse?q=canoo');
  expect((await screen.findByText(/^No events match “canoo”/)).parentElement).toHaveTextContent(
    'No events match “canoo”. Showing events for “canoe”.',
  );
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Relevance');
});

test('of very many matches the count says how many there are at least', async () => {
  browse(list([buildEvent()], 1000, { 'x-total-count-capped': 'true' }), '/browse?q=dawn');
  expect((await screen.findByText('1,000+')).parentElement).toHaveTextContent('1,000+ of 240 events');
});

test('without a search text the order is by date', async () => {
  browse(list([buildEvent()], 3), '/browse?sort=relevance');
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Date');
});

test('the page says when the list is loading', () => {
  browse(() => new Promise(() => undefined));
  expect(screen.getByText('Loading events...')).toBeVisible();
});

test('a list that fails to load shows an error and can be tried again', async () => {
  let isBroken = true;
  browse(() => (isBroken ? { status: 500, body: {} } : list([buildEvent()], 1)));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Failed to load events')).toBeVisible();
  expect(within(alert).getByText('Please try again later')).toBeVisible();
  isBroken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
});

test('a place that we can’t find is named as such, not as a failure to load', async () => {
  const message = 'We could not find that place';
  browse(refusal(400, 'unknown_place', message, { fields: { near: message } }), '/browse?near=Nowhereville');
  expect(await within(await screen.findByRole('alert')).findByText(message)).toBeVisible();
  expect(screen.queryByText('Failed to load events')).toBeNull();
});

test('while places are still being loaded, a search near one says so', async () => {
  const message = 'We’re still loading our list of places.';
  browse(refusal(503, 'busy', message), '/browse?near=Banff%2C%20Alberta');
  expect(await within(await screen.findByRole('alert')).findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a link to a page of the list that no longer exists shows the first page', async () => {
  const message = 'Please check what you entered';
  browse(
    ({ query }) =>
      query.get('cursor')
        ? refusal(400, 'invalid_input', message, { fields: { cursor: 'Unknown' } })
        : list([buildEvent()], 1),
    '/browse?cursor=zzz',
  );
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
});

test('without any events there is nothing to clear', async () => {
  browse(list([], 0));
  expect(await screen.findByText('No events are currently available')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear Search' })).toBeNull();
});

test('Clear Search removes the search text and the filters', async () => {
  browse(({ query }) => (query.get('q') ? list([], 0) : list([buildEvent()], 240)), '/browse?q=yodel&maxPrice=100');
  expect(await screen.findByText(/^Try adjusting your search terms/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByText('240')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search events' })).toHaveValue('');
  expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull();
});

const nothingRelaxed = { unknownWords: [], relaxations: [], similar: [] };

test('without terms, no one is asked to adjust them, and each filter says what dropping it gives', async () => {
  const relaxations = [
    { what: 'categories', count: 4, isCapped: false, within: null },
    { what: 'distance', count: 2, isCapped: false, within: 500 },
    { what: 'words', count: 3, isCapped: false, within: null, words: ['daughter'], q: 'walk' },
  ];
  const seen = browse(
    ({ query }) => (query.get('within') === '500' ? list([buildEvent()], 2) : list([], 0)),
    '/browse?category=Family+%26+Kids&near=Banff&within=25',
    {
      relaxFilters: {
        body: { unknownWords: ['daughter'], relaxations, similar: [buildEvent({ id: 9, title: 'Nearest Walk' })] },
      },
    },
  );
  expect(await screen.findByText('No events match these filters: Family & Kids, Within 25 km of Banff.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Without Family & Kids: 4' })).toBeVisible();
  expect(screen.getByText('No event has “daughter”.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Without “daughter”: 3' })).toBeVisible();
  expect(screen.getByText('Nearest Walk')).toBeVisible();
  expect(screen.queryByText(/search terms/)).toBeNull();
  expect(seen.filter(({ name }) => name === 'relaxFilters')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Within 500 km: 2' }));
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  expect(screen.getByRole('button', { name: /Remove filter.*Within 500 km of Banff/ })).toBeVisible();
});

test('what can’t be counted can be tried again', async () => {
  let isBroken = true;
  browse(list([], 0), '/browse?maxPrice=0', {
    relaxFilters: () => (isBroken ? { status: 500, body: {} } : { body: nothingRelaxed }),
  });
  expect(await screen.findByText('We couldn’t count what other filters would find.')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.queryByText(/couldn’t count/)).toBeNull();
});

test('a list of none can’t be shown', async () => {
  browse(list([], 0), '/browse?maxPrice=0', { relaxFilters: { body: nothingRelaxed } });
  await screen.findByText('No events found');
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  expect(await screen.findByRole('button', { name: 'No events match' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Show 0/ })).toBeNull();
});

test('the search text, the filters and the order are sent to the server', async () => {
  const seen = browse(list([buildEvent()], 1));
  await screen.findByText('Dawn Traverse');
  await userEvent.type(screen.getByRole('combobox', { name: 'Search events' }), 'lake{Enter}');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Outdoor & Nature' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
  await expect
    .poll(() => lastListed(seen))
    .toEqual({
      q: 'lake',
      category: 'Outdoor & Nature',
      sort: 'price',
      limit: String(browsePageSize),
      dates: 'next',
    });
});

const haligonian = { currentCity: 'Halifax', currentProvince: 'Nova Scotia', currentCountry: 'Canada' };

test('people whose town is known choose with one press how far from it', async () => {
  const seen = browse(list([buildEvent()], 1), '/browse', { currentUser: { body: buildUser(haligonian) } });
  const distances = within(await screen.findByRole('group', { name: 'From Halifax' }));
  const press = (name: string) => userEvent.click(distances.getByRole('button', { name }));
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(distances.getByRole('button', { name: 'Near first' })).toHaveAttribute('aria-pressed', 'true');
  expect(order).toHaveDisplayValue('Near you first');
  expect(lastListed(seen)).toMatchObject({ sort: 'near' });
  await press('Short flight');
  const town = 'Halifax, Nova Scotia, Canada';
  await expect.poll(() => lastListed(seen)).toMatchObject({ near: town, within: '1500' });
  expect(lastListed(seen)).not.toHaveProperty('sort');
  await press('Anywhere');
  await expect.poll(() => lastListed(seen)).toEqual({ sort: 'date', limit: String(browsePageSize), dates: 'next' });
  expect(order).toHaveDisplayValue('Date');
  await press('Near first');
  expect(order).toHaveDisplayValue('Near you first');
});

test('visitors aren’t asked how far from home', async () => {
  browse(list([buildEvent()], 1));
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  expect(screen.queryByRole('group', { name: /^From/ })).toBeNull();
  expect(screen.queryByRole('option', { name: 'Near you first' })).toBeNull();
});

test('the next page is requested with the previous page’s cursor and appended', async () => {
  browse(({ query }) =>
    query.get('cursor') === 'abc'
      ? list([buildEvent({ id: 8, title: 'Second page' })], 2)
      : list([buildEvent()], 2, { link: `</api/events?limit=${browsePageSize}&cursor=abc>; rel="next"` }),
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Show 1 more' }));
  expect(await screen.findByText('Second page')).toBeVisible();
  expect(screen.getByText('Dawn Traverse')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull();
});

test('users with scores can filter by them, and the URL keeps the filter', async () => {
  const seen = browse(list([buildEvent({ matchScore: 8.2 })], 38), '/browse', { currentUser: { body: buildUser() } });
  await userEvent.click(await screen.findByRole('radio', { name: '8 or more' }));
  expect(await screen.findByRole('button', { name: /^Remove filter: *Match 8 or more *$/ })).toBeVisible();
  await expect.poll(() => lastListed(seen).minMatch).toBe('8');
  await userEvent.click(screen.getByRole('radio', { name: 'Any score' }));
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
});

test('visitors can’t filter by score, whatever the URL says', async () => {
  const seen = browse(list([buildEvent()], 240), '/browse?minMatch=8');
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Match' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  expect(lastListed(seen)).not.toHaveProperty('minMatch');
});

describe('without a network', () => {
  const goOffline = () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    return offline;
  };
  const goOnline = (offline: ReturnType<typeof goOffline>) => {
    offline.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  };

  test('a search says that the device is offline instead of a count, and is made when the network is back', async () => {
    let isOffline = false;
    browse(({ query }) => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return query.get('q') ? list([buildEvent({ title: 'Desert walk' })], 4) : list([buildEvent()], 240);
    });
    expect(await screen.findByText('240')).toBeVisible();
    isOffline = true;
    const offline = goOffline();
    const box = screen.getByRole('combobox', { name: 'Search events' });
    await userEvent.type(box, 'desert{Enter}');
    expect(await within(await screen.findByRole('alert')).findByText('You’re offline')).toBeVisible();
    expect(screen.queryByText('240')).toBeNull();
    expect(box).toHaveValue('desert');
    isOffline = false;
    goOnline(offline);
    expect(await screen.findByText('Desert walk')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the next page says so below the list, and is read when the network is back', async () => {
    let isOffline = true;
    const more = { link: `</api/events?limit=${browsePageSize}&cursor=abc>; rel="next"` };
    browse(({ query }) => {
      if (!query.get('cursor')) return list([buildEvent()], 2, more);
      if (isOffline) throw new TypeError('Failed to fetch');
      return list([buildEvent({ id: 8, title: 'Second page' })], 2);
    });
    const button = await screen.findByRole('link', { name: 'Show 1 more' });
    const offline = goOffline();
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You’re offline. We’ll load more when you’re back online.',
    );
    expect(screen.getByText('Dawn Traverse')).toBeVisible();
    isOffline = false;
    goOnline(offline);
    expect(await screen.findByText('Second page')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a list that takes long no longer shows the count of the one before', async () => {
    browse(({ query }) => (query.get('q') ? new Promise(() => undefined) : list([buildEvent()], 240)));
    expect(await screen.findByText('240')).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: 'Search events' }), 'desert{Enter}');
    expect(await screen.findByText('Loading events...')).toBeVisible();
    expect(screen.queryByText('240')).toBeNull();
  });
});

const nothingRead = {
  category: null,
  hasKids: false,
  from: null,
  to: null,
  minPrice: null,
  maxPrice: null,
  near: null,
  within: null,
};

test('a search that’s submitted becomes filters that can be seen and removed', async () => {
  const reading = { ...nothingRead, q: 'yoga', maxPrice: 0, near: 'Toronto, Ontario, Canada', isNearReader: false };
  const seen = browse(list([buildEvent()], 1), '/browse', { readSearch: { body: { reading } } });
  const field = await screen.findByRole('combobox', { name: 'Search events' });
  await userEvent.type(field, 'free yoga toronto{Enter}');
  expect(await screen.findByRole('button', { name: /Remove filter.*Near Toronto/ })).toBeVisible();
  expect(field).toHaveValue('yoga');
  expect(screen.getByText(/^We turned “free yoga toronto” into filters\./)).toBeVisible();
  await expect
    .poll(() => lastListed(seen))
    .toMatchObject({
      q: 'yoga',
      maxPrice: '0',
      near: 'Toronto, Ontario, Canada',
    });
  await userEvent.click(screen.getByRole('button', { name: /Remove filter.*Free/ }));
  expect(screen.queryByRole('button', { name: /Remove filter.*Free/ })).toBeNull();
  expect(screen.getByRole('button', { name: /Remove filter.*Near Toronto/ })).toBeVisible();
});

test('a search that came with the address is read too', async () => {
  const reading = { ...nothingRead, q: '', from: '2027-07-01', to: '2027-07-31', isNearReader: false };
  browse(list([buildEvent()], 1), '/browse?q=in+july', { readSearch: { body: { reading } } });
  expect(await screen.findByRole('button', { name: /Remove filter.*Jul 1–31, 2027/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search events' })).toHaveValue('');
});

test('words that no event has are named', async () => {
  browse(list([buildEvent()], 3, { 'x-dropped-words': 'zumba%20qigong' }), '/browse?q=zumba+qigong+yoga');
  expect(await screen.findByText('No event has “zumba” or “qigong”. Without them there are 3.')).toBeVisible();
});
