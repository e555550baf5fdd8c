import type { Transaction } from '../../../src/database/database';
import { payoutAccounts } from '../../schema/payouts';
import { sandboxAccounts } from '../../schema/sandbox-accounts';

/** Connects the demo's organizers at the sandbox, so that they're paid once their events are over. */
export async function loadPayoutAccounts(
  tx: Transaction,
  organizerIds: Iterable<number>,
  { currency, createdAt }: { readonly currency: string; readonly createdAt: Date },
): Promise<void> {
  const accounts = [...organizerIds].map((organizerId) => ({ organizerId, id: `acct_demo${organizerId}` }));
  await tx
    .insert(sandboxAccounts)
    .values(accounts.map(({ id }) => ({ id, state: 'active' as const, currency, createdAt })));
  await tx.insert(payoutAccounts).values(
    accounts.map(({ id, organizerId }) => ({
      organizerId,
      provider: 'sandbox' as const,
      providerAccountId: id,
      state: 'active' as const,
      createdAt,
    })),
  );
}
