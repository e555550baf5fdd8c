import { useAuth } from '../auth/AuthProvider';
import { useSavedIds, useSaveEvent } from '../data/saved-events';

interface Saved {
  readonly isSaved: boolean;
  readonly toggle: () => void;
}

/** Whether an event is saved, by the person or, signed out, on this device. */
export function useSaved(id: number): Saved {
  const isSignedIn = useAuth().user !== null;
  const isSaved = useSavedIds(isSignedIn)?.includes(id) ?? false;
  const save = useSaveEvent(isSignedIn);
  return { isSaved, toggle: () => save({ id, isSaved: !isSaved }) };
}
