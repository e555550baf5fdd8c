import { movePostings } from '@ascendant/domain/ledger/move-postings';
import { duePostings, paymentPosting, salePartsOf } from '@ascendant/domain/ledger/sale';
import { cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import { inTransaction, type Database, type Queryable, type Transaction } from '../../database/database';
import { databaseTrouble } from '../../database/database-errors';
import { collectFailures } from '../../errors/collect-failures';
import { findHistories, type KnownHistory } from './histories.repository';
import { insertPostings, type NewPosting } from './postings.repository';
import { findDifferingPayments, hasUnposted, lockPayments, waitForever } from './unposted.repository';

/** What's posted in one transaction. */
const batch = 500;

/**
 * Posts what has become of a payment's money since it was posted last, in the transaction that changes it. The caller has locked the
 * payment's row. Calling it again posts nothing.
 * Source: docs/rules/ledger.md.
 */
export async function post(tx: Transaction, paymentId: number): Promise<void> {
  await insertPostings(tx, (await findHistories(tx, [paymentId])).flatMap(postingsOf));
}

/** A payment of a booking that moves. */
export interface PaymentThatMoves {
  readonly paymentId: number;
  readonly moveId: number;
  readonly toEventId: number;
  /** The supplement that it paid; null for the booking's own payment. */
  readonly supplementId?: number | null;
}

/**
 * Posts that a booking moves to another date, in the transaction that moves it. The caller has locked the payment's row, and not changed the
 * booking yet.
 */
export async function postMove(
  tx: Transaction,
  { paymentId, moveId, toEventId, supplementId = null }: PaymentThatMoves,
): Promise<void> {
  await post(tx, paymentId);
  const [history] = await findHistories(tx, [paymentId]);
  const moved = history && movePostings(history.posted, moveId, supplementId);
  if (!moved) return;
  const { subject } = history;
  await insertPostings(tx, [
    { ...moved.out, subject },
    { ...moved.into, subject: { ...subject, eventId: toEventId } },
  ]);
}

/** A payment that's being confirmed: paid as it was asked for, and nothing has happened to its money yet. */
export interface ConfirmedPayment {
  readonly paymentId: number;
  readonly booking: BookingRow;
  readonly organizerId: number | null;
}

/** Posts a payment that confirms its booking, in one statement that's sent at once. */
export async function postPayment(
  tx: Transaction,
  { paymentId, booking, organizerId }: ConfirmedPayment,
): Promise<void> {
  const { id: bookingId, eventId, currency, totalCents } = booking;
  const parts = salePartsOf({
    ticketsTotal: booking.ticketsTotalCents,
    discount: booking.discountCents,
    siteDiscount: booking.siteDiscountCents,
    fee: booking.bookingFeeCents,
    hst: booking.hstCents,
    taxLines: booking.taxLines,
  });
  const received = cents(totalCents);
  const posting = paymentPosting({ paymentId, organizerId, received, isAsAsked: true, parts, receivedAt: null });
  await insertPostings(tx, [{ ...posting, subject: { paymentId, bookingId, eventId, currency } }]);
}

function postingsOf(history: KnownHistory): NewPosting[] {
  return duePostings(history).map((posting) => ({ ...posting, subject: history.subject }));
}

/**
 * Posts what payments have posted nothing of: those made before there was a ledger, by an older version that's still running, or by the
 * demo. Safe to repeat and to interrupt.
 * @returns how many payments got postings
 * @throws AggregateError if some couldn't be posted; the others have been
 */
export async function postMissing(db: Queryable): Promise<number> {
  const ids = await inTransaction(db, async (tx) => {
    await waitForever(tx);
    return findDifferingPayments(tx);
  });
  return postInBatches(db, { ids, failure: "Payments that weren't posted", post: postAll });
}

/** The same if there's anything to post, for the start: it takes a moment to find that there isn't. */
export async function postEarlier(db: Database): Promise<void> {
  if (await hasUnposted(db)) await postMissing(db);
}

async function postAll(tx: Transaction, ids: readonly number[]): Promise<number> {
  const histories = await findHistories(tx, await lockPayments(tx, ids));
  const postings = histories.flatMap(postingsOf);
  await insertPostings(tx, postings);
  return new Set(postings.map(({ subject }) => subject.paymentId)).size;
}

interface PostingOfMany {
  readonly ids: readonly number[];
  /** For the log: "Payments that weren't posted". */
  readonly failure: string;
  /** @returns how many of them got postings */
  readonly post: (tx: Transaction, ids: readonly number[]) => Promise<number>;
}

/**
 * Posts many, some in each transaction. If that fails, each of them is posted in one of its own, so that one that can't be stops no other.
 * @returns how many got postings
 * @throws AggregateError at the end if some couldn't be posted
 */
export async function postInBatches(db: Queryable, { ids, failure, post }: PostingOfMany): Promise<number> {
  const failures = collectFailures(failure);
  let posted = 0;
  const postSome = async (some: readonly number[]) => {
    posted += await inTransaction(db, (tx) => post(tx, some));
  };
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch);
    await postSome(some).catch(async (error: unknown) => {
      if (databaseTrouble(error) === 'away') throw error;
      for (const id of some) await failures.collect(() => postSome([id]));
    });
  }
  failures.rethrow();
  return posted;
}
