import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ManagedList } from './ManagedList';

interface Page {
  readonly names: readonly string[];
  readonly all: number;
}

const refetch = vi.fn();

function open(data: Page | undefined, isError = false) {
  render(
    <MemoryRouter>
      <ManagedList
        name={{ label: 'Walks' }}
        head={<h2>All walks</h2>}
        query={{ data, isError, isFetching: data === undefined, refetch } as never}
        rowsOf={({ names }: Page) => names}
        loading="Loading walks..."
        failed={{ title: 'We couldn’t load the walks' }}
        empty={{ title: 'No walks yet', text: 'Walks will appear here.' }}
        offer={<button type="button">Create a walk</button>}
        address={{ page: 1, hrefOf: (page) => `?page=${page}` }}
        pageSize={2}
      >
        {(names) => <p>{names.join(', ')}</p>}
      </ManagedList>
    </MemoryRouter>,
  );
}

test('a list shows its rows, and leads to the next page', () => {
  open({ names: ['Dawn', 'Dusk'], all: 5 });
  expect(screen.getByText('Dawn, Dusk')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/?page=2');
});

test('while it loads it says so, with its heading and tools already there', () => {
  open(undefined);
  expect(screen.getByRole('heading', { name: 'All walks' })).toBeVisible();
  expect(screen.getByText('Loading walks...')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Walks' })).toHaveAttribute('aria-busy', 'true');
});

test('if it fails it can be loaded again', async () => {
  open(undefined, true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('an empty list says what will be there, and offers the first step', () => {
  open({ names: [], all: 0 });
  expect(screen.getByText('Walks will appear here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create a walk' })).toBeVisible();
});
