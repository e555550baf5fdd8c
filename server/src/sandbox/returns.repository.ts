import { withholdingStatuses, type DisputeStatus } from '@ascendant/domain/payment/disputes';
import { and, desc, eq, getTableColumns, lte, ne, sql, sum } from 'drizzle-orm';
import {
  sandboxCharges,
  sandboxDisputes,
  sandboxIntents,
  sandboxRefunds,
  type SandboxDisputeRow,
  type SandboxEvidence,
  type SandboxRefundRow,
} from '../../db/schema/sandbox';
import type { Queryable } from '../database/database';
import { inPage, type Page } from './ledger.repository';

/** What a test card makes of an object after a while. */
interface Later {
  readonly becomes?: string;
  readonly inMinutes?: number;
}

const later = ({ becomes, inMinutes = 0 }: Later) =>
  becomes === undefined ? {} : { becomes, becomesAt: sql`now() + make_interval(mins => ${inMinutes}::int)` };

type NewRefund = typeof sandboxRefunds.$inferInsert;

export async function insertRefund(
  tx: Queryable,
  { becomes, inMinutes, ...refund }: Omit<NewRefund, 'becomes' | 'becomesAt'> & Later,
): Promise<SandboxRefundRow> {
  const [row] = await tx
    .insert(sandboxRefunds)
    .values({ ...refund, ...later({ ...(becomes === undefined ? {} : { becomes }), inMinutes: inMinutes ?? 0 }) })
    .returning();
  if (!row) throw new RangeError('insert returned no row');
  return row;
}

export async function findRefund(tx: Queryable, id: string): Promise<SandboxRefundRow | null> {
  const [row] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id));
  return row ?? null;
}

/** @returns null if there's no such refund */
export async function moveRefund(
  tx: Queryable,
  id: string,
  change: Pick<SandboxRefundRow, 'status' | 'failureReason'>,
): Promise<SandboxRefundRow | null> {
  const done = { ...change, becomes: null, becomesAt: null };
  const [row] = await tx.update(sandboxRefunds).set(done).where(eq(sandboxRefunds.id, id)).returning();
  return row ?? null;
}

const newestRefundFirst = [desc(sandboxRefunds.createdAt), desc(sandboxRefunds.id)];

export async function findRefundsOf(tx: Queryable, intentId: string): Promise<SandboxRefundRow[]> {
  return tx
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.intentId, intentId))
    .orderBy(...newestRefundFirst);
}

export async function findRefunds(tx: Queryable, page: Page): Promise<SandboxRefundRow[]> {
  return tx
    .select()
    .from(sandboxRefunds)
    .where(inPage(sandboxRefunds, page))
    .orderBy(...newestRefundFirst)
    .limit(page.limit + 1);
}

type NewDispute = Omit<typeof sandboxDisputes.$inferInsert, 'becomes' | 'becomesAt' | 'evidenceDueAt'>;

export async function insertDispute(
  tx: Queryable,
  { becomes, inMinutes, evidenceDays, ...dispute }: NewDispute & Later & { readonly evidenceDays: number },
): Promise<SandboxDisputeRow> {
  const [row] = await tx
    .insert(sandboxDisputes)
    .values({
      ...dispute,
      evidenceDueAt: sql`now() + make_interval(days => ${evidenceDays}::int)`,
      ...later({ ...(becomes === undefined ? {} : { becomes }), inMinutes: inMinutes ?? 0 }),
    })
    .returning();
  if (!row) throw new RangeError('insert returned no row');
  return row;
}

/** Evidence has come: the bank decides next. @returns false if some had come before, or too late */
export async function noteEvidence(tx: Queryable, id: string, evidence: SandboxEvidence): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update sandbox.disputes set evidence_at = now(), evidence = ${JSON.stringify(evidence)}::jsonb,
      status = case status when 'needs_response' then 'under_review' else status end
    where id = ${id} and evidence_at is null and coalesce(evidence_due_at > now(), true) returning id`);
  return rows.length > 0;
}

/** @returns null if there's no such dispute */
export async function moveDispute(tx: Queryable, id: string, status: DisputeStatus): Promise<SandboxDisputeRow | null> {
  const done = { status, becomes: null, becomesAt: null };
  const [row] = await tx.update(sandboxDisputes).set(done).where(eq(sandboxDisputes.id, id)).returning();
  return row ?? null;
}

const newestDisputeFirst = [desc(sandboxDisputes.createdAt), desc(sandboxDisputes.id)];

/** A dispute, in the currency of its payment. */
export interface DisputeInCurrency extends SandboxDisputeRow {
  readonly currency: string;
}

const inCurrency = { ...getTableColumns(sandboxDisputes), currency: sandboxIntents.currency };

export async function findDispute(tx: Queryable, id: string): Promise<DisputeInCurrency | null> {
  const [row] = await tx
    .select(inCurrency)
    .from(sandboxDisputes)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxDisputes.intentId))
    .where(eq(sandboxDisputes.id, id));
  return row ?? null;
}

export async function findDisputesOf(tx: Queryable, intentId: string): Promise<DisputeInCurrency[]> {
  return tx
    .select(inCurrency)
    .from(sandboxDisputes)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxDisputes.intentId))
    .where(eq(sandboxDisputes.intentId, intentId))
    .orderBy(...newestDisputeFirst);
}

export async function findDisputes(tx: Queryable, page: Page): Promise<DisputeInCurrency[]> {
  return tx
    .select(inCurrency)
    .from(sandboxDisputes)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxDisputes.intentId))
    .where(inPage(sandboxDisputes, page))
    .orderBy(...newestDisputeFirst)
    .limit(page.limit + 1);
}

/** What decides whether a payment can be refunded, and how its card's bank does it. */
interface Taken {
  readonly refunded: number;
  readonly lost: number;
  readonly isWithheld: boolean;
  readonly chargeId: string;
  readonly cardLast4: string;
}

export async function takenOf(tx: Queryable, intentId: string): Promise<Taken> {
  const [back] = await tx
    .select({ cents: sum(sandboxRefunds.amountCents).mapWith(Number) })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.intentId, intentId), ne(sandboxRefunds.status, 'failed')));
  const disputes = await findDisputesOf(tx, intentId);
  const lost = disputes.filter(({ status }) => status === 'lost');
  const [charge] = await tx
    .select({ chargeId: sandboxCharges.id, cardLast4: sandboxCharges.cardLast4 })
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.intentId, intentId), eq(sandboxCharges.status, 'succeeded')));
  return {
    refunded: back?.cents ?? 0,
    lost: lost.reduce((total, { amountCents }) => total + amountCents, 0),
    isWithheld: disputes.some(({ status }) => (withholdingStatuses as readonly string[]).includes(status)),
    chargeId: charge?.chargeId ?? '',
    cardLast4: charge?.cardLast4 ?? '',
  };
}

/** Locks what its test card changes now. Another process that asks at the same time gets none of it. */
export async function takeDue(
  tx: Queryable,
  limit: number,
): Promise<{ refunds: readonly SandboxRefundRow[]; disputes: readonly SandboxDisputeRow[] }> {
  const refunds = await tx
    .select()
    .from(sandboxRefunds)
    .where(lte(sandboxRefunds.becomesAt, sql`now()`))
    .limit(limit)
    .for('update', { skipLocked: true });
  const disputes = await tx
    .select()
    .from(sandboxDisputes)
    .where(lte(sandboxDisputes.becomesAt, sql`now()`))
    .limit(limit)
    .for('update', { skipLocked: true });
  return { refunds, disputes };
}
