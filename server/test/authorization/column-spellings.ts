import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A way to write a column's name into a body, in the hope that the server takes it. */
export interface Spelling {
  readonly name: string;
  readonly extra: Readonly<Record<string, unknown>>;
}

/** Appears in every text that's smuggled. */
export const smuggled = 'zqmass';
export const smuggledNumber = 987_654_321;

/** Every spelling of every column of a table. */
export function spellingsOf(table: PgTable): readonly Spelling[] {
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    spellings(name, column, getTableName(table)),
  );
}

function spellings(camel: string, column: PgColumn, table: string): readonly Spelling[] {
  const value = valueFor(column);
  const noun = table.replace(/s$/, '');
  const flat = [camel, column.name, camel.toLowerCase(), camel.toUpperCase(), column.name.replaceAll('_', '-')];
  const joined = [`${noun}[${camel}]`, `${noun}.${camel}`, `${table}[0][${camel}]`];
  const nested = [noun, table, 'data', 'body', 'user'];
  return [
    ...[...new Set([...flat, ...joined])].map((key) => ({ name: key, extra: { [key]: value } })),
    ...nested.map((key) => ({ name: `${key}: { ${camel} }`, extra: { [key]: { [camel]: value } } })),
  ];
}

function valueFor({ dataType }: PgColumn): unknown {
  switch (dataType) {
    case 'number':
      return smuggledNumber;
    case 'boolean':
      return true;
    case 'date':
      return '2091-09-19T09:19:09.000Z';
    case 'array':
      return [smuggled];
    case 'json':
      return { [smuggled]: smuggled };
    default:
      return smuggled;
  }
}
