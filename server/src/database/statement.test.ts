import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database';
import { inTransaction } from './database';
import { builder, columnsOf, statement } from './statement';

const visits = pgTable('visits', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  guestName: text('guest_name').notNull(),
  hasPaid: boolean('has_paid').notNull().default(false),
  extras: jsonb('extras').$type<string[]>(),
});
type Visit = typeof visits.$inferSelect;

const database = await testDatabase();

beforeAll(async () => {
  await database.pool
    .query(`create table visits (id int generated always as identity primary key, guest_name text not null,
    has_paid boolean not null default false, extras jsonb)`);
});

const insertVisit = statement<{ guestName: string; extras: readonly string[] | null }, Visit>((value) => {
  const made = builder.insert(visits).values({ guestName: value('guestName'), extras: value('extras') });
  return sql`${made.getSQL()} returning ${columnsOf(visits)}`;
});

describe('a statement', () => {
  it('has rows with the names of the table’s properties, and encodes values as their columns do', async () => {
    const [visit] = await insertVisit(database.db, { guestName: 'Ada', extras: ['lamp', 'map'] });
    expect(visit).toEqual({ id: expect.any(Number), guestName: 'Ada', hasPaid: false, extras: ['lamp', 'map'] });
  });

  it('sends null for a value that is null', async () => {
    const [visit] = await insertVisit(database.db, { guestName: 'Bo', extras: null });
    expect(visit?.extras).toBeNull();
  });

  it('puts columns into parts of the row', async () => {
    const joined = statement<{ name: string }, { one: Visit; pair: Pick<Visit, 'guestName'>; count: number }>(
      (
        value,
      ) => sql`select ${columnsOf(visits, { part: 'one' })}, ${columnsOf(visits, { from: 'v', part: 'pair', only: ['guestName'] })},
        1 as "count" from visits join visits v using (id) where visits.guest_name = ${value('name')}`,
    );
    const [row] = await joined(database.db, { name: 'Ada' });
    expect(row).toMatchObject({ one: { guestName: 'Ada' }, pair: { guestName: 'Ada' }, count: 1 });
    expect(Object.keys(row?.pair ?? {})).toEqual(['guestName']);
  });

  it('runs in the transaction that it’s given, and in its savepoints', async () => {
    const work = inTransaction(database.db, async (tx) => {
      await insertVisit(tx, { guestName: 'Cy', extras: null });
      await inTransaction(tx, (nested) => insertVisit(nested, { guestName: 'Di', extras: null }));
      throw new RangeError('no');
    });
    await expect(work).rejects.toThrow('no');
    const { rows } = await database.pool.query(`select from visits where guest_name in ('Cy', 'Di')`);
    expect(rows).toEqual([]);
  });
});
