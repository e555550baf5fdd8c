import type { EventFilters } from './event-filters';

/** Each filter once, so that a new one can't be left out. */
const isRead: Readonly<Record<keyof EventFilters, true>> = {
  q: true,
  category: true,
  kids: true,
  from: true,
  to: true,
  minPrice: true,
  maxPrice: true,
  near: true,
  within: true,
  minMatch: true,
  with: true,
  sort: true,
};

/** The parameters of an address that `readFilters` reads. */
export const filterNames: readonly string[] = Object.keys(isRead);
