import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/test-database';
import type { Outcomes } from '../../concurrency/together';
import { inTransaction, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { Sale } from './sale.repository';
import { sellingTogether } from './sell-together';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

const wish = (buyerId: number, eventId = 1): Sale => ({ eventId, buyerId });
const given = (wishes: readonly Sale[]): Outcomes<number> =>
  wishes.map(({ buyerId }) => ({ status: 'fulfilled', value: buyerId }));

/** Sells as `sell` does, and notes who was served together. */
function seller(sell: (tx: Transaction, wishes: readonly Sale[]) => Promise<Outcomes<number>>) {
  const served: number[][] = [];
  const buy = sellingTogether(database.db, async (tx, wishes: readonly Sale[]) => {
    served.push(wishes.map(({ buyerId }) => buyerId));
    return sell(tx, wishes);
  });
  return { served, buy };
}

/** As a constraint of the database refuses a write. */
const refuse = (tx: Transaction, constraint: string) =>
  tx.execute(
    sql.raw(`do $$ begin raise exception 'no' using errcode = 'check_violation', constraint = '${constraint}'; end $$`),
  );

describe('PAY-03 seats', () => {
  it('go to the first buyer at once, and then to everyone who has come meanwhile, in order of arrival', async () => {
    const { served, buy } = seller(async (_, wishes) => given(wishes));
    expect(await Promise.all([1, 2, 3, 4].map((buyer) => buy(wish(buyer))))).toEqual([1, 2, 3, 4]);
    expect(served).toEqual([[1], [2, 3, 4]]);
  });

  it('go to at most 32 buyers at a time', async () => {
    const { served, buy } = seller(async (_, wishes) => given(wishes));
    await Promise.all(Array.from({ length: 34 }, (_, buyer) => buy(wish(buyer))));
    expect(served.map(({ length }) => length)).toEqual([1, 32, 1]);
  });

  it('go to a buyer who asks twice in two transactions', async () => {
    const { served, buy } = seller(async (_, wishes) => given(wishes));
    await Promise.all([1, 2, 2, 3].map((buyer) => buy(wish(buyer))));
    expect(served).toEqual([[1], [2, 3], [2]]);
  });

  it('go to buyers of several events together', async () => {
    const { served, buy } = seller(async (_, wishes) => given(wishes));
    await Promise.all([buy(wish(1, 1)), buy(wish(2, 1)), buy(wish(3, 2)), buy(wish(4, 3))]);
    expect(served).toEqual([[1], [2, 3, 4]]);
  });

  it('of an event that stays locked do not keep others waiting, and are sold on their own until no one waits for them', async () => {
    const locking = (tx: Transaction, eventIds: readonly number[]) =>
      tx.execute(
        sql`select pg_advisory_xact_lock(99, id) from unnest(${sql.param([...eventIds])}::int[]) as locked (id)`,
      );
    const { served, buy } = seller(async (tx, wishes) => {
      await locking(
        tx,
        wishes.map(({ eventId }) => eventId),
      );
      return given(wishes);
    });
    const heard: number[] = [];
    const asked: Promise<unknown>[] = [];
    const ask = (buyerId: number, eventId: number) =>
      asked.push(buy(wish(buyerId, eventId)).then((buyer) => heard.push(buyer)));
    await inTransaction(database.db, async (tx) => {
      await locking(tx, [1]);
      ask(1, 2);
      ask(2, 1);
      ask(3, 2);
      await vi.waitFor(() => expect(heard).toEqual([1, 3]));
      ask(4, 1);
      ask(5, 2);
      await vi.waitFor(() => expect(heard).toEqual([1, 3, 5]));
    });
    await Promise.all(asked);
    expect(heard).toEqual([1, 3, 5, 2, 4]);
    expect(served).toEqual([[1], [2, 3], [2], [3], [5], [4]]);
    await buy(wish(6, 1));
    await Promise.all([buy(wish(7, 1)), buy(wish(8, 1)), buy(wish(9, 2))]);
    expect(served.slice(-2)).toEqual([[7], [8, 9]]);
  });

  it('are busy for those whose turn does not come in time, and only for them', async () => {
    const slow = async (_: Transaction, wishes: readonly Sale[]) => sleep(60).then(() => given(wishes));
    const hurried = sellingTogether(database.db, slow, { withinMs: 20 });
    const [first, late] = await Promise.allSettled([hurried(wish(1)), hurried(wish(2))]);
    expect([first?.status, late]).toEqual([
      'fulfilled',
      { status: 'rejected', reason: expect.objectContaining({ code: 'busy' }) },
    ]);
    const patient = sellingTogether(database.db, slow, { withinMs: 5_000 });
    expect(await Promise.all([patient(wish(1)), patient(wish(2))])).toEqual([1, 2]);
  });

  it('go to the others if one of them is refused', async () => {
    const refusal = new AppError('sold_out');
    const { served, buy } = seller(async (_, wishes) =>
      given(wishes).map((outcome, index) =>
        wishes[index]?.buyerId === 3 ? { status: 'rejected', reason: refusal } : outcome,
      ),
    );
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((buyer) => buy(wish(buyer))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(served).toEqual([[1], [2, 3, 4]]);
  });

  it('go to each of them alone if the database refuses what one of them wants', async () => {
    const { served, buy } = seller(async (tx, wishes) => {
      if (wishes.some(({ buyerId }) => buyerId === 3)) await refuse(tx, 'booking_attendees_user_once');
      return given(wishes);
    });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((buyer) => buy(wish(buyer))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'already_booked' } });
    expect(served).toEqual([[1], [2, 3, 4], [2], [3, 4], [3], [4]]);
  });

  it('go to those who come after a failure, which all who were served together hear of', async () => {
    const { served, buy } = seller(async (_, wishes) => {
      if (wishes.length > 1) throw new RangeError('a bug');
      return given(wishes);
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map((buyer) => buy(wish(buyer))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await buy(wish(4))).toBe(4);
    expect(served).toEqual([[1], [2, 3], [4]]);
  });
});
