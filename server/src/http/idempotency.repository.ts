import { and, eq, isNull, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/schema/idempotency-keys';
import type { Queryable } from '../database/database';

/** One attempt: keys are a person's own, and a route's. */
export interface Attempt {
  readonly userId: number;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** What an earlier call with the same key left. `status` is null while it runs. */
export interface EarlierCall {
  readonly bodyHash: string;
  readonly status: number | null;
  readonly body: unknown;
}

/** Kept so long; then the key is free again. Source: rule IDE-01. */
const KEPT = sql`interval '24 hours'`;
/** A call that has not ended by then died with its process: what it does is safe to do again (PAY-16, PAY-17). */
const ABANDONED = sql`interval '60 seconds'`;

/**
 * Claims a key for one call. Of two at the same instant, one gets it.
 * @returns the claim's row id; null where an earlier call has the key
 */
export async function claimKey(db: Queryable, attempt: Attempt): Promise<number | null> {
  const { createdAt, completedAt } = idempotencyKeys;
  const [claimed] = await db
    .insert(idempotencyKeys)
    .values(attempt)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.route, idempotencyKeys.key],
      set: {
        bodyHash: attempt.bodyHash,
        statusCode: null,
        response: null,
        completedAt: null,
        createdAt: sql`now()`,
      },
      setWhere: sql`${createdAt} < now() - ${KEPT} or (${completedAt} is null and ${createdAt} < now() - ${ABANDONED})`,
    })
    .returning({ id: idempotencyKeys.id });
  return claimed?.id ?? null;
}

/** The call that has a key. @returns null where it has just given it back */
export async function findCall(db: Queryable, { userId, route, key }: Attempt): Promise<EarlierCall | null> {
  const [found] = await db
    .select({
      bodyHash: idempotencyKeys.bodyHash,
      status: idempotencyKeys.statusCode,
      body: idempotencyKeys.response,
    })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key)));
  return found ?? null;
}

/** Keeps the answer of a claimed call. */
export async function completeCall(db: Queryable, id: number, status: number, body: unknown): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ statusCode: status, response: body, completedAt: sql`now()` })
    .where(eq(idempotencyKeys.id, id));
}

/** Gives a claimed key back: its call failed in a way that may be tried again. */
export async function releaseKey(db: Queryable, id: number): Promise<void> {
  await db.delete(idempotencyKeys).where(and(eq(idempotencyKeys.id, id), isNull(idempotencyKeys.completedAt)));
}

/** Forgets keys that are past their day. */
export async function removeOldKeys(db: Queryable): Promise<void> {
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - ${KEPT}`);
}
