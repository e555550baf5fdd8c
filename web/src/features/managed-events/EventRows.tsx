import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { EventPage } from '../../data/managed-events';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { EventTable } from './EventTable';
import { ListSkeleton } from './ListSkeleton';

interface EventRowsProps extends Omit<ComponentProps<typeof EventTable>, 'events'> {
  readonly list: Pick<UseQueryResult<EventPage>, 'data' | 'isError' | 'refetch'>;
  /** A search or a filter may be why there's nothing. */
  readonly isFiltered?: boolean;
  /** Offered when there are no events at all. */
  readonly firstStep?: ReactNode;
}

/** A page of events in rows, while it loads, when it fails, or when there's nothing. */
export function EventRows({
  list: { data, isError, refetch },
  isFiltered = false,
  firstStep,
  ...table
}: EventRowsProps) {
  if (isError) {
    return (
      <ErrorState
        title="Failed to load events"
        text="Please try again later"
        level={3}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton />;
  if (data.events.length > 0) return <EventTable {...table} events={data.events} />;
  return (
    <EmptyState
      title="No events found"
      text={isFiltered ? 'Try another search or status.' : 'Events will appear here once they’re created.'}
      level={3}
    >
      {isFiltered ? null : firstStep}
    </EmptyState>
  );
}
