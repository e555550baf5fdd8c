import { cents } from '@ascendant/domain/money';
import type { ReversibleTransfer } from '@ascendant/domain/payout/plan';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  payoutAccounts,
  transferReversals,
  transfers,
  type TransferReversalRow,
  type TransferRow,
  bankPayouts,
  type BankPayoutRow,
} from '../../../db/schema/payouts';
import type { MadeTransfer } from '../../adapters/payments/connect-provider';
import type { Queryable, Transaction } from '../../database/database';

const today = sql<string>`(now() at time zone 'UTC')::date`;

/** Plans a transfer, at most one a day. @returns null if there's one of today */
export async function insertTransfer(
  tx: Transaction,
  transfer: Pick<TransferRow, 'accountId' | 'organizerId' | 'amountCents' | 'currency'>,
): Promise<TransferRow | null> {
  const [row] = await tx
    .insert(transfers)
    .values({ ...transfer, day: today })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** A transfer, with the account at the provider that it goes to. */
export interface KnownTransfer extends TransferRow {
  readonly providerAccountId: string;
}

export async function findTransfer(db: Queryable, id: number): Promise<KnownTransfer | null> {
  const [row] = await db
    .select({ transfer: transfers, providerAccountId: payoutAccounts.providerAccountId })
    .from(transfers)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, transfers.accountId))
    .where(eq(transfers.id, id));
  return row ? { ...row.transfer, providerAccountId: row.providerAccountId } : null;
}

export async function lockTransfer(tx: Transaction, id: number): Promise<TransferRow | null> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('update');
  return row ?? null;
}

/** Those that the provider hasn't made, in order. */
export async function findOpenTransfers(db: Queryable, accountId: number): Promise<readonly TransferRow[]> {
  const isOpen = and(eq(transfers.accountId, accountId), inArray(transfers.status, ['pending', 'refused']));
  return db.select().from(transfers).where(isOpen).orderBy(asc(transfers.id));
}

export async function markTransferMade(tx: Transaction, id: number, made: MadeTransfer): Promise<void> {
  await tx
    .update(transfers)
    .set({ status: 'made', providerTransferId: made.id, madeAt: made.madeAt, lastError: null, triedAt: sql`now()` })
    .where(eq(transfers.id, id));
}

/** @param status refused, or pending if the provider didn't answer */
export async function noteTry(
  tx: Queryable,
  id: number,
  status: 'pending' | 'refused',
  lastError: string,
): Promise<void> {
  const tried = { status, lastError, triedAt: sql`now()`, tries: sql`${transfers.tries} + 1` };
  await tx
    .update(transfers)
    .set(tried)
    .where(and(eq(transfers.id, id), inArray(transfers.status, ['pending', 'refused'])));
}

export async function giveUpTransfer(tx: Transaction, id: number): Promise<void> {
  await tx.update(transfers).set({ status: 'given_up' }).where(eq(transfers.id, id));
}

/** Transfers that something can be taken back from, the latest first; not those that were asked today already. */
export async function findReversible(
  tx: Transaction,
  accountId: number,
  currency: string,
): Promise<readonly ReversibleTransfer[]> {
  const { rows } = await tx.execute<{ id: number; left: number }>(sql`
    select t.id, (t.amount_cents - coalesce(sum(r.amount_cents) filter (where r.status <> 'refused'), 0))::float8 as left
    from transfers t left join transfer_reversals r on r.transfer_id = t.id
    where t.account_id = ${accountId}::int and t.currency = ${currency} and t.status = 'made'
      and not exists (select from transfer_reversals n where n.transfer_id = t.id and n.day = ${today})
    group by t.id order by t.id desc`);
  return rows.map(({ id, left }) => ({ id, left: cents(left) }));
}

export async function insertReversal(
  tx: Transaction,
  reversal: Pick<TransferReversalRow, 'transferId' | 'amountCents'>,
): Promise<TransferReversalRow> {
  const [row] = await tx
    .insert(transferReversals)
    .values({ ...reversal, day: today })
    .returning();
  if (!row) throw new RangeError('insert returned no row');
  return row;
}

/** A reversal, with its transfer. */
export interface KnownReversal extends TransferReversalRow {
  readonly transfer: TransferRow;
}

export async function findReversal(db: Queryable, id: number): Promise<KnownReversal | null> {
  const [row] = await db
    .select()
    .from(transferReversals)
    .innerJoin(transfers, eq(transfers.id, transferReversals.transferId))
    .where(eq(transferReversals.id, id));
  return row ? { ...row.transfer_reversals, transfer: row.transfers } : null;
}

export async function lockReversal(tx: Transaction, id: number): Promise<TransferReversalRow | null> {
  const [row] = await tx.select().from(transferReversals).where(eq(transferReversals.id, id)).for('update');
  return row ?? null;
}

export async function markReversal(
  tx: Transaction,
  id: number,
  change: Pick<TransferReversalRow, 'status'> & Partial<TransferReversalRow>,
): Promise<void> {
  await tx.update(transferReversals).set(change).where(eq(transferReversals.id, id));
}

export async function findPendingReversals(db: Queryable, accountId: number): Promise<readonly number[]> {
  const rows = await db
    .select({ id: transferReversals.id })
    .from(transferReversals)
    .innerJoin(transfers, eq(transfers.id, transferReversals.transferId))
    .where(and(eq(transfers.accountId, accountId), eq(transferReversals.status, 'pending')));
  return rows.map(({ id }) => id);
}

/** The latest transfers of an organizer, or of everyone. */
export async function findLatestTransfers(
  db: Queryable,
  limit: number,
  organizerId?: number,
): Promise<readonly TransferRow[]> {
  const isTheirs = organizerId === undefined ? undefined : eq(transfers.organizerId, organizerId);
  return db.select().from(transfers).where(isTheirs).orderBy(desc(transfers.id)).limit(limit);
}

/** What went to an organizer's bank. */
interface FoundBankPayout extends BankPayoutRow {
  readonly organizerId: number;
}

/** The latest, of an organizer or of everyone, with this status or any. */
export async function findBankPayouts(
  db: Queryable,
  limit: number,
  { organizerId, status }: { readonly organizerId?: number; readonly status?: BankPayoutRow['status'] },
): Promise<readonly FoundBankPayout[]> {
  const rows = await db
    .select({ payout: bankPayouts, organizerId: payoutAccounts.organizerId })
    .from(bankPayouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, bankPayouts.accountId))
    .where(
      and(
        organizerId === undefined ? undefined : eq(payoutAccounts.organizerId, organizerId),
        status === undefined ? undefined : eq(bankPayouts.status, status),
      ),
    )
    .orderBy(desc(bankPayouts.startedAt), desc(bankPayouts.id))
    .limit(limit);
  return rows.map((row) => ({ ...row.payout, organizerId: row.organizerId }));
}
