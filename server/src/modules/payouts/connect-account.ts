import { organizerOf } from '@ascendant/domain/event/access';
import { chooseCountry, type PayoutCountry } from '@ascendant/domain/payout/accounts';
import { canStartOver } from '@ascendant/domain/payout/plan';
import type { PayoutAccountRow } from '../../../db/schema/payouts';
import type { Caller } from '../../access/caller';
import type { ProviderAccount } from '../../adapters/payments/connect-provider';
import { ProviderError } from '../../adapters/payments/payment-provider';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { findBalance } from './balances.repository';
import {
  connectionOf,
  findAccount,
  findAccountOf,
  findPerson,
  insertAccount,
  lockAccount,
  markLost,
  replaceAccount,
  writeAccount,
  writeBankPayouts,
} from './payout-accounts.repository';
import type { PayoutDeps } from './payout-deps';
import { tellOfAccount, tellOfReturnedPayout } from './payout-mails';
import { findOpenTransfers, giveUpTransfer } from './transfers.repository';

/** Where organizers come back to from the provider's page: it says how that went. */
const earnings = '/organizer/earnings';

/** What an organizer asks for. */
interface Connecting {
  readonly caller: Caller;
  /** Where the owner of a new account is. */
  readonly country?: PayoutCountry | undefined;
  /** Makes a new account that takes the place of the one there is. */
  readonly startOver?: boolean | undefined;
  readonly requestId: string;
}

/**
 * Connects an organizer's account at the provider, goes on with it, or starts over with another: makes it once and leads to the provider's own
 * page, which asks who they are. Addresses of that page work once; asking again gives another.
 * @returns where to send the browser
 * @throws AppError payouts_off, payments_unavailable; invalid_input without a country for a new account; payouts_due
 */
export async function connectAccount(deps: PayoutDeps, asked: Connecting): Promise<{ readonly url: string }> {
  const { db, provider, publicUrl } = deps;
  requireOn(deps);
  return asking(async () => {
    const organizerId = organizerOf(asked.caller);
    const known = await findAccountOf(db, provider.name, organizerId);
    if (known === null) await addAccount(deps, asked);
    else if (asked.startOver === true) await startOver(deps, known, asked);
    const account = await findAccountOf(db, provider.name, organizerId);
    if (account === null) throw new RangeError(`organizer ${organizerId} has no account`);
    const url = await provider.connect.onboard({
      accountId: account.providerAccountId,
      returnUrl: `${publicUrl}${earnings}?connect=returned`,
      refreshUrl: `${publicUrl}${earnings}?connect=expired`,
    });
    return { url };
  });
}

async function addAccount(deps: PayoutDeps, asked: Connecting): Promise<void> {
  const { id, state, dueAt } = await makeAccount(deps, asked, null);
  const organizerId = organizerOf(asked.caller);
  await insertAccount(deps.db, { organizerId, provider: deps.provider.name, providerAccountId: id, state, dueAt });
}

/** It's made under one key, so a second call after a crash gets the same. */
async function makeAccount(
  { db, provider, currency }: PayoutDeps,
  { caller, country }: Connecting,
  replaces: string | null,
): Promise<ProviderAccount> {
  const organizerId = organizerOf(caller);
  if (country === undefined) throw new AppError('invalid_input', { fields: { country: chooseCountry } });
  const person = await findPerson(db, organizerId);
  if (!person) throw new AppError('not_found');
  const { email, name } = person;
  return provider.connect.createAccount({ organizerId, email, name, country, currency, replaces });
}

/** Another account takes the place of one to which nothing is due. */
async function startOver(deps: PayoutDeps, known: PayoutAccountRow, asked: Connecting): Promise<void> {
  await inTransaction(deps.db, (tx) => requireNothingDue(tx, deps, known));
  const next = await makeAccount(deps, asked, known.providerAccountId);
  await inTransaction(deps.db, async (tx) => {
    const account = await requireNothingDue(tx, deps, known);
    // Someone else has done it meanwhile.
    if (account.providerAccountId !== known.providerAccountId) return;
    await replaceAccount(tx, account, next);
    await recordAudit(tx, {
      actor: asked.caller,
      action: 'payout_account.replaced',
      target: { type: 'user', id: account.organizerId },
      requestId: asked.requestId,
    });
  });
}

/** Locks the account. What the provider refused to pay to one that's lost is given up: it's due to the next. @throws AppError payouts_due */
async function requireNothingDue(
  tx: Transaction,
  { currency, payouts }: PayoutDeps,
  { id, organizerId }: PayoutAccountRow,
): Promise<PayoutAccountRow> {
  const account = await lockAccount(tx, id);
  if (!account) throw new RangeError(`payout account ${id} has gone`);
  if (account.lostAt !== null)
    for (const open of await findOpenTransfers(tx, id))
      if (open.status === 'refused') await giveUpTransfer(tx, open.id);
  const balance = await findBalance(tx, { organizerId, currency, delayDays: payouts.delayDays });
  if (!canStartOver(connectionOf(account), balance)) throw new AppError('payouts_due');
  return account;
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
  const found = await askAbout(deps, known.providerAccountId);
  await inTransaction(deps.db, async (tx) => {
    const before = await lockAccount(tx, accountId);
    // Another may have taken its place meanwhile.
    if (before?.providerAccountId !== known.providerAccountId) return;
    if (found === null) return lose(tx, deps, before);
    const { account, payouts } = found;
    await writeAccount(tx, accountId, account);
    const returned = await writeBankPayouts(tx, accountId, payouts);
    const person = await findPerson(tx, before.organizerId);
    if (!person) return;
    const about = { person, publicUrl: deps.publicUrl };
    if (account.state !== before.state) await tellOfAccount(tx, { ...about, state: account.state });
    for (const payout of returned) await tellOfReturnedPayout(tx, { ...about, payout });
  });
}

/** @returns null if the provider no longer lets us read it */
async function askAbout({ provider: { connect } }: PayoutDeps, providerAccountId: string) {
  try {
    return {
      account: await connect.readAccount(providerAccountId),
      payouts: await connect.listPayouts(providerAccountId),
    };
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'not_found') return null;
    throw error;
  }
}

async function lose(tx: Transaction, { publicUrl }: PayoutDeps, account: PayoutAccountRow): Promise<void> {
  await markLost(tx, account.id);
  const person = await findPerson(tx, account.organizerId);
  if (person && account.lostAt === null) await tellOfAccount(tx, { person, publicUrl, state: 'lost' });
}
