import { useEffect, useState } from 'react';
import { readKeptEvent, type FormOwner, type KeptEvent } from './kept-event';

/** The unfinished form on this device: null if there's none, undefined while we look. */
export function useKeptEvent({ userId, eventId }: FormOwner): KeptEvent | null | undefined {
  const [kept, setKept] = useState<KeptEvent | null>();
  useEffect(() => {
    let isStale = false;
    void readKeptEvent({ userId, eventId }).then((found) => (isStale ? undefined : setKept(found)));
    return () => {
      isStale = true;
    };
  }, [userId, eventId]);
  return kept;
}
