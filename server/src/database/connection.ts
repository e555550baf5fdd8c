import { Pool, types } from 'pg';

/** What every session of ours has. Source: rule PAY-03. */
const SESSION = {
  lock_timeout: '3s',
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '15s',
  timezone: 'UTC',
} as const;

const INT8 = 20;
const DATE = 1082;

/**
 * A pool of connections that survives the database going away: an idle connection that breaks is reported and replaced.
 * The session settings are given by plain statements after connecting, because a transaction-mode pooler refuses them
 * as start-up parameters; `inTransaction` repeats them, as such a pooler may hand out a connection of somebody else's.
 * @param report hears that a connection broke; never a query or a value
 */
export function openPool(connectionString: string, report: (error: Error) => void, max = 20): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    // A server that hangs, or a cut line that says nothing, must not hold a request for ever.
    query_timeout: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    types: { getTypeParser: parserOf },
    onConnect: async (client) => {
      await client.query(assignments('session'));
    },
  });
  pool.on('error', report);
  // A checked-out connection emits its own errors; without a listener they would end the process.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** The statement that gives a transaction its limits, whatever connection it is on. */
export const transactionSettings = assignments('local');

function assignments(scope: 'session' | 'local'): string {
  const each = Object.entries(SESSION).map(
    ([name, value]) => `set_config('${name}', '${value}', ${scope === 'local'})`,
  );
  return `select ${each.join(', ')}`;
}

/** Days stay text (YYYY-MM-DD) and ids become numbers; everything else as the driver does. */
function parserOf(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (type === DATE) return (value) => value;
  if (type === INT8) return safeInteger;
  return format === 'binary' ? types.getTypeParser(type, 'binary') : types.getTypeParser(type, 'text');
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`);
  return value;
}
