import type { Queryable } from './database';

/** The name under which drizzle prepares a statement: none. `named-statements.ts` gives names to what's sent often. */
export const unnamed = '';

/**
 * Keeps a statement that's built, because building it again takes as long as running it. Values are placeholders.
 * In a transaction it's built for that transaction.
 * @param build ends in `.prepare(unnamed)`
 */
export function builtOnce<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
