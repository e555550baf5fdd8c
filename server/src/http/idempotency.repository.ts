import { and, eq, isNull, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/schema/program';
import type { Queryable, Transaction } from '../database/database';
import { brokenConstraint } from '../database/database-errors';
import { statement } from '../database/statement';

/** One attempt. A key belongs to one user and one route. */
export interface Attempt {
  readonly userId: number;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** What an earlier call with the same key stored. `status` is null while that call runs. */
export interface EarlierCall {
  readonly bodyHash: string;
  readonly status: number | null;
  readonly body: unknown;
}

/** A key that one call holds. `claims` counts the calls that have held it, so that one that took too long notices a later one. */
export interface Claim {
  readonly id: number;
  readonly claims: number;
}

/** An answer, as it goes over the wire. */
interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** How long a key is kept; then it's free again. Source: rule IDE-01. */
const kept = sql`interval '24 hours'`;
/**
 * A call renews its claim while it runs. One whose claim is older than this died before its effect was committed, or couldn't tell a database that
 * was away that it had failed; so it can be made again. Source: docs/archive/decisions/0160-claims-that-lapse.md.
 */
const abandoned = sql`interval '5 seconds'`;
/** How often a running call renews its claim. */
export const renewMs = 1500;

/** Claims a key for a call. Of two at the same instant, one gets it. @returns null if an earlier call has it */
export async function claimKey(db: Queryable, attempt: Attempt): Promise<Claim | null> {
  const [claim] = await claiming(db, attempt);
  return claim ?? null;
}

const claiming = statement<Attempt, Claim>(
  (value) => sql`
    insert into ${idempotencyKeys} as call (user_id, route, key, body_hash)
    values (${value('userId')}::int, ${value('route')}::text, ${value('key')}::text, ${value('bodyHash')}::text)
    on conflict (user_id, route, key) do update set body_hash = excluded.body_hash, status_code = null, response = null,
      completed_at = null, created_at = now(), renewed_at = now(), claims = call.claims + 1
    where call.created_at < now() - ${kept} or (call.completed_at is null and call.renewed_at < now() - ${abandoned})
    returning id, claims`,
);

/** Says that a call is still running. */
export async function renewClaim(db: Queryable, claim: Claim): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ renewedAt: sql`now()` })
    .where(and(isClaim(claim), isNull(idempotencyKeys.completedAt)));
}

/** The call that holds a key. @returns null if it has just released it */
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

/**
 * Keeps the answer of a claimed call.
 * @returns false when it has one already, or a later call has claimed the key
 */
export async function completeCall(db: Queryable, claim: Claim, { status, body }: KeptAnswer): Promise<boolean> {
  const rows = await db
    .update(idempotencyKeys)
    .set({ statusCode: status, response: body, completedAt: sql`now()` })
    .where(and(isClaim(claim), isNull(idempotencyKeys.completedAt)))
    .returning({ id: idempotencyKeys.id });
  return rows.length > 0;
}

/** What refuses an answer whose claim is lost; the transaction that it belongs to can't commit then. */
const lostClaim = 'idempotency_claim';

/**
 * The same in the transaction of the effect. It's sent at once, and can be sent just before the commit.
 * @returns false as `completeCall`; the transaction is aborted then
 */
export async function completeWithEffect(
  tx: Transaction,
  claim: Claim,
  { status, body }: KeptAnswer,
): Promise<boolean> {
  try {
    await completing(tx, { ...claim, status, response: body === null ? null : JSON.stringify(body) });
    return true;
  } catch (error) {
    if (brokenConstraint(error) === lostClaim) return false;
    throw error;
  }
}

const completing = statement<Claim & { status: number; response: string | null }, object>(
  (value) => sql`
    with kept as (
      update ${idempotencyKeys} set status_code = ${value('status')}::int, response = ${value('response')}::jsonb, completed_at = now()
      where id = ${value('id')}::int and claims = ${value('claims')}::int and completed_at is null returning id)
    select refuse_write(${lostClaim}, 'a later call has claimed the key') where not exists (select from kept)`,
);

/** Keeps the answer that is about to be sent, unless it's the one that was kept with the effect. */
export async function replaceAnswer(db: Queryable, claim: Claim, { status, body }: KeptAnswer): Promise<void> {
  const { statusCode, response } = idempotencyKeys;
  await db
    .update(idempotencyKeys)
    .set({ statusCode: status, response: body, completedAt: sql`now()` })
    .where(
      and(
        isClaim(claim),
        sql`(${statusCode}, ${response}) is distinct from (${status}::int, ${sql.param(body, response)}::jsonb)`,
      ),
    );
}

/** Releases a claimed key: its call failed in a way that can be tried again. */
export async function releaseKey(db: Queryable, claim: Claim): Promise<void> {
  await db.delete(idempotencyKeys).where(and(isClaim(claim), isNull(idempotencyKeys.completedAt)));
}

function isClaim({ id, claims }: Claim) {
  return and(eq(idempotencyKeys.id, id), eq(idempotencyKeys.claims, claims));
}

/** Deletes the keys that are older than a day. */
export async function removeOldKeys(db: Queryable): Promise<void> {
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - ${kept}`);
}
