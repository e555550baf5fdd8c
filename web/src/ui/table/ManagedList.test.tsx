import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { storeListKeys } from '../../storage/list-keys';
import { actionsOffered, openActions } from '../../test/choose-action';
import { renderAt } from '../../test/render-at';
import { ListSearch } from '../form/ListSearch';
import { MainAndMore } from '../menu/MainAndMore';
import { type Column, DataTable } from './DataTable';
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

afterEach(() => storeListKeys(true));

const nothing = () => undefined;

/** A list of three walks with keys, and a field that's none of its own. */
function openWithKeys() {
  render(
    <MemoryRouter>
      <label>
        Elsewhere <input type="text" />
      </label>
      <ManagedList
        name={{ label: 'Walks' }}
        hasKeys
        head={<ListSearch label="Search walks" placeholder="Title" value="dawn" onSearch={nothing} />}
        query={{ data: { names: ['Dawn', 'Dusk', 'Night'], all: 3 }, isError: false, isFetching: false, refetch }}
        rowsOf={({ names }: Page) => names}
        loading="Loading walks..."
        failed={{ title: 'We couldn’t load the walks' }}
        empty={{ title: 'No walks yet', text: 'Walks will appear here.' }}
        address={{ page: 1, hrefOf: (page) => `?page=${page}` }}
        pageSize={20}
      >
        {(names) => (
          <table>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <td>
                    <a href={`/${name}`}>{name}</a> <button type="button">{`Edit ${name}`}</button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </ManagedList>
    </MemoryRouter>,
  );
}

const focused = () => document.activeElement?.textContent;

test('j and k go from row to row, from wherever the focus is in one, and stay at the ends', async () => {
  openWithKeys();
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: 'Dawn' })).toHaveFocus();
  await userEvent.keyboard('k');
  expect(focused()).toBe('Dawn');
  screen.getByRole('button', { name: 'Edit Dusk' }).focus();
  await userEvent.keyboard('j');
  expect(focused()).toBe('Night');
  await userEvent.keyboard('j');
  expect(focused()).toBe('Night');
  await userEvent.keyboard('kk');
  expect(focused()).toBe('Dawn');
});

test('/ goes to the search and selects what’s in it, and types nothing', async () => {
  openWithKeys();
  await userEvent.keyboard('/');
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search walks' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('dawn');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
});

test('? shows the keys, and the list has none while they’re shown', async () => {
  openWithKeys();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await userEvent.keyboard('j');
  expect(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('keys do nothing while someone types in a field, or holds a modifier', async () => {
  openWithKeys();
  const field = screen.getByRole('textbox', { name: 'Elsewhere' });
  await userEvent.type(field, 'jk/?');
  expect(field).toHaveValue('jk/?');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  field.blur();
  await userEvent.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}k{/Meta}');
  expect(document.body).toHaveFocus();
});

test('the keys can be turned off, for speech input', async () => {
  openWithKeys();
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Use these shortcuts in this browser' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const before = document.activeElement;
  await userEvent.keyboard('j/?');
  expect(document.activeElement).toBe(before);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a list without keys listens to none', async () => {
  open({ names: ['Dawn'], all: 1 });
  await userEvent.keyboard('j?');
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' })).toBeNull();
});

const item = (label: string) => ({ label, does: () => undefined });

test('a row has its main action as a button, and the others in a menu', async () => {
  renderAt(<MainAndMore of="Dawn" main={item('Edit')} more={[item('Publish'), item('Delete')]} />);
  expect(screen.getByRole('button', { name: 'Edit Dawn' })).toHaveTextContent('Edit');
  await openActions('Dawn');
  expect(actionsOffered()).toEqual(['Publish', 'Delete']);
});

test('a single other action is a button, not a menu', () => {
  renderAt(<MainAndMore of="Dawn" main={item('Edit')} more={[item('Delete')]} />);
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Edit Dawn',
    'Delete Dawn',
  ]);
});

test('a row without a main action has what’s left, or nothing', () => {
  const { container } = renderAt(<MainAndMore of="Dusk" main={null} more={[]} />);
  expect(container).toHaveTextContent('');
  renderAt(<MainAndMore of="Dawn" main={null} more={[item('Duplicate')]} />);
  expect(screen.getByRole('button', { name: 'Duplicate Dawn' })).toBeVisible();
});

interface Row {
  readonly id: number;
  readonly name: string;
  readonly price: string;
}

const columns: readonly Column<Row>[] = [
  { label: 'Name', render: ({ name }) => name },
  { label: 'Price', isRight: true, className: 'numeric', render: ({ price }) => price },
  { label: 'Actions', isAction: true, render: ({ name }) => <button type="button">{`Edit ${name}`}</button> },
];
const rows = [
  { id: 1, name: 'Dawn', price: '$20.00' },
  { id: 2, name: 'Dusk', price: '$30.00' },
];

test('each entry is a row, and each column has a heading', () => {
  render(<DataTable caption="Walks" columns={columns} rows={rows} />);
  const table = screen.getByRole('table', { name: 'Walks' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Edit Dusk' })).toBeVisible();
});

test('on a phone, cells say what they are, except the row’s name and its buttons', () => {
  render(<DataTable caption="Walks" columns={columns} rows={rows} />);
  const labels = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual([null, 'Price', null, null, 'Price', null]);
  expect(screen.getByRole('cell', { name: '$30.00' })).toHaveClass('numeric', 'align-right');
});

test('a table with a look of its own on phones names its rows with a heading', () => {
  render(<DataTable caption="Walks" columns={columns} rows={rows} onPhone="own" className="walks" />);
  expect(screen.getByRole('rowheader', { name: 'Dawn' })).toBeVisible();
  expect(screen.getByRole('table')).not.toHaveClass('folds');
});
