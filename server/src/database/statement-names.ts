import { hash } from 'node:crypto';
import type { Pool } from 'pg';

/**
 * How many rows these match depends on the pattern, range, search or list. A general plan has to guess, guesses few, and PostgreSQL sticks
 * to it because it looks cheap: it read every event by its id for a word that all of them have.
 */
const plannedForItsValues = /\b(?:like|ilike|between)\b|@@|&&| % /i;

/** Pools on whose connections statements may have names. */
const naming = new WeakSet<Pool>();

/**
 * Lets statements have their names on a pool. Not behind a pooler in transaction mode, where the next transaction may run on another
 * connection.
 */
export function nameStatements(pool: Pool): void {
  naming.add(pool);
}

export function mayName(pool: Pool): boolean {
  return naming.has(pool);
}

/**
 * The name under which PostgreSQL prepares a text, once per connection: it reads the text then, and plans it once if a general plan is as
 * good. It's a hash of the text, so no two texts share one.
 * @returns undefined for a text that's planned for its values
 * Source: docs/performance.md, "Prepared statements".
 */
export function nameOf(text: string): string | undefined {
  return plannedForItsValues.test(text) ? undefined : `s_${hash('sha256', text, 'hex').slice(0, 24)}`;
}
