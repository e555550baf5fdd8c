import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SearchBox } from './SearchBox';

const searchBox = (onSearch: (text: string, isUnderWay: boolean) => void) => (
  <SearchBox value="" onSearch={onSearch} placeholder="Title" action="/browse" />
);

test('text typed before hydration is searched for', async () => {
  const onSearch = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(searchBox(onSearch));
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search events' });
  field.value = 'lake';
  render(searchBox(onSearch), { container, hydrate: true });
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('lake', true));
  expect(field).toHaveValue('lake');
});

test('nothing is searched for before the user types, and Enter searches immediately', async () => {
  const onSearch = vi.fn();
  render(searchBox(onSearch));
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search events' }), 'dawn{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('dawn', false);
});
