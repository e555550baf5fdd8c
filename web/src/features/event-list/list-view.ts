import { readFilters, writeFilters } from './event-filters';

/** How the address says that the map is open. */
export const mapView = ['view', 'map'] as const;

export function isMapView(search: URLSearchParams): boolean {
  return search.get(mapView[0]) === mapView[1];
}

/** The address of the same list, with the map or without. It has nothing else of the given one, such as where a link was found. */
export function viewAddress(search: URLSearchParams, isMap: boolean): string {
  const next = new URLSearchParams(writeFilters(readFilters(search)));
  if (isMap) next.set(...mapView);
  return `?${next}`;
}
