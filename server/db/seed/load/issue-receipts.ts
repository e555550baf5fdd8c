import { inTransaction, type Queryable } from '../../../src/database/database';
import { findUndocumented } from '../../../src/modules/accounting/accounting-documents.repository';
import { issueIn } from '../../../src/modules/accounting/issue-documents';
import { waitForever } from '../../../src/modules/ledger/unposted.repository';
import { amountDone, type Progress } from '../../../src/progress/progress';
import { chunksOf } from './chunks';

/**
 * Issues the receipts and credit notes that payments lack, many in a transaction. The job that finds what's missing waits whenever people are
 * served, and would take many minutes.
 */
export async function issueReceipts(db: Queryable, progress: Progress): Promise<void> {
  const ids = await inTransaction(db, async (tx) => {
    await waitForever(tx);
    return findUndocumented(tx, true);
  });
  let done = 0;
  for (const some of chunksOf(ids)) {
    await inTransaction(db, (tx) => issueIn(tx, some));
    done += some.length;
    progress(`Issuing receipts: ${amountDone(done, ids.length, 'payments')}`);
  }
}
