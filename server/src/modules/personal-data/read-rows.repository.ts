import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import type { Sealer } from '../../encryption/sealer';
import type { PersonalTable, Subject } from './personal-table.repository';
import { personalTables } from './personal-tables.repository';

/** A value as PostgreSQL gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows about a person in one table, without the columns that are withheld. */
export interface TableRows {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Reads the rows about a person, table by table. */
export async function* rowsAbout(db: Queryable, subject: Subject, sealer: Sealer): AsyncGenerator<TableRows> {
  for (const entry of personalTables) {
    const { table, title, about } = entry;
    const rows = await db.select(exportedColumns(entry)).from(table).where(about(subject));
    yield { name: getTableName(table), title, rows: rows.map((row) => opened(row, entry, sealer)) };
  }
}

function opened(row: Row, { sealed }: PersonalTable, sealer: Sealer): Row {
  if (sealed === undefined) return row;
  const { [sealed.column]: value, ...others } = row;
  return { ...others, [sealed.as]: Buffer.isBuffer(value) ? sealer.open(value, sealed.placeOf(row)) : null };
}

/** The columns of a table that are exported, by their names in code. */
export function exportedColumns({ table, withheld = {} }: Pick<PersonalTable, 'table' | 'withheld'>) {
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !Object.hasOwn(withheld, name)));
}
