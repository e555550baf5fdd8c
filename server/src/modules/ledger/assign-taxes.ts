import { taxAssignedPosting } from '@ascendant/domain/ledger/payout-postings';
import { inTransaction, type Queryable } from '../../database/database';
import { insertPostings } from './postings.repository';
import { findUnassignedTaxes } from './unassigned-taxes.repository';
import { waitForever } from './unposted.repository';

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
