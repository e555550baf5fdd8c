import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters, type EventFilters } from './event-filters';

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
      setSearch(writeFilters(next), { replace: isUnderWay, preventScrollReset: true });
    },
    [filters, setSearch],
  );
  return [filters, change];
}
