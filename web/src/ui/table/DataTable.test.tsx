import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataTable, type Column } from './DataTable';

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
