import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import type { PayoutConnection } from '@ascendant/domain/payout/accounts';
import { and, arrayContains, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { bankPayouts, type BankPayoutRow, payoutAccounts, type PayoutAccountRow } from '../../../db/schema/payouts';
import { users } from '../../../db/schema/users';
import type { ProviderAccount, ProviderPayout } from '../../adapters/payments/connect-provider';
import type { Queryable, Transaction } from '../../database/database';

export async function findAccountOf(
  db: Queryable,
  provider: PaymentProviderName,
  organizerId: number,
): Promise<PayoutAccountRow | null> {
  const isTheirs = and(eq(payoutAccounts.provider, provider), eq(payoutAccounts.organizerId, organizerId));
  const [row] = await db.select().from(payoutAccounts).where(isTheirs);
  return row ?? null;
}

/** How an account stands. @param account null if there's none yet */
export function connectionOf(account: Pick<PayoutAccountRow, 'state' | 'lostAt'> | null): PayoutConnection {
  if (account === null) return 'none';
  return account.lostAt === null ? account.state : 'lost';
}

/** How far the accounts of organizers are, by the organizers' ids; those without one are left out. */
export async function findConnections(
  db: Queryable,
  provider: PaymentProviderName,
  organizerIds: readonly number[],
): Promise<ReadonlyMap<number, PayoutConnection>> {
  const rows = await db
    .select({ id: payoutAccounts.organizerId, state: payoutAccounts.state, lostAt: payoutAccounts.lostAt })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.provider, provider), inArray(payoutAccounts.organizerId, [...organizerIds])));
  return new Map(rows.map(({ id, ...account }) => [id, connectionOf(account)]));
}

export async function findAccount(db: Queryable, id: number): Promise<PayoutAccountRow | null> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.id, id));
  return row ?? null;
}

/** The account with this id at the provider, or that took its place. */
export async function findByProviderId(
  db: Queryable,
  provider: PaymentProviderName,
  providerAccountId: string,
): Promise<PayoutAccountRow | null> {
  const isIt = and(
    eq(payoutAccounts.provider, provider),
    or(
      eq(payoutAccounts.providerAccountId, providerAccountId),
      arrayContains(payoutAccounts.formerAccountIds, [providerAccountId]),
    ),
  );
  const [row] = await db.select().from(payoutAccounts).where(isIt);
  return row ?? null;
}

/** Locks an account, so that one process at a time decides about its money. */
export async function lockAccount(tx: Transaction, id: number): Promise<PayoutAccountRow | null> {
  const [row] = await tx.select().from(payoutAccounts).where(eq(payoutAccounts.id, id)).for('update');
  return row ?? null;
}

/** Every account at this provider, in the order of their ids. */
export async function findAccounts(db: Queryable, provider: PaymentProviderName): Promise<readonly PayoutAccountRow[]> {
  return db.select().from(payoutAccounts).where(eq(payoutAccounts.provider, provider)).orderBy(asc(payoutAccounts.id));
}

/** Stores an account that the provider has made. Of two that store the same, one does. */
export async function insertAccount(
  db: Queryable,
  account: Pick<PayoutAccountRow, 'organizerId' | 'provider' | 'providerAccountId' | 'state' | 'dueAt'>,
): Promise<void> {
  await db
    .insert(payoutAccounts)
    .values({ ...account, checkedAt: sql`now()` })
    .onConflictDoNothing();
}

export async function writeAccount(tx: Transaction, id: number, { state, dueAt }: ProviderAccount): Promise<void> {
  await tx
    .update(payoutAccounts)
    .set({ state, dueAt, lostAt: null, checkedAt: sql`now()` })
    .where(eq(payoutAccounts.id, id));
}

/** The provider no longer lets us read it. It's `restricted`, so that nothing is paid. */
export async function markLost(tx: Transaction, id: number): Promise<void> {
  const now = sql`now()`;
  await tx
    .update(payoutAccounts)
    .set({ state: 'restricted', dueAt: null, lostAt: now, checkedAt: now })
    .where(eq(payoutAccounts.id, id));
}

/** Another account takes its place. */
export async function replaceAccount(
  tx: Transaction,
  { id, providerAccountId, formerAccountIds }: PayoutAccountRow,
  next: ProviderAccount,
): Promise<void> {
  const replaced = [...formerAccountIds, providerAccountId];
  await tx
    .update(payoutAccounts)
    .set({ providerAccountId: next.id, formerAccountIds: replaced })
    .where(eq(payoutAccounts.id, id));
  await writeAccount(tx, id, next);
}

/** Stores what went to the bank as it stands. @returns those that the bank has returned since we last knew */
export async function writeBankPayouts(
  tx: Transaction,
  accountId: number,
  payouts: readonly ProviderPayout[],
): Promise<readonly BankPayoutRow[]> {
  const returned: BankPayoutRow[] = [];
  for (const { id, amount, ...payout } of payouts) {
    const [before] = await tx
      .select({ status: bankPayouts.status })
      .from(bankPayouts)
      .where(and(eq(bankPayouts.accountId, accountId), eq(bankPayouts.providerPayoutId, id)));
    const [row] = await tx
      .insert(bankPayouts)
      .values({ ...payout, accountId, providerPayoutId: id, amountCents: amount })
      .onConflictDoUpdate({
        target: [bankPayouts.accountId, bankPayouts.providerPayoutId],
        set: {
          status: payout.status,
          failureCode: payout.failureCode,
          arrivesOn: payout.arrivesOn,
          updatedAt: sql`now()`,
        },
      })
      .returning();
    if (row?.status === 'failed' && before?.status !== 'failed') returned.push(row);
  }
  return returned;
}

const nameOfUser = sql<string>`coalesce(${users.displayName}, nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.username})`;

/** Who an account is about, for emails and for the provider; null once they've deleted their login. */
export interface PaidPerson {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly disabled: boolean;
}

export async function findPerson(db: Queryable, organizerId: number): Promise<PaidPerson | null> {
  const [row] = await db
    .select({ id: users.id, email: users.email, name: nameOfUser, disabled: users.disabled })
    .from(users)
    .where(eq(users.id, organizerId));
  return row ?? null;
}

/** What organizers are called and whether they're disabled, by their ids; those who deleted their login are left out. */
export async function findPeople(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pick<PaidPerson, 'name' | 'disabled'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: nameOfUser, disabled: users.disabled })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
