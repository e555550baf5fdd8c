import type { FilterCounts } from '@ascendant/contract/event';
import { useQuery } from '@tanstack/react-query';
import { filterCountsQuery } from '../../data/events';
import { sharedFilters, type EventFilters } from './event-filters';

/** What each category would show. Undefined until that's known, and with the match filter, which isn't counted. */
export function useFilterCounts(filters: EventFilters): FilterCounts | undefined {
  const isCounted = filters.minMatch === undefined;
  const { data } = useQuery({ ...filterCountsQuery(sharedFilters(filters)), enabled: isCounted });
  return isCounted ? data : undefined;
}
