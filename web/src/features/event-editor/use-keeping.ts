import { useCallback, useEffect, useRef, useState } from 'react';
import { dropKeptEvent, keepEvent, leaveEvent, type FormOwner, type KeptEvent } from './kept-event';

const typingPauseMs = 300;

export interface Keeping {
  /** When the form was last kept on this device; null if it wasn't since it was opened or saved. */
  readonly keptAt: string | null;
  /** Keeps the form now: before leaving the page. */
  readonly keepNow: () => Promise<void>;
  /** Forgets it: it's saved, or started over. */
  readonly drop: () => Promise<void>;
}

/**
 * Keeps the form on this device shortly after each change.
 * @param state what would be kept; null while the form is as it was opened
 */
export function useKeeping(owner: FormOwner, state: Omit<KeptEvent, 'keptAt'> | null): Keeping {
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const latest = useRef(state);
  const { userId, eventId } = owner;
  useEffect(() => {
    latest.current = state;
  });
  const keepNow = useCallback(async () => {
    if (latest.current === null) return;
    const now = new Date().toISOString();
    // A full disk mustn't get in the way of typing.
    await keepEvent({ userId, eventId }, { ...latest.current, keptAt: now }).then(
      () => setKeptAt(now),
      () => undefined,
    );
  }, [userId, eventId]);
  useEffect(() => {
    if (state === null) return undefined;
    const timer = setTimeout(() => void keepNow(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [state, keepNow]);
  useEffect(() => {
    const leave = () => {
      if (latest.current === null) return;
      leaveEvent({ userId, eventId }, { ...latest.current, keptAt: new Date().toISOString() });
      void keepNow();
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [keepNow, userId, eventId]);
  const drop = useCallback(async () => {
    latest.current = null;
    setKeptAt(null);
    await dropKeptEvent({ userId, eventId });
  }, [userId, eventId]);
  return { keptAt, keepNow, drop };
}
