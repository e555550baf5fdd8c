import type { EventDetail } from '@ascendant/contract/event';
import { nearestDate } from '@ascendant/domain/schedule/nearest-date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReadAgain } from '../../data/event';
import { eventDatesQuery, isAboutDate, nearestDateIn } from '../../data/event-dates';
import { whyGone, type SeenDate } from './date-gone';
import type { BookableEvent } from './party';

/** A date that can't be booked as it was chosen, and what can be instead. */
export interface GoneDate {
  readonly sentence: string;
  /** Of the same series; the event itself if it was moved. Null if there's none, undefined while that's unknown. */
  readonly nearest: (SeenDate & { readonly id: number }) | null | undefined;
}

/**
 * Whether the date that was chosen can still be booked: by what the page knows of it, by what the server says when it's asked, and by its refusals.
 * @param seats how many come
 */
export function useDateCheck(event: BookableEvent, seats: number) {
  const readAgain = useReadAgain();
  const { id, startDate, startTime, seatsHeld = 0 } = event;
  const [seen, setSeen] = useState({ id, startDate, startTime });
  const [hasChanged, setChanged] = useState(false);
  const [refused, setRefused] = useState<(GoneDate & { readonly seats: number }) | null>(null);
  const accept = () => {
    setSeen({ id, startDate, startTime });
    setRefused(null);
    setChanged(true);
  };
  if (seen.id !== id) accept();
  const sentence = whyGone(event, seen, seats);
  const dates = useQuery({ ...eventDatesQuery(id, { party: undefined }), staleTime: 0, enabled: sentence !== null });
  // Itself only if it was moved: the list may be from a moment before.
  const isBookable = whyGone(event, event, seats) === null;
  const others = dates.data?.filter((date) => date.id !== id || isBookable);
  const nearest = dates.isFetching ? undefined : others && nearestDate(others, seen, seats);
  const ofServer = refused?.seats === seats ? refused : null;
  return {
    gone: sentence === null ? ofServer : { sentence, nearest },
    /** Whether it's another date, or another day, than at first. */
    hasChanged,
    /** Takes the date as it is now. */
    accept,
    /** Asks the server. If it can't say, booking does. @param refuses whether something else of the event isn't as it was chosen */
    isGone: async (refuses: (now: EventDetail) => boolean): Promise<boolean> => {
      try {
        const now = await readAgain(id);
        if (now === null || now === 'gone') return false;
        return whyGone({ ...now, seatsLeft: now.seatsLeft + seatsHeld }, seen, seats) !== null || refuses(now);
      } catch {
        return false;
      }
    },
    /** @returns whether the error is about the date, and is shown as such */
    refuse: (error: Error): boolean => {
      const offered = nearestDateIn(error);
      if (!isAboutDate(error) || offered === null) return false;
      setRefused({ sentence: error.sentence ?? '', nearest: offered, seats });
      return true;
    },
  };
}
