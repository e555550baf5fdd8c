import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';

/** A row of a select of these columns, if each table that they're of has one: not those of a left join. */
export type RowOf<Columns> = SelectResultFields<Columns>;
