import type { ResolvedDiscrepancy } from '@ascendant/contract/operations';
import type { Resolved } from './operations.repository';

export function presentResolved({ discrepancy, resolvedBy }: Resolved): ResolvedDiscrepancy {
  return {
    id: discrepancy.id,
    kind: discrepancy.kind,
    subject: discrepancy.subject,
    bookingId: discrepancy.bookingId,
    details: discrepancy.details,
    foundAt: discrepancy.foundAt.toISOString(),
    lastSeenAt: discrepancy.lastSeenAt.toISOString(),
    resolvedAt: discrepancy.resolvedAt.toISOString(),
    resolvedBy,
  };
}
