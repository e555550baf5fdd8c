import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { everything, type Changes, type Touched } from './changes';

/** The channel of the triggers that announce changes. */
const channel = 'ascendant_changes';
const retryAfterMs = 1000;
/** How often we check that the connection still works: a cut one can stay silent. */
const checkEveryMs = 2000;
const answerWithinMs = 2000;

/**
 * Listens for changes on a connection of its own, and opens another one when it breaks. Changes that are committed in between are
 * lost, so listeners hear `all` whenever it breaks and whenever it's back.
 * @param report called when the connection breaks
 * Source: docs/rules/reliability.md, "Response cache".
 */
export function listenForChanges(connectionString: string, report: (error: Error) => void): Changes {
  const listeners: ((touched: Touched) => void)[] = [];
  const tell = (touched: Touched): void => listeners.forEach((listener) => listener(touched));
  const stopping = new AbortController();
  let isHeard = false;

  /** @throws why the connection broke */
  const listenOnce = async (): Promise<void> => {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: 3000,
      query_timeout: answerWithinMs,
      keepAlive: true,
    });
    const cut = new AbortController();
    const stopWaiting = () => cut.abort();
    stopping.signal.addEventListener('abort', stopWaiting);
    client.on('error', stopWaiting);
    client.on('end', stopWaiting);
    client.on('notification', ({ payload }) => tell(payload ?? everything));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      tell(everything);
      isHeard = true;
      while (!stopping.signal.aborted) {
        await pause(checkEveryMs, cut.signal);
        await client.query('select');
      }
    } finally {
      isHeard = false;
      tell(everything);
      stopping.signal.removeEventListener('abort', stopWaiting);
      await client.end().catch(() => undefined);
    }
  };

  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce().catch((error: Error) => {
        if (!stopping.signal.aborted) report(error);
      });
      await pause(retryAfterMs, stopping.signal);
    }
  })();

  return {
    isHeard: () => isHeard,
    hear: (listener) => void listeners.push(listener),
    close: async () => {
      stopping.abort();
      await listening;
    },
  };
}

/** Ends early when we stop. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
