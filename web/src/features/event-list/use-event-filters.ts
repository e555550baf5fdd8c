import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters, type EventFilters } from './event-filters';
import { isMapView, mapView } from './list-view';

/** A change to some filters; undefined removes one. */
export type FilterChange = { readonly [Key in keyof EventFilters]?: EventFilters[Key] | undefined };

interface ChangeOptions {
  /** Typing and dragging replace the current history entry; a choice adds one. */
  readonly isUnderWay?: boolean;
}

export type ChangeFilters = (change: FilterChange, options?: ChangeOptions) => void;

/** The filters in the URL, and a function that changes some of them. */
export function useEventFilters(): readonly [EventFilters, ChangeFilters] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  const change = useCallback<ChangeFilters>(
    (part, { isUnderWay = false } = {}) => {
      const next = Object.fromEntries(
        Object.entries({ ...filters, ...part }).filter(([, value]) => value !== undefined),
      );
      setSearch(withView(writeFilters(next), search), { replace: isUnderWay, preventScrollReset: true });
    },
    [filters, search, setSearch],
  );
  return [filters, change];
}

/** The filters' query; the map stays open. */
function withView(query: string, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  if (isMapView(before)) next.set(...mapView);
  return next;
}
