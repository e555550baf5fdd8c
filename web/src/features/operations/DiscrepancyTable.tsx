import { bookingReference } from '@ascendant/domain/booking/reference';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Discrepancy } from '../../data/operations';
import { classNames } from '../../ui/class-names';
import { Table } from '../../ui/table/Table';
import { discrepancyLabels, discrepancyLines } from './discrepancy-labels';
import { ListStates } from './ListStates';
import operationsStyles from './Operations.module.css';

interface DiscrepancyTableProps<Row extends Discrepancy> {
  readonly query: UseQueryResult<readonly Row[]>;
  readonly caption: string;
  /** Shown when there are none. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Whether something still has to be done. */
  readonly hasAdvice?: boolean;
  /** The header cells of this list's own columns, which come last. */
  readonly heads: ReactNode;
  /** A row's cells in them. */
  readonly children: (row: Row) => ReactNode;
}

/** Discrepancies, open or resolved: what they are, what differs, the booking they're about, and what else the list says of them. */
export function DiscrepancyTable<Row extends Discrepancy>({
  query,
  caption,
  empty,
  hasAdvice = false,
  heads,
  children,
}: DiscrepancyTableProps<Row>) {
  return (
    <ListStates query={query} empty={empty} failed="We couldn’t load the discrepancies.">
      {(rows) => (
        <Table folds>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Discrepancy</th>
              <th scope="col">Details</th>
              <th scope="col">Booking</th>
              {heads}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <Head discrepancy={row} hasAdvice={hasAdvice} />
                <Facts discrepancy={row} />
                {children(row)}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ListStates>
  );
}

/** A discrepancy's kind and subject. @param hasAdvice whether something still has to be done */
function Head({ discrepancy, hasAdvice }: { readonly discrepancy: Discrepancy; readonly hasAdvice: boolean }) {
  const { title, advice } = discrepancyLabels(discrepancy.kind);
  return (
    <td>
      <b>{title}</b>
      <span className={classNames(operationsStyles.below, operationsStyles.subject, 'meta')}>
        {discrepancy.subject}
      </span>
      {hasAdvice ? <span className={classNames(operationsStyles.below, 'meta')}>{advice}</span> : null}
    </td>
  );
}

/** What differs, and the booking it's about. */
function Facts({ discrepancy }: { readonly discrepancy: Discrepancy }) {
  return (
    <>
      <td data-label="Details">
        <span>
          {discrepancyLines(discrepancy.details).map(([label, value]) => (
            <span key={label} className={classNames(operationsStyles.below, 'numeric')}>
              {`${label} ${value}`}
            </span>
          ))}
        </span>
      </td>
      <td data-label="Booking" className="numeric">
        {discrepancy.bookingId === null ? 'None' : bookingReference(discrepancy.bookingId)}
      </td>
    </>
  );
}
