import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error';
import { eventListQuery } from '../../data/events';
import { paths } from '../../paths';
import { usePaused } from '../../ui/late/use-paused';
import { writeFilters, type EventFilters } from './event-filters';

/** A list takes so long that the previous one's count no longer helps. */
const slowMs = 1000;

/** The list that matches the filters, with the pages loaded so far. */
export function useEventList(filters: EventFilters) {
  const [search] = useSearchParams();
  const list = useInfiniteQuery({
    ...eventListQuery(filters, search.get('cursor')),
    placeholderData: keepPreviousData,
  });
  const isSlow = usePaused(list.isPlaceholderData, slowMs) && list.isPlaceholderData;
  const pages = list.data?.pages;
  const last = pages?.at(-1);
  return {
    page: pages?.[0],
    /** The page whose count is shown: not the previous filters' while these take long. */
    counted: isSlow ? undefined : pages?.[0],
    events: pages?.flatMap((page) => page.events),
    nextHref: last?.nextCursor ? nextHref(filters, last.nextCursor) : null,
    isFailed: list.isError,
    refusal: list.error instanceof ApiError && list.error.status < 500 ? list.error.sentence : null,
    busyReason: list.error instanceof ApiError && list.error.code === 'busy' ? list.error.sentence : null,
    isStale: list.isPlaceholderData,
    isLoadingMore: list.isFetchingNextPage,
    isMoreFailed: list.isFetchNextPageError,
    retry: () => void list.refetch(),
    more: () => void list.fetchNextPage(),
  };
}

function nextHref(filters: EventFilters, cursor: string): string {
  const query = new URLSearchParams(writeFilters(filters));
  query.set('cursor', cursor);
  return `${paths.browse}?${query.toString()}`;
}
