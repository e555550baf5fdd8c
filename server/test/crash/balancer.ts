import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedInPerson } from '../factories/people';
import type { ServerProcess } from '../process/server-process';

/** How often each server is asked whether it's ready, as load balancers do. */
const everyMs = 250;
const retryMs = 20;

type Asker = Pick<SignedInPerson, 'session'>;

/** Spreads calls over the servers that are ready. It never repeats a call that a server may have got. */
export interface Balancer {
  /** @returns the status of the answer, or why there was none */
  post(path: string, asker: Asker, body: unknown): Promise<number | string>;
  /** The next server that's ready. @throws RangeError if there's none */
  next(): ServerProcess;
  replace(old: ServerProcess, next: ServerProcess): void;
  close(): void;
}

export function balancer(servers: readonly ServerProcess[]): Balancer {
  const all = new Set(servers);
  const ready = new Set(servers);
  let turn = 0;
  const probe = async (server: ServerProcess): Promise<void> => {
    const isReady = (await server.status('/readyz')) === 200;
    if (isReady && all.has(server)) ready.add(server);
    else ready.delete(server);
  };
  const timer = setInterval(() => all.forEach((server) => void probe(server)), everyMs);
  const next = (): ServerProcess => {
    const server = [...ready][(turn += 1) % ready.size];
    if (server === undefined) throw new RangeError('no server is ready');
    return server;
  };
  return {
    post: async (path, { session }, body) => {
      for (;;) {
        try {
          return await post(next(), path, { session, body });
        } catch (error) {
          if (reasonOf(error) !== 'ECONNREFUSED') return reasonOf(error);
          await sleep(retryMs);
        }
      }
    },
    next,
    replace: (old, other) => {
      all.delete(old);
      ready.delete(old);
      all.add(other);
      ready.add(other);
    },
    close: () => clearInterval(timer),
  };
}

async function post(
  { url }: ServerProcess,
  path: string,
  { session, body }: Asker & { body: unknown },
): Promise<number | string> {
  const headers = { ...session, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  const isHelpful = response.status !== 503 || response.headers.has('retry-after');
  return isHelpful ? response.status : '503 without Retry-After';
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
  return cause !== null && 'code' in cause ? String(cause.code) : String(error);
}
