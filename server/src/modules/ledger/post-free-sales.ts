import { freeSaleEntries, freeSalePosting } from '@ascendant/domain/ledger/free-sale';
import { movePostings } from '@ascendant/domain/ledger/move-postings';
import type { BookingRow } from '../../../db/schema/bookings';
import { inTransaction, type Queryable, type Transaction } from '../../database/database';
import { findDifferingFreeSales, findFreeSales, lockFreeSales } from './free-sales.repository';
import { postInBatches } from './post-in-batches';
import { moveManualFee } from './post-manual-fees';
import { insertPostings } from './postings.repository';
import { waitForever } from './unposted.repository';

/**
 * Posts what the site pays of a booking that one of its codes made free, once it's booked and whenever people of it are cancelled, in the transaction
 * that does it. Any other booking posts nothing here.
 * Source: docs/rules/ledger.md, "Discounts".
 */
export async function postFreeSale(
  tx: Transaction,
  booking: Pick<BookingRow, 'id' | 'totalCents' | 'siteDiscountCents'>,
): Promise<void> {
  if (booking.totalCents === 0 && booking.siteDiscountCents > 0) await postFreeSales(tx, [booking.id]);
}

/**
 * Posts that a booking without a payment moves to another date, in the transaction that moves it, before the booking is changed: one that the site
 * made free, or a manual one with a fee. Any other posts nothing here.
 */
export async function postFreeSaleMove(
  tx: Transaction,
  { bookingId, moveId, toEventId }: { readonly bookingId: number; readonly moveId: number; readonly toEventId: number },
): Promise<void> {
  await moveManualFee(tx, { bookingId, moveId, toEventId });
  const [sale] = await findFreeSales(tx, [bookingId]);
  const moved = sale && movePostings([{ entries: freeSaleEntries(sale) }], moveId);
  if (!moved) return;
  const { subject } = sale;
  await insertPostings(tx, [
    { ...moved.out, subject },
    { ...moved.into, subject: { ...subject, eventId: toEventId } },
  ]);
}

async function postFreeSales(tx: Transaction, bookingIds: readonly number[]): Promise<number> {
  const sales = await findFreeSales(tx, bookingIds);
  const postings = sales.flatMap((sale) => {
    const posting = freeSalePosting(sale);
    return posting === null ? [] : [{ ...posting, subject: sale.subject }];
  });
  await insertPostings(tx, postings);
  return postings.length;
}

/** Posts what an older version that ran beside this one left out. @returns how many bookings got a posting */
export async function postMissingFreeSales(db: Queryable): Promise<number> {
  const ids = await inTransaction(db, async (tx) => {
    await waitForever(tx);
    return findDifferingFreeSales(tx);
  });
  return postInBatches(db, {
    ids,
    failure: "Free bookings that weren't posted",
    post: async (tx, some) => postFreeSales(tx, await lockFreeSales(tx, some)),
  });
}
