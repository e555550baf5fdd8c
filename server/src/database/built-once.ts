import { namesStatements, type Queryable } from './database';
import { nameOf } from './statement-names';

/** A query of the builder's, with placeholders for its values. */
export interface BuiltQuery<Prepared> {
  toSQL(): { readonly sql: string };
  prepare(name: string): Prepared;
}

/** The name for a query without one: drizzle then sends its text each time. */
const unnamed = '';

/** A query that's ready to be sent with its values, under its name where statements have names. */
export function prepared<Prepared>(db: Queryable, query: BuiltQuery<Prepared>): Prepared {
  const name = namesStatements(db) ? nameOf(query.toSQL().sql) : undefined;
  return query.prepare(name ?? unnamed);
}

/**
 * Builds a query once, because building it takes as long as running it. In a transaction it's built for that transaction.
 * @param build gives a query with placeholders for values
 */
export function builtOnce<Prepared>(build: (db: Queryable) => BuiltQuery<Prepared>): (db: Queryable) => Prepared {
  const built = new WeakMap<Queryable, Prepared>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const statement = prepared(db, build(db));
    built.set(db, statement);
    return statement;
  };
}

/** @param shape names everything that a query's text follows from; null for one that's built each time */
export type BuiltPerShape<Prepared> = (
  db: Queryable,
  shape: string | null,
  build: (db: Queryable) => BuiltQuery<Prepared>,
) => Prepared;

/** The same for a query whose text has a few shapes, such as one per combination of filters: each is built once. */
export function builtPerShape<Prepared>(): BuiltPerShape<Prepared> {
  const known = new Map<string, (db: Queryable) => Prepared>();
  return (db, shape, build) => {
    if (shape === null) return prepared(db, build(db));
    const once = known.get(shape) ?? builtOnce(build);
    known.set(shape, once);
    return once(db);
  };
}
