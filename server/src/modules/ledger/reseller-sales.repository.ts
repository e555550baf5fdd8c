import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { cents, type Cents } from '@ascendant/domain/money';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { ledgerEntries, ledgerPostings } from '../../../db/schema/ledger';
import type { Queryable } from '../../database/database';

/** Of its postings. It can't give something back more often than it has people, so all of its keys are known. */
function keysOf(bookingId: number): string[] {
  const returns = Array.from(
    { length: maxAttendeesPerBooking },
    (_, index) => `reseller_sale_returned:${bookingId}:${index + 1}`,
  );
  return [`reseller_sale:${bookingId}`, ...returns];
}

/** What a reseller owes for a booking, and how often something of it has gone back. @returns null if nothing was posted */
export async function findResellerSale(
  db: Queryable,
  bookingId: number,
): Promise<{ readonly organizerId: number; readonly owed: Cents; readonly returns: number } | null> {
  const rows = await db
    .select({
      organizerId: sql<number>`${ledgerEntries.organizerId}`,
      owed: sql<number>`sum(${ledgerEntries.amountCents})::int`,
      returns: sql<number>`(count(*) filter (where ${ledgerPostings.cause} = 'reseller_sale_returned'))::int`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(and(eq(ledgerEntries.account, 'reseller'), inArray(ledgerPostings.key, keysOf(bookingId))))
    .groupBy(ledgerEntries.organizerId);
  const [sale] = rows;
  return sale ? { ...sale, owed: cents(sale.owed) } : null;
}
