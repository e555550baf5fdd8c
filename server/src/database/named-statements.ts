import type { Pool, PoolClient } from 'pg';

/** A text is prepared once it was sent this often, so that texts that differ with every search aren't. */
const hotAfter = 5;
/**
 * How many rows these match depends on the pattern, range, search or list. A general plan has to guess, guesses few, and is kept
 * because it looks cheap: it read every event by its id for a word that all of them have.
 */
const plannedForItsValues = /\b(?:like|ilike|between)\b|@@|&&| % /i;
/** Each prepared statement takes memory in each connection of the database. */
const mostNamed = 250;
/** How many texts are counted at a time. */
const mostCounted = 2_000;

/** A query as the driver takes it: a text with values, or something of its own such as a cursor. */
interface SentQuery {
  readonly text?: unknown;
  readonly name?: unknown;
  readonly values?: unknown;
  readonly submit?: unknown;
}

/** @returns the name under which a text is prepared; undefined while it isn't sent often */
export type NameOf = (text: string) => string | undefined;

/**
 * Prepares the statements that are sent again and again, under a name each, on every connection of a pool: PostgreSQL then reads
 * the text once per connection, and plans it once if a general plan is as good. Not behind a pooler in transaction mode, where the
 * next transaction may run on another connection.
 * Source: docs/performance.md, "Prepared statements".
 */
export function nameHotStatements(pool: Pool, nameOf: NameOf = hotNames()): void {
  pool.on('connect', (client) => name(client, nameOf));
}

/** Counts texts, and names those that are sent often, unless they're planned for their values. */
export function hotNames(): NameOf {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNamed || plannedForItsValues.test(text)) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= mostCounted) counts.clear();
    counts.set(text, count);
    if (count < hotAfter) return undefined;
    counts.delete(text);
    const given = `hot_${names.size + 1}`;
    names.set(text, given);
    return given;
  };
}

/** Every way to query ends in the client's `query`, with a text or a configuration first. */
function name(client: PoolClient, nameOf: NameOf): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const named = (first: unknown, ...rest: unknown[]): unknown => {
    const sent: SentQuery = typeof first === 'string' ? { text: first } : (first as SentQuery);
    const values = Array.isArray(rest[0]) ? rest[0] : sent.values;
    if (typeof sent.text !== 'string' || Boolean(sent.name) || sent.submit !== undefined || !hasAny(values))
      return query(first, ...rest);
    const given = nameOf(sent.text);
    return given === undefined ? query(first, ...rest) : query({ ...sent, name: given }, ...rest);
  };
  Object.assign(client, { query: named });
}

/** A text without values may be several statements, which can't be prepared. */
function hasAny(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}
