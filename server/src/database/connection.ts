import { Client, Pool, types, type PoolConfig } from 'pg';
import { nameStatements } from './statement-names';

/** The settings of every session. Source: rule PAY-03. */
const session = {
  lock_timeout: '3s',
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '15s',
  timezone: 'UTC',
} as const;

/** Of a session that prepares a start. On a busy machine, any of its statements can take minutes, and so can we between two. */
const preparing = {
  lock_timeout: '0',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  timezone: 'UTC',
} as const;

type SessionSettings = Readonly<Record<keyof typeof session, string>>;

/** In milliseconds. On a machine at a load of 40, a connection takes seconds. */
const longestConnectMs = 60_000;

const int8 = 20;
const date = 1082;

/**
 * A pool of connections that survives an outage of the database: an idle connection that breaks is reported and replaced.
 * Session settings are sent as plain statements after connecting, because a transaction-mode pooler refuses them as
 * startup parameters. `inTransaction` repeats them behind such a pooler, which can hand out another client's connection.
 * @param report called when a connection breaks; never with a query or a value
 * @param connectionTimeoutMillis how long a request waits for a connection
 */
export function openPool(
  connectionString: string,
  report: (error: Error) => void,
  max = 20,
  connectionTimeoutMillis = 3_000,
): Pool {
  // A hanging server or a silently cut connection must not block a request forever.
  const timeouts = { connectionTimeoutMillis, query_timeout: 30_000 };
  return poolWith({ connectionString, max, ...timeouts }, session, report);
}

/** A pool for what a start does before the first request: loading and building. Its statements have no timeout. */
export function openPreparingPool(connectionString: string, report: (error: Error) => void): Pool {
  const pool = poolWith({ connectionString, max: 2, connectionTimeoutMillis: longestConnectMs }, preparing, report);
  unhurried.add(pool);
  return pool;
}

/** A connection for what a start does one after the other, such as migrations. Its owner ends it. */
export async function connectToPrepare(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: longestConnectMs });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** What begins a transaction without timeouts, whatever the role's or the database's own are. */
export const beginPreparing = `begin; ${assignments('local', preparing)}`;

/** Pools whose transactions have no timeouts. */
const unhurried = new WeakSet<Pool>();

function poolWith(options: PoolConfig, settings: SessionSettings, report: (error: Error) => void): Pool {
  const pool = new Pool({
    ...options,
    // A new connection plans every statement again.
    idleTimeoutMillis: 600_000,
    // Statements that don't need each other's answers are sent together (docs/performance.md, "Seats").
    pipeline: true,
    keepAlive: true,
    allowExitOnIdle: true,
    types: { getTypeParser: parserOf },
    onConnect: async (client) => {
      await client.query(assignments('session', settings));
    },
  });
  pool.on('error', report);
  // A checked-out connection emits its own errors; without a listener they would end the process.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** Pools without a pooler between them and the database: what's set when a connection opens stays set. */
const direct = new WeakSet<Pool>();

/** Transactions of this pool don't set their limits again: there's no pooler between it and the database. */
export function keepSessionSettings(pool: Pool): void {
  direct.add(pool);
}

/** What begins a transaction with the limits of rule PAY-03. */
export function beginOn(pool: Pool): string {
  if (unhurried.has(pool)) return beginPreparing;
  return direct.has(pool) ? 'begin' : beginWithSettings;
}

const beginWithSettings = `begin; ${assignments('local', session)}`;

function assignments(scope: 'session' | 'local', settings: SessionSettings): string {
  const each = Object.entries(settings).map(
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

/**
 * Saves what's only possible on connections that stay the pool's own: statements have names, and settings aren't sent again. Not behind a
 * pooler in transaction mode, where the next transaction may run on another connection. Call it before the pool connects.
 */
export function expectNoPooler(pool: Pool): void {
  nameStatements(pool);
  keepSessionSettings(pool);
}
