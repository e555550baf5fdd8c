import { useAuth } from '../../auth/AuthProvider';
import { useSearchReader } from '../../data/search';
import { ownPlaceOf } from './own-place';
import { readingChange } from './search-reading';
import type { FilterChange } from './use-event-filters';
import { ownLocation } from './use-own-location';

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
