import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterHome } from './home';
import type { Postmaster } from './postmaster-file';
import { isPostgres, readPostmaster } from './postmaster-file';

const EVERY_MS = 500;

/**
 * Looks after a server: when its process has gone (killed, out of memory), starts it again. The server may be one that we
 * joined, so this looks at the process and not at a child's exit.
 * @param restart brings the server back; may throw, then it is tried again
 * @returns ends the watch, and waits for a restart that is under way
 */
export function watchServer(
  restart: () => Promise<Postmaster>,
  home: ClusterHome,
  say: (sentence: string) => void,
): () => Promise<void> {
  const ended = new AbortController();
  const watching = watch(restart, home, say, ended.signal);
  return async () => {
    ended.abort();
    await watching;
  };
}

async function watch(
  restart: () => Promise<Postmaster>,
  home: ClusterHome,
  say: (sentence: string) => void,
  ended: AbortSignal,
): Promise<void> {
  while (await pause(ended)) {
    const found = await readPostmaster(home.data);
    if (found !== null && (await isPostgres(found.pid))) continue;
    if (ended.aborted) return;
    say('The embedded PostgreSQL has gone; starting it again.');
    await restart().catch((error: unknown) => say(error instanceof Error ? error.message : 'It did not start.'));
  }
}

/** @returns false once the watch has ended. It keeps no process alive. */
async function pause(ended: AbortSignal): Promise<boolean> {
  return sleep(EVERY_MS, true, { signal: ended, ref: false }).catch(() => false);
}
