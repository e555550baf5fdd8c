import { inTransaction, type Database, type Transaction } from '../../database/database';
import { inTurn } from './event-queue';
import { refusingAsTheDatabaseDoes, soldOut } from './refusals';
import { isFullFor, type Sale } from './sale.repository';

/**
 * Runs work that takes an event's seats in a transaction, once it's its turn in the event's queue. In a rush, a full event says so
 * without making anyone wait for its lock.
 * @throws AppError busy if its turn doesn't come in time; sold_out; whatever the database refuses, as the matching refusal
 */
export function sellingInTurn<Result>(
  db: Database,
  sale: Sale,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTurn(sale.eventId, {
    take: () => refusingAsTheDatabaseDoes(() => inTransaction(db, work)),
    refuseEarly: async () => {
      if (await isFullFor(db, sale)) throw soldOut(0);
    },
  });
}
