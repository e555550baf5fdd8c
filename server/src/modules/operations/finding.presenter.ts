import type { ResolvedFinding } from '@ascendant/contract/operations';
import type { Resolved } from './operations.repository';

export function presentResolved({ finding, resolvedBy }: Resolved): ResolvedFinding {
  return {
    id: finding.id,
    kind: finding.kind,
    subject: finding.subject,
    bookingId: finding.bookingId,
    details: finding.details,
    foundAt: finding.foundAt.toISOString(),
    lastSeenAt: finding.lastSeenAt.toISOString(),
    resolvedAt: finding.resolvedAt.toISOString(),
    resolvedBy,
  };
}
