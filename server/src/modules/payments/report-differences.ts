import type { DiscrepancyKind } from '@ascendant/domain/payment/discrepancies';
import type { Queryable } from '../../database/database';
import type { Failures } from '../../errors/collect-failures';
import { findOpenSubjects, recordDiscrepancy, resolveDiscrepancy, type Discrepancy } from './discrepancies.repository';

export interface Differences {
  readonly kind: DiscrepancyKind;
  /** All that there are now. */
  readonly found: readonly Omit<Discrepancy, 'kind'>[];
}

/** What differs becomes a discrepancy, and one that's gone is closed. One that can't be written stops no other. */
export async function reportDifferences(
  db: Queryable,
  { kind, found }: Differences,
  failures: Failures,
): Promise<void> {
  for (const difference of found) await failures.collect(() => recordDiscrepancy(db, { kind, ...difference }));
  const subjects = new Set(found.map(({ subject }) => subject));
  for (const subject of await findOpenSubjects(db, kind)) {
    if (!subjects.has(subject)) await failures.collect(() => resolveDiscrepancy(db, kind, subject));
  }
}
