import type { ReversalObject, TransferObject } from './connect';
import {
  newId,
  nowSeconds,
  type ChargeObject,
  type DisputeObject,
  type RefundObject,
  type TransactionObject,
} from './objects';

/** What of the stand-in's data has to do with its balance. */
interface Balanced {
  readonly charges: ReadonlyMap<string, ChargeObject>;
  readonly refunds: ReadonlyMap<string, RefundObject>;
  readonly disputes: ReadonlyMap<string, DisputeObject>;
  readonly transactions: TransactionObject[];
}

/** What a dispute costs, in cents. */
const disputeFee = 1500;

/** Records what a charge brings, less 2.9% and 30 cents. */
export function enterCharge(books: Balanced, { id, amount, currency }: ChargeObject): void {
  enter(books, { source: id, type: 'charge', amount, currency, fee: Math.floor((amount * 29 + 500) / 1000) + 30 });
}

/** Records that a refund has left, or that the bank has returned it. */
export function enterRefund(
  books: Balanced,
  { id, amount, currency }: RefundObject,
  type: 'refund' | 'refund_failure',
): void {
  enter(books, { source: id, type, currency, amount: type === 'refund' ? -amount : amount, fee: 0 });
}

/** Records that a dispute's money is withheld, which costs something, or that it has come back. */
export function enterDispute(books: Balanced, { id, amount, currency }: DisputeObject, isReturned: boolean): void {
  const movement = isReturned ? { amount, fee: 0 } : { amount: -amount, fee: disputeFee };
  enter(books, { source: id, type: 'adjustment', currency, ...movement });
}

/** Records what goes to a connected account, or comes back. @returns it */
export function enterTransfer<Moved extends TransferObject | ReversalObject>(books: Balanced, moved: Moved): Moved {
  const { id, amount, currency } = moved;
  const isTransfer = moved.object === 'transfer';
  const movement = isTransfer
    ? { type: 'transfer' as const, amount: -amount }
    : { type: 'transfer_refund' as const, amount };
  enter(books, { source: id, currency, fee: 0, ...movement });
  return moved;
}

/** A transaction with its source in place of the id, as `expand` shows it. */
export function withSource(books: Balanced, transaction: TransactionObject): unknown {
  const { source } = transaction;
  const found = books.charges.get(source) ?? books.refunds.get(source) ?? books.disputes.get(source) ?? source;
  return { ...transaction, source: found };
}

type Movement = Pick<TransactionObject, 'source' | 'type' | 'amount' | 'currency' | 'fee'>;

function enter(books: Balanced, movement: Movement): void {
  const net = movement.amount - movement.fee;
  books.transactions.push({ id: newId('txn'), object: 'balance_transaction', created: nowSeconds(), net, ...movement });
}
