import { DatabaseError } from 'pg';

/** Why the database failed: it's away, or it gave up waiting, in which case the same call might work in a moment. */
export type DatabaseTrouble = 'away' | 'busy';

/** The SQLSTATE of a lock that didn't become free within `lock_timeout`. */
export const lockNotAvailable = '55P03';
/** Besides: query_canceled (statement_timeout), deadlock_detected, serialization_failure. */
const busy = new Set([lockNotAvailable, '57014', '40P01', '40001']);
/** Classes: connection exception, insufficient resources (too many connections), operator intervention (shutdown). */
const awayClasses = ['08', '53', '57P'];
/** idle_in_transaction_session_timeout ends a session that hung. read_only_sql_transaction means a failover. */
const away = new Set(['25P03', '25006', '3D000']);
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ECONNABORTED',
]);
/** The driver has no error codes for these. */
const driverTexts = [
  'Connection terminated',
  'timeout expired',
  'There was an error establishing an SSL connection',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
];

/** The pool's message when all its connections are busy. A connection that can't be made ends with `Connection terminated`. */
const poolIsBusy = 'timeout exceeded when trying to connect';

/** Classifies a failed query or connection. @returns null for a bug, that is, anything that isn't an outage or a wait */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  for (const cause of causesOf(error)) {
    if (cause instanceof DatabaseError) return troubleOfCode(cause.code ?? '');
    if ('code' in cause && typeof cause.code === 'string' && isNetwork(cause, cause.code)) return 'away';
    if (cause.message === poolIsBusy) return 'busy';
    if (driverTexts.some((text) => cause.message.startsWith(text))) return 'away';
  }
  return null;
}

/** The SQLSTATE of a failed query, however the query builder wrapped it. @returns null if there is none */
export function sqlState(error: unknown): string | null {
  const found = causesOf(error).find((cause) => cause instanceof DatabaseError);
  return found instanceof DatabaseError ? (found.code ?? null) : null;
}

/** The constraint that a write violated, so that a repository can tell which rule of the table it was. */
export function brokenConstraint(error: unknown): string | null {
  const found = causesOf(error).find((cause) => cause instanceof DatabaseError);
  return found instanceof DatabaseError ? (found.constraint ?? null) : null;
}

/** A Unix socket whose server is gone doesn't exist any more, or refuses. */
function isNetwork(error: Error, code: string): boolean {
  return network.has(code) || (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect');
}

function troubleOfCode(code: string): DatabaseTrouble | null {
  if (busy.has(code)) return 'busy';
  return away.has(code) || awayClasses.some((prefix) => code.startsWith(prefix)) ? 'away' : null;
}

/** An error and its causes, outermost first. An AggregateError (several addresses tried) counts as its members. */
export function causesOf(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inner.flatMap(causesOf)];
}
