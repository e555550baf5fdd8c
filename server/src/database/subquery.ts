import { sql, type SQL } from 'drizzle-orm';

/**
 * A subquery about the row of a statement, as one of the values that it selects. Where a statement has one table, Drizzle writes the columns that
 * stand directly in a selected `sql` without it, so that inside a subquery they'd be another table's columns of that name: with `t.waiver_id =
 * "id"` nothing was counted that should be.
 */
export function subquery<Value>(query: SQL): SQL<Value> {
  return sql<Value>`${query}`;
}
