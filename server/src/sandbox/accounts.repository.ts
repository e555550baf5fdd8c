import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import {
  sandboxAccountLinks,
  sandboxAccounts,
  sandboxPayouts,
  sandboxTransfers,
  type SandboxAccountLinkRow,
  type SandboxAccountRow,
  type SandboxPayoutRow,
  type SandboxTransferRow,
} from '../../db/schema/sandbox-accounts';
import type { Queryable } from '../database/database';

export async function insertAccount(tx: Queryable, account: { id: string; currency: string }): Promise<void> {
  await tx.insert(sandboxAccounts).values(account);
}

/** @param lock whether its state changes one step at a time */
export async function findAccount(tx: Queryable, id: string, lock = false): Promise<SandboxAccountRow | null> {
  const found = tx.select().from(sandboxAccounts).where(eq(sandboxAccounts.id, id));
  const [row] = await (lock ? found.for('update') : found);
  return row ?? null;
}

type Change = Partial<Pick<SandboxAccountRow, 'state' | 'behaviour'>> & {
  /** In how many minutes; null for never. */
  readonly activeInMinutes?: number | null;
  readonly paysOutInMinutes?: number | null;
};

export async function changeAccount(
  tx: Queryable,
  id: string,
  { activeInMinutes, paysOutInMinutes, ...change }: Change,
): Promise<void> {
  await tx
    .update(sandboxAccounts)
    .set({
      ...change,
      ...(activeInMinutes === undefined ? {} : { activeAt: inMinutes(activeInMinutes) }),
      ...(paysOutInMinutes === undefined ? {} : { paysOutAt: inMinutes(paysOutInMinutes) }),
    })
    .where(eq(sandboxAccounts.id, id));
}

const inMinutes = (minutes: number | null) =>
  minutes === null ? null : sql`now() + make_interval(mins => ${minutes}::int)`;

export async function insertLink(
  tx: Queryable,
  {
    minutes,
    ...link
  }: Pick<SandboxAccountLinkRow, 'id' | 'accountId' | 'returnUrl' | 'refreshUrl'> & { minutes: number },
): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${minutes}::int)`;
  await tx.insert(sandboxAccountLinks).values({ ...link, expiresAt });
}

/** A link, and whether it still works. */
export interface FoundLink extends SandboxAccountLinkRow {
  readonly isOver: boolean;
}

export async function findLink(tx: Queryable, id: string): Promise<FoundLink | null> {
  const [row] = await tx
    .select({
      link: sandboxAccountLinks,
      isOver: sql<boolean>`(${sandboxAccountLinks.isUsed} or ${sandboxAccountLinks.expiresAt} < now())`,
    })
    .from(sandboxAccountLinks)
    .where(eq(sandboxAccountLinks.id, id));
  return row ? { ...row.link, isOver: row.isOver } : null;
}

export async function useLink(tx: Queryable, id: string): Promise<void> {
  await tx.update(sandboxAccountLinks).set({ isUsed: true }).where(eq(sandboxAccountLinks.id, id));
}

export async function insertTransfer(
  tx: Queryable,
  row: Omit<SandboxTransferRow, 'createdAt'>,
): Promise<SandboxTransferRow> {
  const [inserted] = await tx.insert(sandboxTransfers).values(row).returning();
  if (!inserted) throw new RangeError('insert returned no row');
  return inserted;
}

export async function findTransfer(tx: Queryable, id: string): Promise<SandboxTransferRow | null> {
  const [row] = await tx.select().from(sandboxTransfers).where(eq(sandboxTransfers.id, id));
  return row ?? null;
}

export async function findTransferByReference(tx: Queryable, reference: string): Promise<SandboxTransferRow | null> {
  const [row] = await tx.select().from(sandboxTransfers).where(eq(sandboxTransfers.reference, reference));
  return row ?? null;
}

export async function findReversalsOf(tx: Queryable, transferId: string): Promise<SandboxTransferRow[]> {
  return tx.select().from(sandboxTransfers).where(eq(sandboxTransfers.reverses, transferId));
}

/** In cents: how much of a transfer is left, and what the account has, less what went to its bank. */
export async function findLeftOf(tx: Queryable, transferId: string): Promise<number> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::float8 as cents from sandbox.transfers where id = ${transferId} or reverses = ${transferId}`);
  return rows[0]?.cents ?? 0;
}

export async function findBalanceOf(tx: Queryable, accountId: string): Promise<number> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    select (select coalesce(sum(amount_cents), 0) from sandbox.transfers where account_id = ${accountId})::float8
      - (select coalesce(sum(amount_cents), 0) from sandbox.payouts where account_id = ${accountId} and status <> 'failed')::float8 as cents`);
  return rows[0]?.cents ?? 0;
}

/** What the sandbox holds for the site in a currency, in cents. */
export async function findOwnBalance(tx: Queryable, currency: string): Promise<number> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    select (select coalesce(sum(amount_cents - fee_cents), 0) from sandbox.balance_transactions where currency = ${currency})::float8
      - (select coalesce(sum(amount_cents), 0) from sandbox.transfers where currency = ${currency})::float8 as cents`);
  return rows[0]?.cents ?? 0;
}

/** An arbitrary number that nothing else locks in this database. */
const balanceLock = 20_261_126;

/** Transfers are checked against the balance one at a time. */
export async function lockOwnBalance(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${balanceLock})`);
}

export async function insertPayout(tx: Queryable, row: Omit<SandboxPayoutRow, 'createdAt'>): Promise<void> {
  await tx.insert(sandboxPayouts).values(row);
}

export async function findPayoutsOf(tx: Queryable, accountId: string): Promise<SandboxPayoutRow[]> {
  return tx
    .select()
    .from(sandboxPayouts)
    .where(eq(sandboxPayouts.accountId, accountId))
    .orderBy(desc(sandboxPayouts.createdAt))
    .limit(20);
}

/** Locks accounts for which something is due now. Another process that asks at the same time gets others. */
export async function takeDueAccounts(tx: Queryable, limit: number): Promise<SandboxAccountRow[]> {
  const isDue = (column: typeof sandboxAccounts.activeAt | typeof sandboxAccounts.paysOutAt) => lte(column, sql`now()`);
  return tx
    .select()
    .from(sandboxAccounts)
    .where(or(isDue(sandboxAccounts.activeAt), and(isDue(sandboxAccounts.paysOutAt), isNull(sandboxAccounts.activeAt))))
    .limit(limit)
    .for('update', { skipLocked: true });
}
