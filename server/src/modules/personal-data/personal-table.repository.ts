import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Who an export is about. */
export interface Subject {
  readonly userId: number;
  /** In lower case. */
  readonly email: string;
}

/** A table with rows about a person. */
export interface PersonalTable {
  readonly table: PgTable;
  /** What the page calls it. */
  readonly title: string;
  /** Which of its rows are about the person. */
  readonly about: (subject: Subject) => SQL | undefined;
  /** Columns that aren't exported, each with its reason. */
  readonly withheld?: Readonly<Record<string, string>>;
}
