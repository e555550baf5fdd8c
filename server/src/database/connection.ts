import process from 'node:process';
import type { Writable } from 'node:stream';
import { Pool, types, type PoolClient } from 'pg';

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
 * startup parameters. `inTransaction` repeats them behind such a pooler, which can hand out another client's connection.
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
  pool.on('connect', writeTogether);
  return pool;
}

/**
 * Statements that are sent in one turn of the event loop become one write to the socket, because writes take most of the time of
 * sending. It needs the driver's `connection`, which isn't documented; a test counts the writes.
 */
function writeTogether(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  let isWaiting = false;
  const end = (): void => {
    isWaiting = false;
    stream.uncork();
  };
  const waiting = (...given: unknown[]): unknown => {
    if (!isWaiting) {
      isWaiting = true;
      stream.cork();
      process.nextTick(end);
    }
    return query(...given);
  };
  Object.assign(client, { query: waiting });
}

/** Pools without a pooler between them and the database: what's set when a connection opens stays set. */
const direct = new WeakSet<Pool>();

/** Transactions of this pool don't set their limits again: there's no pooler between it and the database. */
export function keepSessionSettings(pool: Pool): void {
  direct.add(pool);
}

/** What begins a transaction with the limits of rule PAY-03. */
export function beginOn(pool: Pool): string {
  return direct.has(pool) ? 'begin' : beginWithSettings;
}

const beginWithSettings = `begin; ${assignments('local')}`;

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
