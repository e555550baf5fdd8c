import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it, test } from 'vitest';
import { useEventFilters } from './features/event-list/use-event-filters';
import { toggledId, usePartyAddress } from './fields/party-address';
import { findRoute, offlineRoutes, pageRoutes } from './routes';
import { shownAddress } from './shown-address';
import { useListAddress } from './ui/table/list-address';

test('each path has one record', () => {
  const all = pageRoutes.map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
});

test('an address has the record of its path, and none if there’s no such page', () => {
  expect(findRoute('/events/7/dawn-traverse')?.title).toBe('Event');
  expect(findRoute('/admin/discount-codes')?.title).toBe('Admin');
  expect(findRoute('/no-such-page')).toBeNull();
});

test('the service worker stores the code of each page that needs no network', async () => {
  const stored = readFileSync(join(import.meta.dirname, '../offline-files.ts'), 'utf8');
  expect(offlineRoutes.map(({ path }) => path)).toEqual(['/my-bookings', '*']);
  for (const { Page } of offlineRoutes) {
    await Page.preload();
    expect(stored).toContain(`'src/pages/${Page.loadedName()}.tsx'`);
  }
});

test.each([
  ['/?utm_source=letter', '/'],
  ['/?with=5&n=1', '/?with=5'],
  ['/events/7/dawn-traverse?ref=a-friend', '/events/7/dawn-traverse'],
  ['/events/7?ref=a-friend&book=1', '/events/7?book=1'],
  ['/browse?n=1&maxPrice=50&category=Hiking&q=dawn', '/browse?q=dawn&category=Hiking&maxPrice=50'],
  ['/browse?category=B&utm=1&category=A', '/browse?category=B&category=A'],
  ['/browse?view=map&cursor=abc', '/browse?cursor=abc&view=map'],
  ['/help?', '/help'],
  ['/help', '/help'],
])('a page at %s is the one at %s', (url, shown) => {
  expect(shownAddress(url)).toBe(shown);
});

test.each(['/auth?redirect=%2Fevents%2F7', '/checkout/9?n=1', '/nowhere?n=1', '/stop-emails?token=a+b'])(
  'a page that may read anything of its address keeps it all: %s',
  (url) => {
    expect(shownAddress(url)).toBe(url);
  },
);

const opened = (address: string) =>
  renderHook(() => ({ filters: useEventFilters(), party: usePartyAddress(), location: useLocation() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  });

it('two changes before the page shows the first are both in the address', () => {
  const { result } = opened('/browse?city=Banff');
  const {
    filters: [, change],
    party,
  } = result.current;
  act(() => {
    change({ q: 'lake' });
    change({ sort: 'price' });
    party.change(({ ids, count }) => ({ ids: toggledId(ids, 5), count }));
    party.change(({ ids, count }) => ({ ids: toggledId(ids, 8), count }));
  });
  expect(Object.fromEntries(new URLSearchParams(result.current.location.search))).toMatchObject({
    q: 'lake',
    sort: 'price',
    with: '5,8',
  });
});

it('a change after another page was opened starts from what that page shows', () => {
  const first = opened('/browse');
  act(() => first.result.current.filters[1]({ q: 'lake' }));
  first.unmount();
  const { result } = opened('/browse?sort=price');
  act(() => result.current.filters[1]({ q: 'dawn' }));
  expect(result.current.filters[0]).toEqual({ q: 'dawn', sort: 'price' });
});

it('two filters of a table chosen before it shows the first are both in the address', () => {
  const list = () => useListAddress(['status', 'sort']);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/admin/events?sort=title&page=3']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(list, { wrapper });
  const { choose } = result.current;
  act(() => {
    choose('status', 'draft');
    choose('sort', 'start');
  });
  expect(result.current).toMatchObject({ values: { status: 'draft', sort: 'start' }, page: 1 });
});
