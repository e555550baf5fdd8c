import type { Place } from '@ascendant/contract/place';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isPlaceSearch, placesQuery } from '../data/places';
import { usePaused } from '../ui/late/use-paused';

const typingPauseMs = 180;

export interface PlaceSuggestions {
  readonly places: readonly Place[];
  /** Said to screen readers: '7 places', 'No places found'; empty if there's nothing to announce. */
  readonly status: string;
  /** Whether no place fits. */
  readonly isNothing: boolean;
}

/** Places that match the typed text, looked up after a short pause. @param country narrows the search; empty for anywhere */
export function usePlaceSuggestions(text: string, country: string): PlaceSuggestions {
  const q = usePaused(text.trim(), typingPauseMs);
  const { data, isFetching, error } = useQuery({ ...placesQuery(q, country), placeholderData: keepPreviousData });
  if (!isPlaceSearch(q) || !isPlaceSearch(text)) return { places: [], status: '', isNothing: false };
  if (error) return { places: [], status: 'Suggestions are not available right now', isNothing: false };
  const isSettled = data !== undefined && !isFetching;
  return {
    places: data ?? [],
    status: isSettled ? countPlaces(data.length) : '',
    isNothing: isSettled && data.length === 0,
  };
}

function countPlaces(count: number): string {
  if (count === 0) return 'No places found';
  return count === 1 ? '1 place' : `${count} places`;
}
