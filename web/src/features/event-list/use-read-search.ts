import type { SearchReading } from '@ascendant/contract/search';
import { useAuth } from '../../auth/AuthProvider';
import { useSearchReader } from '../../data/search';
import type { FilterChange } from './use-event-filters';
import { ownPlaceOf, ownLocation } from './use-own-location';

/** A search, and the filters it was read as; null if it's only words. */
export interface ReadText {
  readonly change: FilterChange;
  readonly isRead: boolean;
}

/**
 * Reads a search that was submitted: its days, places, prices and audiences as filters. Where that fails, its words are searched for, which
 * is what it was before.
 */
export function useReadSearch(): (text: string) => Promise<ReadText> {
  const read = useSearchReader();
  const { user } = useAuth();
  return async (text) => {
    const words = { change: { q: text || undefined }, isRead: false };
    if (text === '') return words;
    const reading = await read(text).catch(() => null);
    if (reading === null) return words;
    const ownPlace = reading.isNearReader ? (ownPlaceOf(user) ?? (await ownLocation())) : null;
    return { change: readingChange(reading, ownPlace), isRead: true };
  };
}

/**
 * A search that was read, as a change of filters: what it says replaces those, and the words that are left are searched for.
 * @param ownPlace where 'near me' is; null if we don't know
 */
export function readingChange(reading: SearchReading, ownPlace: string | null): FilterChange {
  const { q, category, hasKids, from, to, minPrice, maxPrice, near, within, isNearReader } = reading;
  const place = near ?? (isNearReader ? ownPlace : null);
  return {
    q: q || undefined,
    ...(category === null ? {} : { category: [category] }),
    ...(hasKids ? { kids: 'true' as const } : {}),
    ...(from === null || to === null ? {} : { from, to }),
    ...(minPrice === null && maxPrice === null
      ? {}
      : { minPrice: minPrice ?? undefined, maxPrice: maxPrice ?? undefined }),
    ...(place === null ? {} : { near: place, within: within ?? undefined }),
  };
}
