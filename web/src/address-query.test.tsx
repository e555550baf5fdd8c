import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { useEventFilters } from './features/event-list/use-event-filters';
import { usePartyAddress } from './fields/party-address';
import { useListAddress } from './ui/table/list-address';

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
    party.set([5]);
  });
  expect(Object.fromEntries(new URLSearchParams(result.current.location.search))).toMatchObject({
    q: 'lake',
    sort: 'price',
    with: '5',
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
