import type { ReactNode } from 'react';
import { errorSentence } from '../../api/api-error';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import type { ListAddress } from '../../ui/table/list-address';
import { chosen } from './chosen';
import { LogFilters, type LogFilter } from './LogFilters';
import styles from './Logs.module.css';

interface LogListProps<Name extends string> {
  /** What the query of a log says about itself. */
  readonly query: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  readonly count: number;
  readonly empty: string;
  readonly filters: readonly LogFilter<Name>[];
  readonly address: Pick<ListAddress<Name | 'from' | 'to'>, 'values' | 'choose'>;
  readonly children: ReactNode;
}

/** A log in its states: loading, failed, empty, or its rows with a way to older ones. */
export function LogList<Name extends string>({ query, count, empty, filters, address, children }: LogListProps<Name>) {
  const isFiltered = Object.keys(chosen(address.values)).length > 0;
  return (
    <section className="panel" aria-label="Entries" aria-busy={query.isFetching}>
      <LogFilters filters={filters} address={address} />
      <Rows {...{ query, count, isFiltered, empty }}>{children}</Rows>
      {query.hasNextPage && query.error === null ? (
        <p className={styles.more}>
          <Button busy={query.isFetchingNextPage && 'Loading...'} onClick={() => void query.fetchNextPage()}>
            Show older
          </Button>
        </p>
      ) : null}
    </section>
  );
}

interface RowsProps extends Pick<LogListProps<string>, 'query' | 'count' | 'empty' | 'children'> {
  readonly isFiltered: boolean;
}

function Rows({ query, count, isFiltered, empty, children }: RowsProps) {
  if (query.error !== null) {
    return (
      <ErrorState
        title="We couldn’t load the log"
        text={errorSentence(query.error)}
        level={2}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) return <Loading />;
  if (count > 0) return children;
  return isFiltered ? (
    <EmptyState title="Nothing found" text="Try fewer filters or a different date range." level={2} />
  ) : (
    <EmptyState title="Nothing yet" text={empty} level={2} />
  );
}

function Loading() {
  return (
    <div className="stack">
      <output className="visually-hidden">Loading the log...</output>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}
