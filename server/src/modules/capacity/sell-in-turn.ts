import { inTransaction, type Database, type Transaction } from '../../database/database';
import { inTurn } from './event-queue';
import { refusingAsTheDatabaseDoes } from './refusals';

/**
 * Runs work that takes an event's seats in a transaction, once it's its turn in the event's queue.
 * @throws AppError busy if its turn doesn't come in time; whatever the database refuses, as the matching refusal
 */
export function sellingInTurn<Result>(
  db: Database,
  eventId: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTurn(eventId, () => refusingAsTheDatabaseDoes(() => inTransaction(db, work)));
}
