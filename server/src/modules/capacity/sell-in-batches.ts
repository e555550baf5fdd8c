import { inBatches, type Batching, type Outcomes } from '../../concurrency/batches';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { refusingAsTheDatabaseDoes } from './refusals';
import type { Sale } from './sale.repository';

/** Sells seats of one event to several buyers, or refuses some of them. */
export type Sell<Order, Sold> = (tx: Transaction, orders: readonly Order[]) => Promise<Outcomes<Sold>>;

/**
 * Sells an event's seats in batches: in one transaction to those who arrived during the one before. They share its lock and its commit, and
 * wait without a database connection, so a rush for one event leaves connections for everyone else.
 * @param sell is called with orders of one event by different buyers, in order of arrival; again with each of them alone if the
 * database refused the batch
 * @returns takes an order. It throws AppError busy if its batch doesn't begin in time; what `sell` or the database refuses
 * Source: rule PAY-03; docs/decisions/0120-one-way-to-sell.md.
 */
export function sellingInBatches<Order extends Sale, Sold>(
  db: Database,
  sell: Sell<Order, Sold>,
  limits: Pick<Batching<Order>, 'withinMs'> = {},
): (order: Order) => Promise<Sold> {
  return inBatches((orders) => sold(db, orders, sell), {
    ...limits,
    queueOf: ({ eventId }) => eventId,
    // The second order of a buyer depends on the first.
    onePer: ({ buyerId }) => buyerId,
  });
}

/** If the database refuses what one of them wants, nothing is written, and each of them is served alone. */
async function sold<Order, Sold>(
  db: Database,
  orders: readonly Order[],
  sell: Sell<Order, Sold>,
): Promise<Outcomes<Sold>> {
  try {
    return await refusingAsTheDatabaseDoes(() => inTransaction(db, (tx) => sell(tx, orders)));
  } catch (reason) {
    if (orders.length === 1 || !(reason instanceof AppError)) return orders.map(() => ({ status: 'rejected', reason }));
    const outcomes: PromiseSettledResult<Sold>[] = [];
    for (const order of orders) outcomes.push(...(await sold(db, [order], sell)));
    return outcomes;
  }
}
