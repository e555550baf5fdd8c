import { payoutAccounts } from '../../db/schema/payout-accounts';
import { transfers } from '../../db/schema/transfers';
import { buildOrganizer } from '../factories/people';
import { nextNumber } from '../factories/sequence';
import type { World } from './example-rows';

/** A payout that the provider has refused. */
export async function refusedTransfer({ app }: World): Promise<number> {
  const { id: organizerId } = await buildOrganizer(app.db);
  const providerAccountId = `acct_${nextNumber()}`;
  const account = { organizerId, provider: 'sandbox', providerAccountId, state: 'restricted' } as const;
  const [made] = await app.db.insert(payoutAccounts).values(account).returning();
  const transfer = { accountId: made?.id ?? 0, organizerId, day: '2026-11-20', amountCents: 100, currency: 'usd' };
  const [row] = await app.db
    .insert(transfers)
    .values({ ...transfer, status: 'refused' })
    .returning();
  return row?.id ?? 0;
}
