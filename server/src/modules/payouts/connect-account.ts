import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { ProviderError } from '../../adapters/payments/payment-provider';
import { inTransaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import {
  findAccountOf,
  findPerson,
  insertAccount,
  findAccount,
  lockAccount,
  writeAccount,
  writeBankPayouts,
} from './payout-accounts.repository';
import type { PayoutDeps } from './payout-deps';
import { tellOfAccount, tellOfReturnedPayout } from './payout-mails';

/** Where organizers come back to from the provider's page: it says how that went. */
const earnings = '/organizer/earnings';

/**
 * Connects an organizer's account at the provider, or goes on with it: makes it once and leads to the provider's own page, which asks who
 * they are. Addresses of that page work once; asking again gives another.
 * @returns where to send the browser
 * @throws AppError payouts_off, payments_unavailable
 */
export async function connectAccount(deps: PayoutDeps, organizerId: number): Promise<{ readonly url: string }> {
  const { db, provider, publicUrl } = deps;
  requireOn(deps);
  return asking(async () => {
    const accountId = await obtainAccount(deps, organizerId);
    const account = await findAccountOf(db, provider.name, organizerId);
    const url = await provider.connect.onboard({
      accountId: account?.providerAccountId ?? accountId,
      returnUrl: `${publicUrl}${earnings}?connect=returned`,
      refreshUrl: `${publicUrl}${earnings}?connect=expired`,
    });
    return { url };
  });
}

/** The account's id at the provider; it's made under one key, so a second call after a crash gets the same. */
async function obtainAccount({ db, provider, currency }: PayoutDeps, organizerId: number): Promise<string> {
  const known = await findAccountOf(db, provider.name, organizerId);
  if (known) return known.providerAccountId;
  const person = await findPerson(db, organizerId);
  if (!person) throw new AppError('not_found');
  const { email, name } = person;
  const country = countryOf(person.country, currency);
  const { id, state, dueAt } = await provider.connect.createAccount({ organizerId, email, name, country, currency });
  await insertAccount(db, { organizerId, provider: provider.name, providerAccountId: id, state, dueAt });
  return id;
}

/** The country of their address; without one we know, that of the site's currency. It can't be changed later. */
function countryOf(country: string | null, currency: ChargeCurrency): string {
  if (country === 'Canada') return 'ca';
  if (country === 'United States') return 'us';
  return currency === 'cad' ? 'ca' : 'us';
}

/**
 * Reads an organizer's account again, as someone does who has come back from the provider: its webhook may be later than they are.
 * @throws AppError payments_unavailable
 */
export async function checkAccount(deps: PayoutDeps, organizerId: number): Promise<void> {
  const account = await findAccountOf(deps.db, deps.provider.name, organizerId);
  if (account) await asking(() => readAccount(deps, account.id));
}

function requireOn({ payouts }: PayoutDeps): void {
  if (!payouts.isOn) throw new AppError('payouts_off');
}

async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) throw new AppError('payments_unavailable', { retryAfterSeconds: 10 });
    throw error;
  }
}

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
