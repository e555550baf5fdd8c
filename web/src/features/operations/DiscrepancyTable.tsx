import { bookingReference } from '@ascendant/domain/booking/reference';
import { longestProblemList } from '@ascendant/domain/list-limits';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Discrepancy } from '../../data/operations';
import { classNames } from '../../ui/class-names';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { FirstOnly, FirstRows } from '../../ui/table/FirstRows';
import { ListStates } from '../../ui/table/ListStates';
import { discrepancyLabels, discrepancyLines } from './discrepancy-labels';
import { Loading } from './Loading';
import operationsStyles from './Operations.module.css';

interface DiscrepancyTableProps<Row extends Discrepancy> {
  readonly query: UseQueryResult<readonly Row[]>;
  readonly caption: string;
  /** Shown when there are none. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Whether something still has to be done. */
  readonly hasAdvice?: boolean;
  /** This list's own columns, which come last. */
  readonly columns: readonly Column<Row>[];
}

/** Discrepancies, open or resolved: what they are, what differs, the booking they're about, and what else the list says of them. */
export function DiscrepancyTable<Row extends Discrepancy>({
  query,
  caption,
  empty,
  hasAdvice = false,
  columns,
}: DiscrepancyTableProps<Row>) {
  const all: readonly Column<Row>[] = [
    { label: 'Discrepancy', render: (discrepancy) => <Head discrepancy={discrepancy} hasAdvice={hasAdvice} /> },
    { label: 'Details', render: (discrepancy) => <Details discrepancy={discrepancy} /> },
    {
      label: 'Booking',
      className: 'numeric',
      render: ({ bookingId }) => (bookingId === null ? 'None' : bookingReference(bookingId)),
    },
    ...columns,
  ];
  return (
    <>
      <ListStates
        query={query}
        rowsOf={(rows) => rows}
        loading="Loading..."
        placeholder={<Loading />}
        empty={empty}
        failed={{ title: 'We couldn’t load the discrepancies.' }}
      >
        {(rows) => (
          <FirstRows rows={rows} what="discrepancies">
            {(rows) => <DataTable caption={caption} columns={all} rows={rows} focusesRows />}
          </FirstRows>
        )}
      </ListStates>
      <FirstOnly
        most={longestProblemList}
        count={query.data?.length}
        others={hasAdvice ? handled : 'They’re the latest ones.'}
      />
    </>
  );
}

const handled = 'The others will appear as you handle these.';

function Details({ discrepancy: { details } }: { readonly discrepancy: Discrepancy }) {
  return (
    <span>
      {discrepancyLines(details).map(([label, value]) => (
        <span key={label} className={classNames(operationsStyles.below, 'numeric')}>
          {`${label} ${value}`}
        </span>
      ))}
    </span>
  );
}

function Head({ discrepancy, hasAdvice }: { readonly discrepancy: Discrepancy; readonly hasAdvice: boolean }) {
  const { title, advice } = discrepancyLabels(discrepancy.kind);
  return (
    <>
      <b>{title}</b>
      <span className={classNames(operationsStyles.below, operationsStyles.subject, 'meta')}>
        {discrepancy.subject}
      </span>
      {hasAdvice ? <span className={classNames(operationsStyles.below, 'meta')}>{advice}</span> : null}
    </>
  );
}
