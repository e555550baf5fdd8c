import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { fakeApi } from '../../test/fake-api';
import { SearchBox } from './SearchBox';

const searchBox = (onSearch: (text: string, isUnderWay: boolean) => void) => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter>
      <SearchBox value="" onSearch={onSearch} placeholder="Title" action="/browse" />
      <Address />
    </MemoryRouter>
  </QueryClientProvider>
);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

// jsdom has none.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const found = {
  categories: [{ id: 4, name: 'Family & Kids' }],
  places: ['Canmore, Alberta'],
  events: [{ id: 7, title: 'Algonquin Canoe Circuit', location: 'Huntsville, Ontario' }],
};

test('text typed before hydration is searched for', async () => {
  fakeApi({ suggestSearch: { body: found } });
  const onSearch = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(searchBox(onSearch));
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search events' });
  field.value = 'lake';
  render(searchBox(onSearch), { container, hydrate: true });
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('lake', true));
  expect(field).toHaveValue('lake');
});

test('nothing is searched for before the user types, and Enter searches immediately', async () => {
  fakeApi({ suggestSearch: { body: found } });
  const onSearch = vi.fn();
  render(searchBox(onSearch));
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('combobox', { name: 'Search events' }), 'dawn{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('dawn', false);
});

test.each([
  ['Family & Kids', 1, '/browse?category=Family%20%26%20Kids'],
  ['Canmore, Alberta', 2, '/browse?near=Canmore%2C%20Alberta'],
  ['Algonquin Canoe Circuit', 3, '/events/7'],
])('the suggestion %s opens its page, by keyboard too', async (label, presses, address) => {
  fakeApi({ suggestSearch: { body: found } });
  render(searchBox(() => undefined));
  const field = screen.getByRole('combobox', { name: 'Search events' });
  await userEvent.type(field, 'ca');
  expect(await screen.findByRole('option', { name: new RegExp(`^${label}`) })).toBeVisible();
  await userEvent.type(field, `${'{ArrowDown}'.repeat(presses)}{Enter}`);
  expect(screen.getByText(address)).toBeVisible();
});

test('Escape closes the suggestions and keeps the text', async () => {
  fakeApi({ suggestSearch: { body: found } });
  render(searchBox(() => undefined));
  const field = screen.getByRole('combobox', { name: 'Search events' });
  await userEvent.type(field, 'ca');
  await screen.findByRole('option', { name: /^Family/ });
  await userEvent.type(field, '{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field).toHaveValue('ca');
});
