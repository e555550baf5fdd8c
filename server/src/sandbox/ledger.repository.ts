import { and, desc, eq, getTableColumns, gte, sql, type SQL } from 'drizzle-orm';
import {
  sandboxCharges,
  type sandboxDisputes,
  sandboxEvents,
  sandboxIdempotencyKeys,
  sandboxIntents,
  type sandboxRefunds,
  sandboxTransactions,
  type SandboxChargeRow,
  type SandboxIntentRow,
} from '../../db/schema/sandbox';
import type { Queryable } from '../database/database';
import { columnsOf, statement } from '../database/statement';
import type { NewNotice } from './notices.repository';

type IntentChange = Partial<typeof sandboxIntents.$inferInsert>;

/** What an idempotency key was used for. */
export interface KeyEntry {
  readonly key: string;
  readonly bodyHash: string;
  readonly objectId: string;
}

/** The parameters of a new intent. */
interface IntentTerms {
  readonly clientSecret: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * Creates an intent and claims its idempotency key, both or neither.
 * @returns null if the key was used before
 */
export async function insertIntentOnce(
  db: Queryable,
  entry: KeyEntry,
  { metadata, ...terms }: IntentTerms,
): Promise<SandboxIntentRow | null> {
  const [row] = await newIntent(db, { ...entry, ...terms, metadata: JSON.stringify(metadata) });
  return row ?? null;
}

const newIntent = statement<KeyEntry & Omit<IntentTerms, 'metadata'> & { metadata: string }, SandboxIntentRow>(
  (value) => sql`
    with claimed as (
      insert into ${sandboxIdempotencyKeys} (key, body_hash, object_id)
      values (${value('key')}, ${value('bodyHash')}, ${value('objectId')}) on conflict do nothing returning object_id),
    made as (
      insert into ${sandboxIntents} (id, client_secret, amount_cents, currency, metadata)
      select object_id, ${value('clientSecret')}, ${value('amountCents')}::int, ${value('currency')}, ${value('metadata')}::jsonb
      from claimed returning *)
    select ${columnsOf(sandboxIntents, { from: 'made' })} from made`,
);

/** An intent with its charge and refunds. */
export interface StandingIntent extends SandboxIntentRow {
  readonly refundedCents: number;
  readonly isDisputed: boolean;
  /** The latest charge; null before the first. */
  readonly lastCharge: StoredCharge | null;
}

/** A charge as the database writes it into JSON. */
export interface StoredCharge extends Pick<
  SandboxChargeRow,
  'id' | 'amountCents' | 'status' | 'cardLast4' | 'failureCode'
> {
  readonly createdAt: string | Date;
}

const standing = {
  ...getTableColumns(sandboxIntents),
  refundedCents: sql<number>`(select coalesce(sum(r.amount_cents), 0)::int from sandbox.refunds r
    where r.intent_id = sandbox.intents.id and r.status <> 'failed')`,
  isDisputed: sql<boolean>`exists (select 1 from sandbox.disputes d where d.intent_id = sandbox.intents.id)`,
  lastCharge: sql<StoredCharge | null>`(select json_build_object('id', c.id, 'amountCents', c.amount_cents, 'status', c.status, 'cardLast4', c.card_last4,
      'failureCode', c.failure_code, 'createdAt', c.created_at)
    from sandbox.charges c where c.intent_id = sandbox.intents.id order by c.created_at desc limit 1)`,
};

export async function findIntent(tx: Queryable, id: string): Promise<StandingIntent | null> {
  const [row] = await standingIntent(tx, { id });
  return row ?? null;
}

const standingIntent = statement<{ id: string }, StandingIntent>(
  (
    value,
  ) => sql`select ${columnsOf(sandboxIntents)}, ${standing.refundedCents} as "refundedCents", ${standing.isDisputed} as "isDisputed",
      ${standing.lastCharge} as "lastCharge" from ${sandboxIntents} where ${sandboxIntents.id} = ${value('id')}`,
);

/** Locks the intent's row, so that its state changes one step at a time. */
export async function lockIntent(tx: Queryable, id: string): Promise<SandboxIntentRow | null> {
  const [row] = await lockedIntent(tx, { id });
  return row ?? null;
}

const lockedIntent = statement<{ id: string }, SandboxIntentRow>(
  (value) =>
    sql`select ${columnsOf(sandboxIntents)} from ${sandboxIntents} where ${sandboxIntents.id} = ${value('id')} for update`,
);

/** A successful charge of an intent, with its entry in the balance and the notice of it. */
interface PaidCharge {
  readonly chargeId: string;
  readonly transactionId: string;
  readonly feeCents: number;
  readonly cardLast4: string;
  readonly notice: NewNotice;
}

/** Charges an intent in full and records the notice, in one statement. */
export async function payIntent(tx: Queryable, { notice, ...charge }: PaidCharge): Promise<SandboxIntentRow> {
  const { id: noticeId, objectId: intentId, type, payload } = notice;
  const [row] = await paidIntent(tx, { ...charge, intentId, noticeId, type, payload: JSON.stringify(payload) });
  if (!row) throw new RangeError(`no intent ${intentId}`);
  return row;
}

const paidIntent = statement<
  Omit<PaidCharge, 'notice'> & { intentId: string; noticeId: string; type: string; payload: string },
  SandboxIntentRow
>(
  (value) => sql`
    with paid as (
      update ${sandboxIntents} set status = 'succeeded', amount_received_cents = amount_cents, challenge_card = null,
        last_error_code = null, last_error_message = null, updated_at = now()
      where id = ${value('intentId')} returning *),
    charged as (
      insert into ${sandboxCharges} (id, intent_id, amount_cents, status, card_last4)
      select ${value('chargeId')}, id, amount_cents, 'succeeded', ${value('cardLast4')} from paid),
    entered as (
      insert into ${sandboxTransactions} (id, kind, source_id, intent_id, amount_cents, fee_cents, currency)
      select ${value('transactionId')}, 'payment', ${value('chargeId')}, id, amount_cents, ${value('feeCents')}::int, currency from paid),
    told as (
      insert into ${sandboxEvents} (id, type, object_id, payload)
      select ${value('noticeId')}, ${value('type')}, id, ${value('payload')}::jsonb from paid)
    select ${columnsOf(sandboxIntents, { from: 'paid' })} from paid`,
);

export async function changeIntent(tx: Queryable, id: string, change: IntentChange): Promise<SandboxIntentRow> {
  const [row] = await tx.update(sandboxIntents).set(change).where(eq(sandboxIntents.id, id)).returning();
  if (!row) throw new RangeError(`no intent ${id}`);
  return row;
}

/** What to show of a list: what was created since then, and after the last one that was shown. */
export interface Page {
  readonly since: Date;
  /** Its id. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** A page of them, the newest first, and one row more if there are more. */
export async function findIntents(tx: Queryable, page: Page): Promise<StandingIntent[]> {
  return tx
    .select(standing)
    .from(sandboxIntents)
    .where(inPage(sandboxIntents, page))
    .orderBy(desc(sandboxIntents.createdAt), desc(sandboxIntents.id))
    .limit(page.limit + 1);
}

/** What's in a page, by the index of the list's order. */
export function inPage(
  table: typeof sandboxIntents | typeof sandboxRefunds | typeof sandboxDisputes,
  { since, after }: Page,
): SQL | undefined {
  const isSince = gte(table.createdAt, since);
  if (after === undefined) return isSince;
  return and(
    isSince,
    sql`(${table.createdAt}, ${table.id}) < ((select created_at from ${table} where id = ${after}), ${after})`,
  );
}

export async function insertCharge(tx: Queryable, charge: typeof sandboxCharges.$inferInsert): Promise<void> {
  await tx.insert(sandboxCharges).values(charge);
}

export async function findChargesOf(tx: Queryable, intentId: string): Promise<SandboxChargeRow[]> {
  return tx
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.intentId, intentId))
    .orderBy(desc(sandboxCharges.createdAt));
}

/**
 * Claims an idempotency key for an object that's about to be created.
 * @returns null if the key was free; otherwise what it was used for
 */
export async function claimKey(tx: Queryable, entry: KeyEntry): Promise<KeyEntry | null> {
  const inserted = await tx.insert(sandboxIdempotencyKeys).values(entry).onConflictDoNothing().returning();
  if (inserted.length > 0) return null;
  return findKey(tx, entry.key);
}

export async function findKey(tx: Queryable, key: string): Promise<KeyEntry | null> {
  const [entry] = await tx.select().from(sandboxIdempotencyKeys).where(eq(sandboxIdempotencyKeys.key, key));
  return entry ?? null;
}
