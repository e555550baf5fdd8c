import { inTransaction } from '../../database/database';
import { findAccount, findPerson, lockAccount, writeAccount, writeBankPayouts } from './payout-accounts.repository';
import type { PayoutDeps } from './payout-deps';
import { tellOfAccount, tellOfReturnedPayout } from './payout-mails';

/**
 * Reads an account and what went to its bank from the provider, stores both, and emails the organizer about what has changed for them. It can
 * be called any number of times.
 * @throws ProviderError if the provider can't be reached; the job is retried
 * Source: docs/rules/payouts.md, "Accounts".
 */
export async function readAccount(deps: PayoutDeps, accountId: number): Promise<void> {
  const known = await findAccount(deps.db, accountId);
  if (!known) return;
  const account = await deps.provider.connect.readAccount(known.providerAccountId);
  const payouts = await deps.provider.connect.listPayouts(known.providerAccountId);
  await inTransaction(deps.db, async (tx) => {
    const before = await lockAccount(tx, accountId);
    if (!before) return;
    await writeAccount(tx, accountId, account);
    const returned = await writeBankPayouts(tx, accountId, payouts);
    const person = await findPerson(tx, before.organizerId);
    if (!person) return;
    const about = { person, publicUrl: deps.publicUrl };
    if (account.state !== before.state) await tellOfAccount(tx, { ...about, accountId, state: account.state });
    for (const payout of returned) await tellOfReturnedPayout(tx, { ...about, payout });
  });
}
