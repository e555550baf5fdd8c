import type { Pool, PoolClient } from 'pg';

type Release = (error?: unknown) => void;
type Connected = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

/**
 * The same pool, except that a connection can be released twice. graphile-worker 0.16.6 does that if it's stopped before its
 * LISTEN is answered and the answer is that the connection is gone. The pool would throw an error that nothing can catch, and
 * the process would end (rule CRA-15). No upstream issue is known. lenient-pool.test.ts fails if the pool stops throwing.
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

/** @param release undefined from a pool that has ended, although its types don't say so */
function once(release: Release | undefined): Release {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release?.(error);
  };
}
