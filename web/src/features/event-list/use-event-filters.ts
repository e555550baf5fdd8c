import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters, type EventFilters } from './event-filters';

/** A change of some filters; undefined takes one away. */
export type FilterChange = { readonly [Key in keyof EventFilters]?: EventFilters[Key] | undefined };

interface ChangeOptions {
  /** Typing and dragging replace the entry of the history that they began with; a choice makes a new one. */
  readonly isUnderWay?: boolean;
}

export type ChangeFilters = (change: FilterChange, options?: ChangeOptions) => void;

/** The filters of the address, and the way to change some of them. */
export function useEventFilters(): readonly [EventFilters, ChangeFilters] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  const change = useCallback<ChangeFilters>(
    (part, { isUnderWay = false } = {}) => {
      const next = Object.fromEntries(
        Object.entries({ ...filters, ...part }).filter(([, value]) => value !== undefined),
      );
      setSearch(writeFilters(next), { replace: isUnderWay, preventScrollReset: true });
    },
    [filters, setSearch],
  );
  return [filters, change];
}
