import type { ActivityType } from '@ascendant/domain/channel/activity';
import { failingLimits, type DeliveryState } from '@ascendant/domain/channel/webhook';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { activities, webhookDeliveries, webhooks, type DeliveryTry } from '../../../db/schema/activities';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import { isActingOrganizer } from '../../database/organizations.repository';
import { addingSend } from './activities.repository';

/** Of a statement with a webhook `w`: whether it's sent anything. While the organizer's account is disabled, what happens waits. */
const isSending = sql`w.off_at is null and exists (select from ${users} where ${users.id} = w.organizer_id and ${isActingOrganizer(users)})`;

/** A delivery that's being tried. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly activityId: number;
  readonly body: string;
  readonly url: string;
  readonly organizerId: number;
  /** How often it was tried before. */
  readonly tries: number;
}

/**
 * Takes the oldest delivery of a webhook that's due, for a minute: if we're killed meanwhile, it's tried again.
 * @returns null if there's none, or the webhook rests or is sent nothing
 */
export async function claimDelivery(db: Queryable, webhookId: number): Promise<ClaimedDelivery | null> {
  const { rows } = await db.execute<ClaimedDelivery & Record<string, unknown>>(sql`
    update webhook_deliveries d set due_at = now() + interval '1 minute' from webhooks w, activities a
    where d.id = (select id from webhook_deliveries where webhook_id = ${webhookId}::int and state = 'waiting' and due_at <= now()
        order by id limit 1 for update skip locked)
      and w.id = d.webhook_id and ${isSending} and (w.rests_until is null or w.rests_until <= now()) and a.id = d.activity_id
    returning d.id, d.activity_id as "activityId", a.body, w.url, w.organizer_id as "organizerId", jsonb_array_length(d.tries) as tries`);
  return rows[0] ?? null;
}

const tried = (each: DeliveryTry) => sql`${webhookDeliveries.tries} || ${JSON.stringify([each])}::jsonb`;

export async function noteDelivered(tx: Transaction, id: number, each: DeliveryTry): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'delivered', deliveredAt: sql`now()`, tries: tried(each) })
    .where(eq(webhookDeliveries.id, id));
}

/** @param pause until the next try, in seconds; null if that was the last one */
export async function noteFailed(tx: Transaction, id: number, each: DeliveryTry, pause: number | null): Promise<void> {
  const next =
    pause === null ? ({ state: 'failed' } as const) : { dueAt: sql`now() + make_interval(secs => ${pause})` };
  await tx
    .update(webhookDeliveries)
    .set({ ...next, tries: tried(each) })
    .where(eq(webhookDeliveries.id, id));
}

export async function noteWorking(tx: Transaction, webhookId: number): Promise<void> {
  const isFailing = sql`${webhooks.failures} > 0`;
  await tx
    .update(webhooks)
    .set({ failingSince: null, failures: 0, restsUntil: null, toldAt: null })
    .where(and(eq(webhooks.id, webhookId), isFailing));
}

/** One more failure. @returns how many there are in a row, and whether its owners are to hear of it, or it's to be turned off */
export async function noteFailing(tx: Transaction, webhookId: number) {
  const { tellAfterHours, giveUpAfterDays } = failingLimits;
  const [row] = await tx
    .update(webhooks)
    .set({ failures: sql`${webhooks.failures} + 1`, failingSince: sql`coalesce(${webhooks.failingSince}, now())` })
    .where(eq(webhooks.id, webhookId))
    .returning({
      failures: webhooks.failures,
      isToTell: sql<boolean>`${webhooks.toldAt} is null and ${webhooks.failingSince} <= now() - make_interval(hours => ${tellAfterHours})`,
      isToGiveUp: sql<boolean>`${webhooks.failingSince} <= now() - make_interval(days => ${giveUpAfterDays})`,
    });
  return row ?? { failures: 0, isToTell: false, isToGiveUp: false };
}

/** @param seconds 0 for no rest */
export async function rest(tx: Transaction, webhookId: number, seconds: number): Promise<void> {
  if (seconds === 0) return;
  await tx
    .update(webhooks)
    .set({ restsUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(webhooks.id, webhookId));
}

export async function noteTold(tx: Transaction, webhookId: number): Promise<void> {
  await tx
    .update(webhooks)
    .set({ toldAt: sql`now()` })
    .where(eq(webhooks.id, webhookId));
}

export async function giveUp(tx: Transaction, webhookId: number): Promise<void> {
  await tx
    .update(webhooks)
    .set({ offAt: sql`now()`, isGivenUp: true })
    .where(eq(webhooks.id, webhookId));
}

/** In how many seconds something is due again; null if nothing waits, or the webhook is sent nothing. */
export async function findNextDue(db: Queryable, webhookId: number): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from greatest(min(d.due_at), w.rests_until, now()) - now())::float8 as seconds
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.webhook_id = ${webhookId}::int and d.state = 'waiting' and ${isSending} group by w.rests_until`);
  return rows[0]?.seconds ?? null;
}

/** Adds the jobs of webhooks for which something has been due for an hour: of those whose organizer's account is enabled again, for one. */
export async function resumeWebhooks(db: Queryable): Promise<void> {
  await db.execute(sql`select ${addingSend(sql`id`)} from (
    select distinct w.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.state = 'waiting' and d.due_at < now() - interval '1 hour' and ${isSending}) late`);
}

const record = {
  id: webhookDeliveries.id,
  type: sql<ActivityType>`${activities.type}`,
  happenedAt: activities.createdAt,
  state: sql<DeliveryState>`${webhookDeliveries.state}`,
  dueAt: sql<Date | null>`case when ${webhookDeliveries.state} = 'waiting' then ${webhookDeliveries.dueAt} end`.mapWith(
    webhookDeliveries.dueAt,
  ),
  tries: webhookDeliveries.tries,
  body: sql<string>`${activities.body}`,
};

/** A delivery as the owners see it. */
export type DeliveryRecord = Awaited<ReturnType<typeof findDeliveries>>[number];

/** The latest first. @param before the one that the page before ended with */
export async function findDeliveries(
  db: Queryable,
  webhookId: number,
  {
    before,
    limit,
    types,
  }: { readonly before: number | null; readonly limit: number; readonly types: readonly ActivityType[] },
) {
  const isBefore = before === null ? undefined : lt(webhookDeliveries.id, before);
  return db
    .select(record)
    .from(webhookDeliveries)
    .innerJoin(activities, eq(activities.id, webhookDeliveries.activityId))
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isBefore, inArray(activities.type, [...types])))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);
}

/** Makes a delivery wait again, from its first try. @returns null if it isn't the webhook's */
export async function sendAgain(tx: Transaction, webhookId: number, id: number): Promise<DeliveryRecord | null> {
  const isIts = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId));
  await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', deliveredAt: null, tries: [], dueAt: sql`now()` })
    .where(isIts);
  const [row] = await tx
    .select(record)
    .from(webhookDeliveries)
    .innerJoin(activities, eq(activities.id, webhookDeliveries.activityId))
    .where(isIts);
  return row ?? null;
}
