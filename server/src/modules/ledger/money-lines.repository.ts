import type { LedgerAccount, LedgerCause } from '@ascendant/domain/ledger/accounts';
import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { ledgerEntries, ledgerPostings } from '../../../db/schema/ledger';
import type { Queryable } from '../../database/database';
import { knownAs } from '../../database/paid-rows';
import type { LocalStart } from '../../mail/date-text';

/** Which lines of the ledger. */
export interface LinesWanted {
  readonly accounts: readonly LedgerAccount[];
  /** Instead: everything that organizers are owed for, and what they were paid. */
  readonly isOwed?: boolean;
  /** Of the events of this organizer. */
  readonly ownerId?: number | undefined;
  readonly eventId?: number | undefined;
  /** What this organizer is owed. */
  readonly organizerId?: number | undefined;
  readonly tax?: string | undefined;
  /** The last posting of the page before. */
  readonly after?: number | undefined;
  readonly limit: number;
}

export interface FoundLine {
  readonly id: number;
  readonly occurredAt: Date;
  readonly cause: LedgerCause;
  readonly bookingId: number | null;
  readonly eventId: number | null;
  readonly event: (LocalStart & { readonly title: string }) | null;
  readonly cents: number;
}

const owedOrPaid = or(
  inArray(ledgerEntries.account, ['organizer', 'paid_out']),
  and(eq(ledgerEntries.account, 'tax'), isNotNull(ledgerEntries.organizerId)),
);

/** Postings with what they move on these accounts, newest first. */
export async function findMoneyLines(db: Queryable, wanted: LinesWanted): Promise<readonly FoundLine[]> {
  const { accounts, isOwed = false, ownerId, eventId, organizerId, tax, after, limit } = wanted;
  return db
    .select({
      id: ledgerPostings.id,
      occurredAt: ledgerPostings.occurredAt,
      cause: ledgerPostings.cause,
      bookingId: knownAs(ledgerPostings.bookingId),
      eventId: ledgerPostings.eventId,
      event: { title: events.title, startDate: events.startDate, startTime: events.startTime },
      cents: sql<number>`sum(${ledgerEntries.amountCents})::float8`,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .leftJoin(events, eq(events.id, ledgerPostings.eventId))
    .where(
      and(
        isOwed ? owedOrPaid : inArray(ledgerEntries.account, [...accounts]),
        ownerId === undefined ? undefined : eq(events.organizerId, ownerId),
        eventId === undefined ? undefined : eq(ledgerPostings.eventId, eventId),
        organizerId === undefined ? undefined : eq(ledgerEntries.organizerId, organizerId),
        tax === undefined ? undefined : sql`${ledgerEntries.tax} = ${tax}`,
        after === undefined ? undefined : lt(ledgerPostings.id, after),
      ),
    )
    .groupBy(ledgerPostings.id, events.id)
    .orderBy(desc(ledgerPostings.id))
    .limit(limit);
}
