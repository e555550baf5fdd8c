import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../db/schema/users';
import { buildTraveller } from '../../test/factories/people';
import { testDatabase } from '../../test/test-database';
import { builtOnce, unnamed } from './built-once';
import { inTransaction } from './database';
import { keptRecords } from './kept-records';

interface NameRow {
  readonly id: number;
  readonly firstName: string;
  readonly createdAt: Date;
}

const named = (most = 10) => {
  const keep = keptRecords(most, ({ firstName, createdAt }: NameRow) => ({
    greeting: `Hello ${firstName}`,
    createdAt,
  }));
  return builtOnce((db) =>
    keep(
      db
        .select({ id: users.id, firstName: users.firstName, createdAt: users.createdAt })
        .from(users)
        .where(sql`${users.id} = any(${sql.placeholder('ids')}::int[])`)
        .orderBy(users.id)
        .prepare(unnamed),
    ),
  );
};

describe('what’s made of a row', () => {
  it('stays the same object until a column changes, in a transaction too', async () => {
    const { db } = await testDatabase();
    const { id } = await buildTraveller(db, { firstName: 'Ada' });
    const greetings = named();
    const [first] = await greetings(db).execute({ ids: [id] });
    expect(first).toMatchObject({ greeting: 'Hello Ada', createdAt: expect.any(Date) });
    expect((await greetings(db).execute({ ids: [id] }))[0]).toBe(first);
    await inTransaction(db, async (tx) => {
      expect((await greetings(tx).execute({ ids: [id] }))[0]).toBe(first);
      await tx.update(users).set({ firstName: 'Grace' }).where(eq(users.id, id));
      expect((await greetings(tx).execute({ ids: [id] }))[0]).toMatchObject({ greeting: 'Hello Grace' });
    });
    expect((await greetings(db).execute({ ids: [id] }))[0]).toMatchObject({ greeting: 'Hello Grace' });
  });

  it('isn’t kept of a row with JSON, which is another object each time: that’s refused', async () => {
    const { db } = await testDatabase();
    const { id } = await buildTraveller(db);
    const keep = keptRecords(10, (row: { readonly id: number; readonly facts: unknown }) => row);
    const facts = sql`jsonb_build_object('firstName', ${users.firstName})`;
    const read = (shown: typeof facts) => {
      const asked = db.select({ id: users.id, facts: shown }).from(users).where(eq(users.id, id));
      return keep(asked.prepare(unnamed)).execute({});
    };
    await expect(read(facts)).rejects.toThrow("facts can't be compared: select it as text");
    expect(await read(sql`${facts}::text`)).toHaveLength(1);
  });

  it('is forgotten when there are too many, the one that was read longest ago first', async () => {
    const { db } = await testDatabase();
    const ids = [(await buildTraveller(db)).id, (await buildTraveller(db)).id];
    const greetings = named(1);
    const [one, two] = await greetings(db).execute({ ids });
    const [oneAgain, twoAgain] = await greetings(db).execute({ ids });
    expect(oneAgain).not.toBe(one);
    expect(twoAgain).not.toBe(two);
    expect([oneAgain, twoAgain]).toEqual([one, two]);
  });
});
