import { useCallback, useEffect, useState } from 'react';
import { isServerReachable } from '../api/reachable';
import { mayReload } from '../storage/page-reload';

/** What we know: still looking, the server can't be reached, or it can and the page fails all the same. */
export type Connection = 'looking' | 'offline' | 'broken';

export interface Reconnect {
  readonly connection: Connection;
  /** When we last looked for the server, ISO 8601; null if we haven't. */
  readonly triedAt: string | null;
  /** Looks now. The page reloads if the server answers. */
  readonly retry: () => Promise<void>;
}

interface ReconnectSettings {
  readonly start: Connection;
  /** Whether to look on our own: at first, when the browser is back online, and now and then. */
  readonly isWatching: boolean;
}

const everyMs = 15_000;

/** Looks for the server, and reloads the page when it answers; a page that has just done that isn't reloaded again. */
export function useReconnect({ start, isWatching }: ReconnectSettings): Reconnect {
  const [connection, setConnection] = useState<Connection>(start);
  const [triedAt, setTriedAt] = useState<string | null>(null);
  const look = useCallback(async (isAsked: boolean) => {
    const isReachable = await isServerReachable();
    setTriedAt(new Date().toISOString());
    if (!isReachable) return setConnection('offline');
    if (isAsked || mayReload(window.location.pathname, Date.now())) return window.location.reload();
    return setConnection('broken');
  }, []);
  useEffect(() => {
    if (!isWatching) return undefined;
    const first = setTimeout(() => void look(false));
    const again = setInterval(() => {
      if (!document.hidden) void look(false);
    }, everyMs);
    const online = () => void look(true);
    window.addEventListener('online', online);
    return () => {
      clearTimeout(first);
      clearInterval(again);
      window.removeEventListener('online', online);
    };
  }, [isWatching, look]);
  return { connection, triedAt, retry: () => look(true) };
}
