import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterHome } from './home';
import { isPostgres, readPostmaster, type Postmaster } from './postmaster-file';

const everyMs = 500;

/**
 * Watches a server and restarts it when its process is gone (killed, out of memory). The server may have been started by
 * another process, so this checks the process id instead of waiting for a child to exit.
 * @param restart brings the server back; if it throws, it's tried again
 * @returns a function that ends the watch and waits for a restart in progress
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
    say('The embedded PostgreSQL has stopped. Restarting it.');
    await restart().catch((error: unknown) => say(error instanceof Error ? error.message : "It didn't start."));
  }
}

/** @returns false once the watch has ended. Doesn't keep the process alive. */
async function pause(ended: AbortSignal): Promise<boolean> {
  return sleep(everyMs, true, { signal: ended, ref: false }).catch(() => false);
}
