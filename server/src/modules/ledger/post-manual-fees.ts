import {
  manualFeePosting,
  manualFeeReturn,
  providerFeePosting,
  type ManualFeeCharge,
} from '@ascendant/domain/ledger/fees';
import { movePostings } from '@ascendant/domain/ledger/move-postings';
import type { Cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import { inTransaction, type Queryable, type Transaction, type Database } from '../../database/database';
import { lockFreeSales } from './free-sales.repository';
import { postInBatches } from './post';
import {
  findChargedFee,
  findUnreturnedFees,
  insertPostings,
  findKnownKeys,
  type PostingSubject,
} from './postings.repository';

/** Posts the site's fee on a booking that an organizer made, in the transaction that makes it. */
export async function postManualFee(
  tx: Transaction,
  { id, eventId, currency }: Pick<BookingRow, 'id' | 'eventId' | 'currency'>,
  charge: Omit<ManualFeeCharge, 'bookingId'>,
): Promise<void> {
  const posting = manualFeePosting({ ...charge, bookingId: id });
  if (posting === null) return;
  await insertPostings(tx, [{ ...posting, subject: { paymentId: null, bookingId: id, eventId, currency } }]);
}

/** Posts that the fee of such a booking goes back, in the transaction that cancels it. Any other booking posts nothing here. */
export async function returnManualFee(
  tx: Transaction,
  { id, origin }: Pick<BookingRow, 'id' | 'origin'>,
): Promise<void> {
  const charged = origin === 'site' ? null : await findChargedFee(tx, id);
  if (charged === null) return;
  await insertPostings(tx, [{ ...manualFeeReturn(id, charged.entries), subject: charged.subject }]);
}

/** Posts that the fee goes along when such a booking moves to another date, before the booking is changed. Any other posts nothing here. */
export async function moveManualFee(
  tx: Transaction,
  { bookingId, moveId, toEventId }: { readonly bookingId: number; readonly moveId: number; readonly toEventId: number },
): Promise<void> {
  const charged = await findChargedFee(tx, bookingId);
  const moved = charged && movePostings([{ entries: charged.entries }], moveId);
  if (!moved) return;
  const { subject } = charged;
  await insertPostings(tx, [
    { ...moved.out, subject },
    { ...moved.into, subject: { ...subject, eventId: toEventId } },
  ]);
}

/** Gives back what an older version that ran beside this one left with the site. @returns how many bookings got a posting */
export async function returnMissingFees(db: Queryable): Promise<number> {
  const ids = await findUnreturnedFees(db);
  return postInBatches(db, { ids, failure: "Fees that weren't given back", post: returnFees });
}

async function returnFees(tx: Transaction, ids: readonly number[]): Promise<number> {
  for (const id of await lockFreeSales(tx, ids)) await returnManualFee(tx, { id, origin: 'manual' });
  return ids.length;
}

/** What the provider charged for a movement of money. */
interface ProviderFee {
  /** In the provider's own list. */
  readonly transactionId: string;
  readonly amount: Cents;
  readonly chargedAt: Date;
  readonly subject: PostingSubject;
}

/** Posts what the provider charged, as far as it isn't posted yet. Two processes never do this at the same time. */
export async function postProviderFees(db: Database, fees: readonly ProviderFee[]): Promise<void> {
  const postings = fees.map((fee) => ({ ...providerFeePosting(fee), subject: fee.subject }));
  await inTransaction(db, async (tx) => {
    const known = await findKnownKeys(
      tx,
      postings.map(({ key }) => key),
    );
    await insertPostings(
      tx,
      postings.filter(({ key }) => !known.has(key)),
    );
  });
}
