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

/** @param shape names everything that a statement's text follows from; null for one that's built each time */
export type BuiltPerShape<Statement> = (
  db: Queryable,
  shape: string | null,
  build: (db: Queryable) => Statement,
) => Statement;

/** The same for a statement whose text has a few shapes, such as one per combination of filters: each is built once. */
export function builtPerShape<Statement>(): BuiltPerShape<Statement> {
  const known = new Map<string, (db: Queryable) => Statement>();
  return (db, shape, build) => {
    if (shape === null) return build(db);
    const kept = known.get(shape) ?? builtOnce(build);
    known.set(shape, kept);
    return kept(db);
  };
}
