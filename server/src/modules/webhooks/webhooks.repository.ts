import type { ActivityType } from '@ascendant/domain/channel/activity';
import { secretOverlapHours, type WebhookState } from '@ascendant/domain/channel/webhook';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { webhooks, type WebhookRow } from '../../../db/schema/activities';
import type { Queryable, Transaction } from '../../database/database';
import { addingSend } from './activities.repository';

const state = sql<WebhookState>`case when ${webhooks.answeredAt} is null then 'untested'
  when ${webhooks.offAt} is not null then case when ${webhooks.isGivenUp} then 'given_up' else 'off' end
  when ${webhooks.failingSince} is not null then 'failing' else 'on' end`;

const record = {
  id: webhooks.id,
  url: webhooks.url,
  types: sql<readonly ActivityType[]>`${webhooks.types}`,
  state,
  failingSince: webhooks.failingSince,
  waiting: sql<number>`(select count(*)::int from webhook_deliveries d where d.webhook_id = webhooks.id and d.state = 'waiting')`,
  madeBy: sql<string | null>`(select concat_ws(' ', maker.first_name, maker.last_name) from users maker
    where maker.id = ${webhooks.createdBy})`,
  createdAt: webhooks.createdAt,
  bothSignUntil:
    sql<Date | null>`case when ${webhooks.formerSecretUntil} > now() then ${webhooks.formerSecretUntil} end`.mapWith(
      webhooks.formerSecretUntil,
    ),
};

/** A webhook as its owners see it. */
export type WebhookRecord = Awaited<ReturnType<typeof findWebhooks>>[number];

export async function findWebhooks(db: Queryable, organizerId: number) {
  return db.select(record).from(webhooks).where(eq(webhooks.organizerId, organizerId)).orderBy(asc(webhooks.id));
}

/** @returns null if it isn't the organization's */
export async function findWebhook(db: Queryable, organizerId: number, id: number): Promise<WebhookRecord | null> {
  const [row] = await db.select(record).from(webhooks).where(isTheirs(organizerId, id));
  return row ?? null;
}

function isTheirs(organizerId: number, id: number) {
  return and(eq(webhooks.id, id), eq(webhooks.organizerId, organizerId));
}

export async function countWebhooks(tx: Queryable, organizerId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(webhooks).where(eq(webhooks.organizerId, organizerId));
  return row?.count ?? 0;
}

export type NewWebhook = Pick<WebhookRow, 'organizerId' | 'url' | 'types' | 'secret' | 'createdBy'>;

export async function insertWebhook(tx: Transaction, webhook: NewWebhook): Promise<number> {
  const [row] = await tx.insert(webhooks).values(webhook).returning({ id: webhooks.id });
  if (!row) throw new RangeError('no webhook came back');
  return row.id;
}

/** Sets what it's sent, and turns it on or off. Turned on, it starts over as if it had never failed, and gets what it missed. */
export async function setWebhook(
  tx: Transaction,
  id: number,
  { types, isOn }: { readonly types: readonly ActivityType[]; readonly isOn: boolean },
): Promise<void> {
  const offAt = isOn ? null : sql`coalesce(${webhooks.offAt}, now())`;
  const neverFailed = { isGivenUp: false, failingSince: null, failures: 0, restsUntil: null, toldAt: null };
  await tx
    .update(webhooks)
    .set({ types: [...types], offAt, ...(isOn ? neverFailed : {}) })
    .where(eq(webhooks.id, id));
  if (isOn) await sendSoon(tx, id);
}

/** Adds the job that sends what waits for a webhook. */
export async function sendSoon(tx: Queryable, id: number, afterSeconds = 0): Promise<void> {
  await tx.execute(sql`select ${addingSend(sql`${id}::int`, afterSeconds)}`);
}

/** Notes that a webhook has answered a test; the first time, that turns it on. */
export async function noteAnswered(tx: Queryable, id: number): Promise<void> {
  await tx
    .update(webhooks)
    .set({ answeredAt: sql`coalesce(${webhooks.answeredAt}, now())` })
    .where(eq(webhooks.id, id));
}

export async function renewSecret(tx: Transaction, id: number, secret: Buffer): Promise<void> {
  const formerSecretUntil = sql`now() + make_interval(hours => ${secretOverlapHours})`;
  await tx
    .update(webhooks)
    .set({ secret, formerSecret: sql`${webhooks.secret}`, formerSecretUntil })
    .where(eq(webhooks.id, id));
}

/** What signs for a webhook, encrypted: the secret, and the one before while it still signs. */
export async function findSecrets(db: Queryable, id: number): Promise<readonly Buffer[]> {
  const { secret, formerSecret } = webhooks;
  const isOverlap = sql<boolean>`coalesce(${webhooks.formerSecretUntil} > now(), false)`;
  const [row] = await db.select({ secret, formerSecret, isOverlap }).from(webhooks).where(eq(webhooks.id, id));
  if (!row) throw new RangeError(`webhook ${id} has gone`);
  return row.isOverlap && row.formerSecret !== null ? [row.secret, row.formerSecret] : [row.secret];
}

export async function deleteWebhook(tx: Transaction, organizerId: number, id: number): Promise<boolean> {
  const gone = await tx.delete(webhooks).where(isTheirs(organizerId, id)).returning({ id: webhooks.id });
  return gone.length > 0;
}
