import { inTransaction, type Database, type Transaction } from '../../database/database';
import { inTurn } from './event-queue';
import { refusingAsTheDatabaseDoes } from './refusals';

/**
 * Runs what takes seats of an event, when it is its turn, in a transaction.
 * @throws AppError busy when its turn does not come; what the database refuses, as the service would have said it
 */
export function sellingInTurn<Result>(
  db: Database,
  eventId: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTurn(eventId, () => refusingAsTheDatabaseDoes(() => inTransaction(db, work)));
}
