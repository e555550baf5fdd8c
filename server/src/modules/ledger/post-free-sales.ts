import { freeSaleEntries, freeSalePosting } from '@ascendant/domain/ledger/free-sale';
import { movePostings } from '@ascendant/domain/ledger/move-postings';
import {
  taxAssignedPosting,
  adjustmentPosting,
  reversalPosting,
  transferPosting,
} from '@ascendant/domain/ledger/payout-postings';
import type { BookingRow } from '../../../db/schema/bookings';
import { inTransaction, type Queryable, type Transaction, type Database } from '../../database/database';
import { collectFailures } from '../../errors/collect-failures';
import { findDifferingFreeSales, findFreeSales, lockFreeSales } from './free-sales.repository';
import { postInBatches, postMissing } from './post';
import { moveManualFee, returnMissingFees } from './post-manual-fees';
import { insertPostings } from './postings.repository';
import { findUnassignedTaxes } from './site-money.repository';
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

/**
 * Posts whatever is missing: of payments, of free bookings and of fees on bookings that organizers made, and assigns taxes. Safe to repeat.
 * @returns how many bookings got postings
 * @throws AggregateError if some couldn't be posted; the others have been
 */
export async function postAllMissing(db: Database): Promise<number> {
  const failures = collectFailures("Kinds of postings that aren't complete");
  let posted = 0;
  for (const postKind of [postMissing, postMissingFreeSales, returnMissingFees])
    await failures.collect(async () => {
      posted += await postKind(db);
    });
  await failures.collect(() => assignTaxes(db));
  failures.rethrow();
  return posted;
}

/**
 * Assigns tax that organizers remit to them, where it was posted before they were paid it: without a name, it would never be paid out. What's refunded
 * of such a payment later is found by the next run. Safe to repeat.
 * @returns how many postings that took
 */
export async function assignTaxes(db: Queryable): Promise<number> {
  return inTransaction(db, async (tx) => {
    await waitForever(tx);
    const found = await findUnassignedTaxes(tx);
    const postings = found.map(({ currency, ...tax }) => ({
      ...taxAssignedPosting(tax),
      subject: { paymentId: null, bookingId: null, eventId: tax.eventId, currency },
    }));
    await insertPostings(tx, postings);
    return postings.length;
  });
}

const about = (currency: string) => ({ paymentId: null, bookingId: null, eventId: null, currency });

/** Posts a transfer that the provider has made, in the transaction that notes it. */
export async function postTransfer(
  tx: Transaction,
  transfer: Parameters<typeof transferPosting>[0],
  currency: string,
): Promise<void> {
  await insertPostings(tx, [{ ...transferPosting(transfer), subject: about(currency) }]);
}

/** The same for a reversal. */
export async function postReversal(
  tx: Transaction,
  reversal: Parameters<typeof reversalPosting>[0],
  currency: string,
): Promise<void> {
  await insertPostings(tx, [{ ...reversalPosting(reversal), subject: about(currency) }]);
}

/** The same for what an admin gives an organizer, or takes from them. */
export async function postAdjustment(
  tx: Transaction,
  adjustment: Parameters<typeof adjustmentPosting>[0],
  currency: string,
): Promise<void> {
  await insertPostings(tx, [{ ...adjustmentPosting(adjustment), subject: about(currency) }]);
}
