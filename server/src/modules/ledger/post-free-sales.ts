import { freeSalePosting } from '@ascendant/domain/ledger/free-sale';
import type { BookingRow } from '../../../db/schema/bookings';
import { inTransaction, type Queryable, type Transaction } from '../../database/database';
import { findDifferingFreeSales, findFreeSales, lockFreeSales } from './free-sales.repository';
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

async function postFreeSales(tx: Transaction, bookingIds: readonly number[]): Promise<number> {
  const sales = await findFreeSales(tx, bookingIds);
  const postings = sales.flatMap((sale) => {
    const posting = freeSalePosting(sale);
    return posting === null ? [] : [{ ...posting, subject: sale.subject }];
  });
  await insertPostings(tx, postings);
  return postings.length;
}

/** Bookings that are posted in one transaction. */
const batch = 500;

/** Posts what an older version that ran beside this one left out. @returns how many bookings got a posting */
export async function postMissingFreeSales(db: Queryable): Promise<number> {
  const ids = await inTransaction(db, async (tx) => {
    await waitForever(tx);
    return findDifferingFreeSales(tx);
  });
  let posted = 0;
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch);
    posted += await inTransaction(db, async (tx) => postFreeSales(tx, await lockFreeSales(tx, some)));
  }
  return posted;
}
