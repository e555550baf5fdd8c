import { activityDays, type ActivityType } from '@ascendant/domain/channel/activity';
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { activities } from '../../../db/schema/activities';
import { bookings } from '../../../db/schema/bookings';
import { payments } from '../../../db/schema/payments';
import { refunds } from '../../../db/schema/refunds';
import type { Queryable, Transaction } from '../../database/database';
import { knownAs } from '../../database/paid-rows';
import { addingJob } from '../../jobs/add-job.repository';

/** Unique to this use. */
const writing = 7_260_051;

/** Whether no other process is writing bodies: sequences become readable in their order only if one at a time does. */
export async function lockWriting(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${writing}) as taken`);
  return rows[0]?.taken === true;
}

/** What happened, whose body isn't written. */
export interface Unwritten {
  readonly id: number;
  readonly organizerId: number;
  readonly type: ActivityType;
  readonly subjectId: number;
  readonly fromEventId: number | null;
  readonly createdAt: Date;
  /** The one that it gets. */
  readonly sequence: number;
}

/** The oldest ones, each with the next sequence. */
export async function takeUnwritten(tx: Transaction, limit: number): Promise<readonly Unwritten[]> {
  const rows = await tx
    .select()
    .from(activities)
    .where(isNull(activities.sequence))
    .orderBy(asc(activities.id))
    .limit(limit);
  const { rows: numbers } = await tx.execute<{ sequence: number }>(
    sql`select nextval('activity_sequence')::int as sequence from generate_series(1, ${rows.length}::int)`,
  );
  const next = numbers.map(({ sequence }) => sequence).toSorted((one, other) => one - other);
  return rows.map((row, index) => ({ ...row, type: row.type as ActivityType, sequence: next[index] ?? 0 }));
}

export interface Written {
  readonly id: number;
  readonly sequence: number;
  /** Null if what it's about has gone. */
  readonly body: string | null;
}

/** Stores the bodies, a delivery for each webhook that wants one, and the jobs that send them. */
export async function storeBodies(tx: Transaction, written: readonly Written[]): Promise<void> {
  const rows = JSON.stringify(written);
  await tx.execute(sql`update activities a set sequence = w.sequence, body = w.body
    from json_to_recordset(${rows}::json) as w (id int, sequence int, body text) where a.id = w.id`);
  await tx.execute(sql`
    with added as (
      insert into webhook_deliveries (webhook_id, activity_id)
      select w.id, a.id from activities a join webhooks w on w.organizer_id = a.organizer_id and a.type = any (w.types)
        and w.answered_at is not null
      where a.id in (select (each ->> 'id')::int from json_array_elements(${rows}::json) each) and a.body is not null
      order by a.sequence, w.id
      returning webhook_id)
    select ${addingSend(sql`webhook_id`)} from (select distinct webhook_id from added order by webhook_id) told`);
}

/** Part of a statement that adds the job which sends what waits for a webhook. @param webhookId an SQL expression */
export function addingSend(webhookId: ReturnType<typeof sql>, afterSeconds = 0) {
  return addingJob('send_webhooks', sql`json_build_object('webhookId', ${webhookId})`, {
    key: sql`'webhook:' || ${webhookId}`,
    afterSeconds,
  });
}

/** Refunds, each of the booking that it's about: what was paid for a change belongs to the booking that changed. */
export async function findRefundFacts(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      id: refunds.id,
      amountCents: refunds.amountCents,
      status: refunds.status,
      currency: bookings.currency,
      bookingId: knownAs(bookings.id),
      eventId: bookings.eventId,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(inArray(refunds.id, [...ids]));
}

/** What an organization's programs can read of what happened, in the order of sequences. */
export async function findActivities(
  db: Queryable,
  organizerId: number,
  { types, after, limit }: { readonly types: readonly ActivityType[]; readonly after: number; readonly limit: number },
) {
  const { sequence, body } = activities;
  return db
    .select({ sequence: sql<number>`${sequence}`, body: sql<string>`${body}` })
    .from(activities)
    .where(
      and(
        eq(activities.organizerId, organizerId),
        gt(sequence, after),
        isNotNull(body),
        inArray(activities.type, [...types]),
      ),
    )
    .orderBy(asc(sequence))
    .limit(limit);
}

/** Deletes what's older than can be sent, with its deliveries. */
export async function forgetActivities(db: Queryable): Promise<void> {
  await db.delete(activities).where(sql`${activities.createdAt} < now() - make_interval(days => ${activityDays})`);
}
