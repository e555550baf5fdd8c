import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../test/test-database';
import type { Outcomes } from '../../concurrency/batches';
import { inTransaction, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { Sale } from './sale.repository';
import { sellingInBatches } from './sell-in-batches';

const database = await testDatabase();

const order = (buyerId: number, eventId = 1): Sale => ({ eventId, buyerId });
const given = (orders: readonly Sale[]): Outcomes<number> =>
  orders.map(({ buyerId }) => ({ status: 'fulfilled', value: buyerId }));

/** Sells as `sell` does, and notes the buyers of each batch. */
function seller(sell: (tx: Transaction, orders: readonly Sale[]) => Promise<Outcomes<number>>) {
  const batches: number[][] = [];
  const buy = sellingInBatches(database.db, async (tx, orders: readonly Sale[]) => {
    batches.push(orders.map(({ buyerId }) => buyerId));
    return sell(tx, orders);
  });
  return { batches, buy };
}

/** As a constraint of the database refuses a write. */
const refuse = (tx: Transaction, constraint: string) =>
  tx.execute(
    sql.raw(`do $$ begin raise exception 'no' using errcode = 'check_violation', constraint = '${constraint}'; end $$`),
  );

describe('PAY-03 seats', () => {
  it('go to the first buyer at once, and then to everyone who has arrived since, in order of arrival', async () => {
    const { batches, buy } = seller(async (_, orders) => given(orders));
    expect(await Promise.all([1, 2, 3, 4].map((buyer) => buy(order(buyer))))).toEqual([1, 2, 3, 4]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it('go to at most 32 buyers at a time', async () => {
    const { batches, buy } = seller(async (_, orders) => given(orders));
    await Promise.all(Array.from({ length: 34 }, (_, buyer) => buy(order(buyer))));
    expect(batches.map(({ length }) => length)).toEqual([1, 32, 1]);
  });

  it('go to a buyer who asks twice in two transactions', async () => {
    const { batches, buy } = seller(async (_, orders) => given(orders));
    await Promise.all([1, 2, 2, 3].map((buyer) => buy(order(buyer))));
    expect(batches).toEqual([[1], [2, 3], [2]]);
  });

  it('of one event are never in a batch with those of another', async () => {
    const { batches, buy } = seller(async (_, orders) => given(orders));
    await Promise.all([buy(order(1, 1)), buy(order(2, 1)), buy(order(3, 2)), buy(order(4, 1)), buy(order(5, 2))]);
    expect(batches.toSorted()).toEqual([[1], [2, 4], [3], [5]]);
  });

  it('of an event that stays locked keep no one else waiting', async () => {
    const { buy } = seller(async (tx, orders) => {
      await tx.execute(sql`select pg_advisory_xact_lock(99, ${orders[0]?.eventId ?? 0}::int)`);
      return given(orders);
    });
    const heard: number[] = [];
    const ask = async (buyerId: number, eventId: number) => heard.push(await buy(order(buyerId, eventId)));
    const asked = await inTransaction(database.db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(99, 1)`);
      const waiting = [ask(1, 2), ask(2, 1), ask(3, 2), ask(4, 1)];
      await vi.waitFor(() => expect(heard).toEqual([1, 3]));
      return waiting;
    });
    await Promise.all(asked);
    expect(heard).toEqual([1, 3, 2, 4]);
  });

  it('are busy for those whose batch does not begin in time, and only for them, who come again when fewer wait', async () => {
    const slow = async (_: Transaction, orders: readonly Sale[]) => sleep(60).then(() => given(orders));
    const hurried = sellingInBatches(database.db, slow, { withinMs: 20 });
    const [first, late] = await Promise.allSettled([hurried(order(1)), hurried(order(2))]);
    expect([first?.status, late]).toEqual([
      'fulfilled',
      { status: 'rejected', reason: expect.objectContaining({ code: 'busy', facts: { retryAfterSeconds: 5 } }) },
    ]);
    const unhurried = sellingInBatches(database.db, slow, { withinMs: 5_000 });
    expect(await Promise.all([unhurried(order(1)), unhurried(order(2))])).toEqual([1, 2]);
  });

  it('go to the others if one of them is refused', async () => {
    const refusal = new AppError('sold_out');
    const { batches, buy } = seller(async (_, orders) =>
      given(orders).map((outcome, index) =>
        orders[index]?.buyerId === 3 ? { status: 'rejected', reason: refusal } : outcome,
      ),
    );
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((buyer) => buy(order(buyer))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it('go to each of them alone if the database refuses what one of them wants', async () => {
    const { batches, buy } = seller(async (tx, orders) => {
      if (orders.some(({ buyerId }) => buyerId === 3)) await refuse(tx, 'booking_attendees_user_once');
      return given(orders);
    });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((buyer) => buy(order(buyer))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'already_booked' } });
    expect(batches).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  });

  it('go to those who arrive after a failure, which everyone of that batch hears of', async () => {
    const { batches, buy } = seller(async (_, orders) => {
      if (orders.length > 1) throw new RangeError('a bug');
      return given(orders);
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map((buyer) => buy(order(buyer))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await buy(order(4))).toBe(4);
    expect(batches).toEqual([[1], [2, 3], [4]]);
  });
});
