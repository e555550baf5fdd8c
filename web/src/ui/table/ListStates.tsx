import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../layout/EmptyState';
import { ErrorState } from '../layout/ErrorState';
import { Skeleton } from '../layout/Skeleton';

interface Said {
  readonly title: string;
  readonly text?: string;
}

export interface ListStatesProps<Page, Row> {
  readonly query: Pick<UseQueryResult<Page>, 'data' | 'isError' | 'refetch'>;
  readonly rowsOf: (page: Page) => readonly Row[];
  /** 'Loading users...', for screen readers. */
  readonly loading: string;
  readonly failed: Said;
  readonly empty: Required<Said>;
  /** What to do about an empty list. */
  readonly offer?: ReactNode;
  /** Of the headings of these states. */
  readonly level?: 2 | 3;
  /** In place of the rows while they're loading; five rows by default. */
  readonly placeholder?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a list, or its loading, failed or empty state. */
export function ListStates<Page, Row>(props: ListStatesProps<Page, Row>) {
  const { query, rowsOf, loading, failed, empty, offer, level = 3, placeholder, children } = props;
  if (query.isError) return <ErrorState {...failed} level={level} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) {
    return (
      <div className={placeholder === undefined ? 'stack' : undefined} aria-busy="true">
        <output className="visually-hidden">{loading}</output>
        {placeholder ?? <LoadingRows count={5} />}
      </div>
    );
  }
  const rows = rowsOf(query.data);
  if (rows.length > 0) return children(rows);
  return (
    <EmptyState {...empty} level={level}>
      {offer}
    </EmptyState>
  );
}

export function LoadingRows({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, row) => <Skeleton key={row} shape="row" />);
}
