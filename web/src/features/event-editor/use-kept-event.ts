import { useEffect, useState } from 'react';
import { PageLoadError } from '../../lazy-page';
import { readKeptEvent, type FormOwner, type KeptEvent } from './kept-event';

/**
 * The unfinished form on this device: null if there's none, undefined while we look.
 * @throws PageLoadError if what checks it couldn't be loaded: an empty form would overwrite it
 */
export function useKeptEvent({ userId, eventId }: FormOwner): KeptEvent | null | undefined {
  const [kept, setKept] = useState<KeptEvent | PageLoadError | null>();
  useEffect(() => {
    let isStale = false;
    void readKeptEvent({ userId, eventId })
      .catch((error: unknown) => new PageLoadError(error))
      .then((found) => (isStale ? undefined : setKept(found)));
    return () => {
      isStale = true;
    };
  }, [userId, eventId]);
  if (kept instanceof PageLoadError) throw kept;
  return kept;
}
