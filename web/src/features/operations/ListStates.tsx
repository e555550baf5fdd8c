import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';

interface ListStatesProps<Row> {
  readonly query: UseQueryResult<readonly Row[]>;
  /** Shown when the list is empty. */
  readonly empty: { readonly title: string; readonly text: string };
  readonly failed: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list, or its loading, error or empty state. */
export function ListStates<Row>({ query, empty, failed, children }: ListStatesProps<Row>) {
  const { data, isError, refetch } = query;
  if (isError) return <ErrorState title={failed} level={3} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return data.length === 0 ? <EmptyState {...empty} level={3} /> : children(data);
}

function Loading() {
  return (
    <div className="stack" aria-busy="true">
      <output className="visually-hidden">Loading...</output>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}
