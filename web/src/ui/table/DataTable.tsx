import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Table } from './Table';

export interface Column<Row> {
  /** Its heading, and the name of its cells on a phone. */
  readonly label: string;
  /** What the heading shows, if it's more than the label. */
  readonly heading?: ReactNode;
  /** Its cells are buttons: they have no label on a phone, and only screen readers need the heading unless there's a `heading`. */
  readonly isAction?: boolean;
  /** Amounts and numbers to compare. */
  readonly isRight?: boolean;
  /** Of its cells. */
  readonly className?: string | undefined;
  readonly headingClassName?: string | undefined;
  readonly render: (row: Row) => ReactNode;
}

interface DataTableProps<Row extends { readonly id: number | string }> {
  readonly caption: string;
  /** The first names the row: on a phone, it's the heading of the row's block. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly className?: string | undefined;
  /** `list`: on a phone, labels and values. `own`: as `className` has it, with the first cell as the row's heading. */
  readonly onPhone?: 'list' | 'own';
  /** Whether a list's keys go to the rows themselves: where a row has no link that names it, and its buttons shouldn't be one key press away. */
  readonly focusesRows?: boolean;
}

/** The table of every managed list: a row for each entry, and blocks on a phone. */
export function DataTable<Row extends { readonly id: number | string }>({
  caption,
  columns,
  rows,
  className,
  onPhone = 'list',
  focusesRows = false,
}: DataTableProps<Row>) {
  return (
    <Table folds={onPhone === 'list'} className={className}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, heading, isAction, isRight, headingClassName }) => (
            <th key={label} scope="col" className={classNames(headingClassName, isRight && 'align-right') || undefined}>
              {heading ?? (isAction ? <span className="visually-hidden">{label}</span> : label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} tabIndex={focusesRows ? -1 : undefined}>
            {columns.map((column, index) => (
              <Cell key={column.label} column={column} row={row} isHead={index === 0} isOwn={onPhone === 'own'} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isHead: boolean;
  readonly isOwn: boolean;
}

function Cell<Row>({ column: { label, isAction, isRight, className, render }, row, isHead, isOwn }: CellProps<Row>) {
  const classes = classNames(className, isRight && 'align-right') || undefined;
  if (isHead && isOwn)
    return (
      <th scope="row" className={classes}>
        {render(row)}
      </th>
    );
  return (
    <td className={classes} data-label={isHead || isAction ? undefined : label}>
      {render(row)}
    </td>
  );
}
