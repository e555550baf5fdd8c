import { sql } from 'drizzle-orm';
import { inTransaction, type Database, type Queryable } from '../../src/database/database';
import { runLong } from './long-statement';

/** Tables with many indexes that filling doesn't read; those of the others are in the order in which rows are added. */
const tables = ['events', 'event_search', 'search_texts', 'event_totals', 'series_totals', 'users'];
/** Which the fill does read: whether a series has a text already. */
const read = ['search_texts_series_id'];
/** Remembers them, should the fill be interrupted. It's there only during a fill. */
const leftOut = sql`indexes_left_out`;

/**
 * Fills the tables with most of their indexes left out, and builds these at the end. A row costs one random page for each index, so with a
 * million events two thirds of the time went into them. What can't be repeated stays refused: unique indexes remain.
 */
export async function withoutIndexes(db: Database, fill: () => Promise<void>): Promise<void> {
  await inTransaction(db, leaveOut);
  await fill();
  await buildLeftOut(db);
}

/** Builds what an interrupted fill has left out. */
export async function buildLeftOut(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await isRemembered(tx))) return;
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    const { rows } = await tx.execute<{ definition: string }>(sql`select definition from ${leftOut} order by name`);
    for (const { definition } of rows) await runLong(tx, definition);
    await tx.execute(sql`drop table ${leftOut}`);
  });
}

async function leaveOut(tx: Queryable): Promise<void> {
  await tx.execute(sql`create table if not exists ${leftOut} (name text primary key, definition text not null)`);
  const { rows } = await tx.execute<{ name: string }>(sql`
    insert into ${leftOut} select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
    where indrelid = any(${sql.param(tables)}::text[]::regclass[]) and not indisunique
      and indexrelid <> all(${sql.param(read)}::text[]::regclass[]) returning name`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
}

async function isRemembered(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select to_regclass('indexes_left_out') is not null as found`,
  );
  return rows[0]?.found === true;
}
