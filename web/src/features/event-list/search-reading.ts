import type { SearchReading } from '@ascendant/contract/search';
import type { FilterChange } from './use-event-filters';

/**
 * A search that was read, as a change of filters: what it says replaces those, and the words that are left are searched for.
 * @param ownPlace where 'near me' is; null if we don't know
 */
export function readingChange(reading: SearchReading, ownPlace: string | null): FilterChange {
  const { q, category, from, to, minPrice, maxPrice, near, within, isNearReader } = reading;
  const place = near ?? (isNearReader ? ownPlace : null);
  return {
    q: q || undefined,
    ...(category === null ? {} : { category: [category] }),
    ...(from === null || to === null ? {} : { from, to }),
    ...(minPrice === null && maxPrice === null
      ? {}
      : { minPrice: minPrice ?? undefined, maxPrice: maxPrice ?? undefined }),
    ...(place === null ? {} : { near: place, within: within ?? undefined }),
  };
}
