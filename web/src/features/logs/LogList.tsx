import type { SavedViewList } from '@ascendant/domain/site/saved-view';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { SavedViews } from '../../fields/SavedViews';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import type { ListAddress } from '../../ui/table/list-address';
import { ListKeys } from '../../ui/table/ListKeys';
import { listKeys } from '../../ui/table/use-list-keys';
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
  /** The one thing that its entries are about; null or undefined for all. */
  readonly only?: string | null;
  readonly empty: string;
  readonly filters: readonly LogFilter<Name>[];
  readonly address: Pick<ListAddress<Name | 'from' | 'to'>, 'values' | 'choose'>;
  /** Which of the filters a saved view keeps: what's chosen, never what's typed. */
  readonly views: { readonly list: SavedViewList; readonly names: readonly string[] };
  readonly children: ReactNode;
}

/** A log in its states: loading, failed, empty, or its rows with a way to older ones. */
export function LogList<Name extends string>(props: LogListProps<Name>) {
  const { query, count, only = null, empty, filters, address, views, children } = props;
  const list = useRef<HTMLElement>(null);
  const isFiltered = Object.keys(chosen(address.values)).length > 0;
  return (
    <section
      ref={list}
      className="panel"
      aria-label="Entries"
      aria-busy={query.isFetching}
      aria-keyshortcuts={listKeys}
    >
      <LogFilters filters={filters} address={address} />
      <p className={styles.views}>
        <SavedViews {...views} />
      </p>
      {only === null ? null : (
        <p className="row wrap">
          <span>{`Only what was done about ${only}.`}</span>
          <Link className="link" to={{ search: '' }}>
            Show everything
          </Link>
        </p>
      )}
      <Rows {...{ query, count, isFiltered, empty }}>{children}</Rows>
      {query.hasNextPage && query.error === null ? (
        <p className={styles.more}>
          <Button busy={query.isFetchingNextPage && 'Loading...'} onClick={() => void query.fetchNextPage()}>
            Show older
          </Button>
        </p>
      ) : null}
      {query.isPending ? null : <ListKeys list={list} />}
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

/** The filters that were chosen, so that the address of the call stays short. */
export function chosen<Name extends string>(values: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<
    Record<Name, string>
  >;
}
