import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '../../address-query';
import { readFilters, writeFilters, type EventFilters, isMapView, mapView } from './event-filters';

/** A change to some filters; undefined removes one. */
export type FilterChange = { readonly [Key in keyof EventFilters]?: EventFilters[Key] | undefined };

/** One that depends on what's chosen: on the latest, which the page may not show yet when things are pressed quickly. */
export type FilterStep = FilterChange | ((chosen: EventFilters) => FilterChange);

interface ChangeOptions {
  /** Typing and dragging replace the current history entry; a choice adds one. */
  readonly isUnderWay?: boolean;
}

export type ChangeFilters = (change: FilterStep, options?: ChangeOptions) => void;

/** The filters in the URL, and a function that changes some of them. */
export function useEventFilters(): readonly [EventFilters, ChangeFilters] {
  const [query, changeQuery] = useAddressQuery();
  const filters = useMemo(() => readFilters(query), [query]);
  const change = useCallback<ChangeFilters>(
    (part, { isUnderWay = false } = {}) => changeQuery((current) => changed(current, part), { replace: isUnderWay }),
    [changeQuery],
  );
  return [filters, change];
}

/** The query with some filters changed; the map stays open. */
function changed(before: URLSearchParams, step: FilterStep): URLSearchParams {
  const chosen = readFilters(before);
  const part = typeof step === 'function' ? step(chosen) : step;
  const filters = Object.entries({ ...chosen, ...part }).filter(([, value]) => value !== undefined);
  const next = new URLSearchParams(writeFilters(Object.fromEntries(filters)));
  if (isMapView(before)) next.set(...mapView);
  return next;
}
