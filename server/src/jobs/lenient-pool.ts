import type { Pool, PoolClient } from 'pg';

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

/**
 * The same pool, to which a connection may be given back twice. The queue does that when it is stopped before the LISTEN of its
 * connection was answered, and the answer is that the connection is gone (graphile-worker 0.16.6); nobody could catch what the pool
 * throws then, and it would end the process (rule CRA-15).
 */
export function lenientPool(pool: Pool): Pool {
  const connect = (connected?: Connected): unknown =>
    connected === undefined
      ? pool.connect()
      : pool.connect((error, client, release) => connected(error, client, once(release)));
  return new Proxy(pool, {
    get: (_, name) => {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(pool, name);
      return typeof value === 'function' ? value.bind(pool) : value;
    },
  });
}

function once(release: (error?: unknown) => void): (error?: unknown) => void {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
}
