import type { Database } from '../../database/database';
import { collectFailures } from '../../errors/collect-failures';
import { assignTaxes } from './assign-taxes';
import { postMissing } from './post';
import { postMissingFreeSales } from './post-free-sales';
import { returnMissingFees } from './post-manual-fees';

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
