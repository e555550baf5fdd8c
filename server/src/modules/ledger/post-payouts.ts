import { adjustmentPosting, reversalPosting, transferPosting } from '@ascendant/domain/ledger/payout-postings';
import type { Transaction } from '../../database/database';
import { insertPostings } from './postings.repository';

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
