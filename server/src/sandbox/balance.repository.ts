import { sql, type SQL } from 'drizzle-orm';
import { sandboxTransactions, type SandboxTransactionRow } from '../../db/schema/sandbox';
import type { Queryable } from '../database/database';
import type { Page } from './ledger.repository';

export async function insertTransaction(tx: Queryable, row: typeof sandboxTransactions.$inferInsert): Promise<void> {
  await tx.insert(sandboxTransactions).values(row);
}

/** Something that changed the balance: of payments, and of connected accounts. */
export interface MovementRow extends Omit<SandboxTransactionRow, 'kind' | 'intentId' | 'createdAt'> {
  readonly kind: SandboxTransactionRow['kind'] | 'transfer' | 'reversal';
  /** The intent, or the connected account. */
  readonly aboutId: string;
  readonly createdAt: string;
}

/** A page of what changed the balance, the newest first, and one row more. @param kind only these; null for all */
export async function findMovements(
  tx: Queryable,
  { since, after, limit }: Page,
  kind: MovementRow['kind'] | null,
): Promise<MovementRow[]> {
  // Each of them ends with the index's order, so that a page costs the same however long the list is.
  const ordered = (id: SQL) => sql`created_at >= ${since.toISOString()}::timestamptz
    ${
      after === undefined
        ? sql``
        : sql`and (created_at, ${id}) < (coalesce(
      (select created_at from sandbox.balance_transactions where id = ${after}),
      (select created_at from sandbox.transfers where id = substr(${after}, 5))), ${after})`
    }`;
  const { rows } = await tx.execute<Record<string, unknown> & MovementRow>(sql`
    (select id, kind, source_id as "sourceId", intent_id as "aboutId", amount_cents as "amountCents", fee_cents as "feeCents",
      currency, created_at as "createdAt" from sandbox.balance_transactions
      where ${ordered(sql`id`)} and ${isOfKind(kind, sql`kind`)} order by created_at desc, id desc limit ${limit + 1})
    union all
    (select 'txn_' || id, ${transferKind}, id, account_id, -amount_cents, 0, currency, created_at from sandbox.transfers
      where ${ordered(sql`'txn_' || id`)} and ${isOfKind(kind, transferKind)} order by created_at desc, id desc limit ${limit + 1})
    order by "createdAt" desc, id desc limit ${limit + 1}`);
  return rows;
}

const transferKind = sql`case when reverses is null then 'transfer' else 'reversal' end`;

const isOfKind = (wanted: MovementRow['kind'] | null, kind: SQL) =>
  wanted === null ? sql`true` : sql`${kind} = ${wanted}`;
