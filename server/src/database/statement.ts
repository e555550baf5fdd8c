import { getTableColumns, is, Param, Placeholder, sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import { connectionOf, namesStatements, type Queryable } from './database';
import { nameOf } from './statement-names';

/** Builds parts of a statement as a database would, without one. */
export const builder = drizzle.mock();
const dialect = new PgDialect();

/** Where a value goes that differs each time. */
export type ValueOf<Values> = (name: keyof Values & string) => Placeholder;

/** Sends a statement with its values, at once: statements that are sent together run in that order, and take one round trip. */
export type Statement<Values, Row> = (db: Queryable, values: Values) => Promise<Row[]>;

/**
 * A statement whose text is built once, when the program starts, because building it takes longer than sending it. Its rows have the
 * names that the text gives its columns; columns named 'hold.id' are in a part of their own.
 * @param build the text; `value` says where each value goes
 * Source: docs/performance.md, "Seats".
 */
export function statement<Values extends object, Row extends object>(
  build: (value: ValueOf<Values>) => SQL,
): Statement<Values, Row> {
  const { sql: text, params } = dialect.sqlToQuery(build((name) => sql.placeholder(name)));
  const name = nameOf(text);
  const read = params.map((param) => reading<Values>(param));
  const rowOf = rowReader();
  return async (db, values) => {
    const sent = read.map((one) => one(values));
    const named = name !== undefined && namesStatements(db) ? { name } : {};
    const { rows } = await connectionOf(db).query<QueryResultRow>({ ...named, text, values: sent });
    return rows.map((row) => rowOf(row) as Row);
  };
}

/** How a parameter's value is found: its place is filled by name, encoded for its column if it has one, or it's always the same. */
function reading<Values extends object>(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => Reflect.get(values, param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  return (values) => encodedBy(encoder, Reflect.get(values, value.name));
}

function encodedBy(encoder: Param['encoder'], value: unknown): unknown {
  return value === null ? null : encoder.mapToDriverValue(value);
}

/**
 * An array's place in a statement. It's in a `select` of its own to hide the length from PostgreSQL, which would otherwise plan the
 * statement again each time: that takes half a millisecond.
 */
export function listOf(value: Placeholder, type: 'int' | 'text'): SQL {
  const array = sql.raw(`${type}[]`);
  return sql`(select ${value}::${array})::${array}`;
}

interface ColumnOptions<Table extends PgTable> {
  /** The part of a statement that they come from, if it isn't the table. */
  readonly from?: string;
  /** Where in the row they go. */
  readonly part?: string;
  readonly only?: readonly (keyof Table['_']['columns'] & string)[];
}

/** The columns of a table, named like the properties of its rows. */
export function columnsOf<Table extends PgTable>(table: Table, { from, part, only }: ColumnOptions<Table> = {}): SQL {
  const all = Object.entries(getTableColumns(table));
  const asked = only === undefined ? all : all.filter(([name]) => only.includes(name));
  const each = asked.map(([name, column]) => {
    const read = from === undefined ? sql`${column}` : sql`${sql.identifier(from)}.${sql.identifier(column.name)}`;
    return sql`${read} as ${sql.identifier(part === undefined ? name : `${part}.${name}`)}`;
  });
  return sql.join(each, sql`, `);
}

type ReadRow = (row: QueryResultRow) => QueryResultRow;

interface Column {
  /** As the row names it, such as 'hold.id'. */
  readonly name: string;
  readonly part: string | null;
  readonly own: string;
}

/** Reads rows with the same columns: puts 'hold.id' into the part `hold`. It looks at the names of the first row only. */
function rowReader(): ReadRow {
  let read: ReadRow | undefined;
  return (row) => (read ??= readerOf(columnsIn(row)))(row);
}

function readerOf(columns: readonly Column[]): ReadRow {
  const hasParts = columns.some(({ part }) => part !== null);
  return hasParts ? (row) => inParts(row, columns) : (row) => row;
}

function columnsIn(row: QueryResultRow): readonly Column[] {
  return Object.keys(row).map((name) => {
    const [part, own] = name.split('.');
    return part === undefined || own === undefined ? { name, part: null, own: name } : { name, part, own };
  });
}

function inParts(row: QueryResultRow, columns: readonly Column[]): QueryResultRow {
  const whole: Record<string, unknown> = {};
  const parts: Record<string, Record<string, unknown>> = {};
  for (const { name, part, own } of columns) {
    if (part === null) whole[own] = row[name];
    else (parts[part] ??= {})[own] = row[name];
  }
  return Object.assign(whole, parts);
}
