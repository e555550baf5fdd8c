import type { EventSummary } from '@ascendant/contract/event';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { relaxedFiltersQuery } from '../../data/events';
import type { EventFilters } from './event-filters';
import { RelaxFilters } from './RelaxFilters';
import { SimilarEvents } from './SimilarEvents';
import type { ChangeFilters } from './use-event-filters';

interface NearMissesProps {
  readonly filters: EventFilters;
  readonly onChange: ChangeFilters;
  readonly renderEvent: (event: EventSummary) => ReactNode;
  readonly isRows: boolean;
}

/** Where nothing matches: what dropping each filter gives, and events that are nearly what was asked for. */
export function NearMisses({ filters, onChange, renderEvent, isRows }: NearMissesProps) {
  const { sort: _sort, ...asked } = filters;
  const { data, isError, refetch } = useQuery(relaxedFiltersQuery(asked));
  return (
    <>
      <RelaxFilters
        relaxed={data}
        isFailed={isError}
        filters={filters}
        onChange={onChange}
        onRetry={() => void refetch()}
      />
      <SimilarEvents events={data?.similar ?? []} isRows={isRows} renderEvent={renderEvent} />
    </>
  );
}
