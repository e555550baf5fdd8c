import type { TaxName } from '@ascendant/domain/ledger/accounts';
import type { UnassignedTax } from '@ascendant/domain/ledger/payout-postings';
import { cents } from '@ascendant/domain/money';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';

/** Tax that an organizer remits and that isn't theirs in the ledger yet, by event and currency. Without an account, no one can be paid it. */
export async function findUnassignedTaxes(
  db: Queryable,
): Promise<readonly (UnassignedTax & { readonly currency: string })[]> {
  const { rows } = await db.execute<
    Record<'eventId' | 'organizerId' | 'amount' | 'count', number> & { tax: TaxName; currency: string }
  >(sql`
    select e.event_id as "eventId", ev.organizer_id as "organizerId", e.tax, e.currency, sum(e.amount_cents)::int as amount,
      (select count(*)::int from ledger_postings p where p.cause = 'tax_assigned' and p.event_id = e.event_id) as count
    from ledger_entries e join events ev on ev.id = e.event_id
    where e.account = 'tax' and e.tax like '%:organizer' and e.organizer_id is null and ev.organizer_id is not null
    group by e.event_id, ev.organizer_id, e.tax, e.currency having sum(e.amount_cents) <> 0
    order by e.event_id, e.tax`);
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }));
}
