import { Pool, types } from 'pg';

/** The settings of every session. Source: rule PAY-03. */
const session = {
  lock_timeout: '3s',
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '15s',
  timezone: 'UTC',
} as const;

const int8 = 20;
const date = 1082;

/**
 * A pool of connections that survives an outage of the database: an idle connection that breaks is reported and replaced.
 * Session settings are sent as plain statements after connecting, because a transaction-mode pooler refuses them as
 * startup parameters. `inTransaction` repeats them, because such a pooler can hand out another client's connection.
 * @param report called when a connection breaks; never with a query or a value
 */
export function openPool(connectionString: string, report: (error: Error) => void, max = 20): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    // A hanging server or a silently cut connection must not block a request forever.
    query_timeout: 30_000,
    // Statements that don't need each other's answers are sent together (docs/performance.md, "Seats").
    pipeline: true,
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

/** The statement that sets a transaction's limits on any connection. */
export const transactionSettings = assignments('local');

function assignments(scope: 'session' | 'local'): string {
  const each = Object.entries(session).map(
    ([name, value]) => `set_config('${name}', '${value}', ${scope === 'local'})`,
  );
  return `select ${each.join(', ')}`;
}

/** Days stay text (YYYY-MM-DD) and ids become numbers. The driver parses everything else. */
function parserOf(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (type === date) return (value) => value;
  if (type === int8) return safeInteger;
  return format === 'binary' ? types.getTypeParser(type, 'binary') : types.getTypeParser(type, 'text');
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`);
  return value;
}
