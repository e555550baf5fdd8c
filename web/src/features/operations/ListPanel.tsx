import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';

interface ListPanelProps<Row> {
  readonly id: string;
  readonly title: string;
  readonly query: UseQueryResult<readonly Row[]>;
  /** What it means that there is nothing. */
  readonly empty: string;
  readonly failed: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list in its four states. */
export function ListPanel<Row>({ id, title, query, empty, failed, children }: ListPanelProps<Row>) {
  const { data, isPending, isError, refetch } = query;
  return (
    <section className="panel" aria-labelledby={id} aria-busy={isPending}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
      </div>
      {isPending ? <Loading /> : null}
      {isError ? <ErrorState title={failed} level={3} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <EmptyState title="All is well" text={empty} level={3} /> : null}
      {data && data.length > 0 ? children(data) : null}
    </section>
  );
}

function Loading() {
  return (
    <div className="stack">
      <output className="vh">Loading...</output>
      <Skeleton shape="block" className="row-skeleton" />
      <Skeleton shape="block" className="row-skeleton" />
      <Skeleton shape="block" className="row-skeleton" />
    </div>
  );
}
