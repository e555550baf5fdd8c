import type { TestApp } from './test-app';

/** Which rows of a table can't be written. */
export interface FailingRows {
  readonly table: string;
  /** About `new`, in SQL. */
  readonly which: string;
}

/** Does something while some rows of a table can't be written. */
export async function whileRowsFail(
  { pool }: Pick<TestApp, 'pool'>,
  { table, which }: FailingRows,
  work: () => Promise<void>,
): Promise<void> {
  await pool.query(`create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse_row before insert or update on ${table} for each row when (${which}) execute function refuse_row()`);
  try {
    await work();
  } finally {
    await pool.query(`drop trigger refuse_row on ${table}; drop function refuse_row()`);
  }
}
