import type { EventSummary } from '@ascendant/contract/event';
import { useAuth } from '../auth/AuthProvider';
import { saveHere, useIdsHere, useSavedIds, useSaveEvent } from '../data/saved-events';

export interface Saved {
  readonly isSaved: boolean;
  readonly toggle: () => void;
}

/** Whether an event is saved, on whichever date, by the person or, signed out, on this device. */
export function useSaved({ series: { firstEventId: id } }: Pick<EventSummary, 'series'>): Saved {
  const isSignedIn = useAuth().user !== null;
  const isSaved = useSavedIds(isSignedIn)?.includes(id) ?? false;
  const save = useSaveEvent(isSignedIn);
  return { isSaved, toggle: () => save({ id, isSaved: !isSaved }) };
}

/** The same of someone who's signed out. */
export function useSavedHere({ series: { firstEventId: id } }: Pick<EventSummary, 'series'>): Saved {
  const isSaved = useIdsHere().includes(id);
  return { isSaved, toggle: () => saveHere({ id, isSaved: !isSaved }) };
}
