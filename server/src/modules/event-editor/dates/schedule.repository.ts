import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { ScheduleForm } from '@ascendant/domain/schedule/schedule-form';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { eventEdits } from '../../../../db/schema/event-edits';
import { eventSchedules, type EventScheduleRow } from '../../../../db/schema/event-series';
import { events, type EventRow } from '../../../../db/schema/events';
import { pricingTiers } from '../../../../db/schema/pricing';
import type { Queryable, Transaction } from '../../../database/database';
import { tierOf } from '../../../database/quote-row';
import { addingJob, unhurried } from '../../../jobs/add-job.repository';

export async function findSchedule(tx: Queryable, seriesId: number): Promise<EventScheduleRow | null> {
  const [row] = await tx.select().from(eventSchedules).where(eq(eventSchedules.seriesId, seriesId));
  return row ?? null;
}

/** The same with its row locked, so that its dates are made once. */
export async function lockSchedule(tx: Transaction, seriesId: number): Promise<EventScheduleRow | null> {
  const [row] = await tx.select().from(eventSchedules).where(eq(eventSchedules.seriesId, seriesId)).for('update');
  return row ?? null;
}

const extendingJob = (seriesId: SQLWrapper | number): SQL =>
  addingJob('extend_schedule', sql`json_build_object('seriesId', ${seriesId}::int)`, {
    key: sql`'extend_schedule ' || ${seriesId}::int`,
    priority: unhurried,
  });

/** Has the dates of a schedule made that are still missing. */
export async function queueExtension(tx: Transaction, seriesId: number): Promise<void> {
  await tx.execute(sql`select ${extendingJob(seriesId)}`);
}

/** The same of all schedules whose dates weren't looked at today, the longest ago first: a job for each. */
export async function queueExtensions(db: Queryable): Promise<void> {
  const { seriesId, extendedAt } = eventSchedules;
  await db.execute(sql`
    select ${extendingJob(seriesId)} from ${eventSchedules}
    where ${extendedAt} is null or ${extendedAt} < now() - interval '20 hours' order by ${extendedAt} nulls first, ${seriesId}`);
}

export async function noteExtended(tx: Transaction, seriesId: number): Promise<void> {
  await tx
    .update(eventSchedules)
    .set({ extendedAt: sql`now()` })
    .where(eq(eventSchedules.seriesId, seriesId));
}

export async function saveSchedule(
  tx: Transaction,
  { seriesId, firstDay }: { readonly seriesId: number; readonly firstDay: string },
  { times, added, excluded, ...form }: ScheduleForm,
): Promise<void> {
  const lists = { times: [...times].sort(), added: [...added].sort(), excluded: [...excluded].sort() };
  const set = { ...form, ...lists, firstDay, extendedAt: null };
  await tx
    .insert(eventSchedules)
    .values({ seriesId, ...set })
    .onConflictDoUpdate({ target: eventSchedules.seriesId, set });
}

/** Ends a schedule: its dates stay, and no more are made. @returns whether there was one */
export async function deleteSchedule(tx: Transaction, seriesId: number): Promise<boolean> {
  const gone = await tx
    .delete(eventSchedules)
    .where(eq(eventSchedules.seriesId, seriesId))
    .returning({ seriesId: eventSchedules.seriesId });
  return gone.length > 0;
}

const ownDate = sql<string>`${events.startDate} || ' ' || ${events.startTime}`;

/** Dates of the series from before it had a schedule are those of the schedule on their days: they aren't made again. */
export async function nameScheduled(tx: Transaction, seriesId: number): Promise<void> {
  const ofSeries = eq(events.seriesId, seriesId);
  const named = tx
    .select({ at: events.scheduledFor })
    .from(events)
    .where(and(ofSeries, isNotNull(events.scheduledFor)));
  const once = tx
    .selectDistinctOn([ownDate], { id: events.id })
    .from(events)
    .where(and(ofSeries, isNull(events.scheduledFor), sql`${ownDate} not in (${named})`))
    .orderBy(ownDate, sql`${events.status} = 'cancelled'`, events.id);
  await tx.update(events).set({ scheduledFor: ownDate }).where(inArray(events.id, once));
}

interface FirstDateMove {
  readonly event: Pick<EventRow, 'id' | 'seriesId' | 'scheduledFor' | 'startDate' | 'startTime'>;
  readonly startDate: string;
  readonly startTime: string;
}

/** A schedule whose dates aren't made yet follows its event, when that's moved. */
export async function followFirstDate(tx: Transaction, { event, startDate, startTime }: FirstDateMove): Promise<void> {
  const row = await lockSchedule(tx, event.seriesId);
  if (row === null || event.scheduledFor !== `${event.startDate} ${event.startTime}`) return;
  const others = row.times.filter((time) => time !== event.startTime && time !== startTime);
  await tx
    .update(eventSchedules)
    .set({ firstDay: startDate, times: [...others, startTime].sort() })
    .where(eq(eventSchedules.seriesId, event.seriesId));
  await tx
    .update(events)
    .set({ scheduledFor: `${startDate} ${startTime}` })
    .where(eq(events.id, event.id));
}

/**
 * A schedule follows its dates to another start time: its dates to come are at the new one, and those that exist aren't made again. Where it has the new
 * time already, or never had the old one, it stays.
 */
export async function moveSlots(
  tx: Transaction,
  { seriesId, times }: EventScheduleRow,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  if (!times.includes(from) || times.includes(to)) return;
  const moved = [...times.filter((time) => time !== from), to].sort();
  await tx.update(eventSchedules).set({ times: moved }).where(eq(eventSchedules.seriesId, seriesId));
  const slot = sql`left(${events.scheduledFor}, 11) || ${to}`;
  const taken = tx
    .select({ at: events.scheduledFor })
    .from(events)
    .where(and(eq(events.seriesId, seriesId), isNotNull(events.scheduledFor)));
  await tx
    .update(events)
    .set({ scheduledFor: slot })
    .where(
      and(
        eq(events.seriesId, seriesId),
        sql`right(${events.scheduledFor}, 5) = ${from}`,
        sql`${slot} not in (${taken})`,
      ),
    );
}

/** When booking closes, for the dates to come. */
export async function closeBookingBefore(tx: Transaction, seriesId: number, cutOffHours: number): Promise<void> {
  await tx
    .update(events)
    .set({ cutOffHours })
    .where(and(eq(events.seriesId, seriesId), gt(events.startsAt, sql`now()`), ne(events.cutOffHours, cutOffHours)));
}

/** The dates of a series to come that aren't cancelled, each by the date of its schedule that it was made for. */
export async function findMade(tx: Queryable, seriesId: number): Promise<readonly (string | null)[]> {
  const rows = await tx
    .select({ scheduledFor: events.scheduledFor })
    .from(events)
    .where(and(eq(events.seriesId, seriesId), ne(events.status, 'cancelled'), gt(events.startsAt, sql`now()`)));
  return rows.map(({ scheduledFor }) => scheduledFor);
}

/** All dates of a schedule that have ever been made, whatever became of them. */
export async function findEverMade(tx: Queryable, seriesId: number): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ at: events.scheduledFor })
    .from(events)
    .where(and(eq(events.seriesId, seriesId), isNotNull(events.scheduledFor)));
  return new Set(rows.flatMap(({ at }) => at ?? []));
}

/** What a date costs, and from which day the last days of sale of its tiers are counted. */
export interface PricedDate {
  readonly startDate: string;
  readonly tiers: readonly PricingTier[];
}

/** The first date of a schedule, whose prices the others have, but for price changes. Null where there's none, and where it has no prices. */
export async function findFirstDate(
  tx: Queryable,
  { seriesId, firstDay }: Pick<EventScheduleRow, 'seriesId' | 'firstDay'>,
): Promise<PricedDate | null> {
  const first = tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.seriesId, seriesId), gte(events.scheduledFor, firstDay)))
    .orderBy(asc(events.scheduledFor))
    .limit(1);
  const rows = await tx
    .select({ startDate: events.startDate, tier: pricingTiers })
    .from(pricingTiers)
    .innerJoin(events, eq(events.id, pricingTiers.eventId))
    .where(inArray(events.id, first));
  const [row] = rows;
  return row === undefined ? null : { startDate: row.startDate, tiers: rows.map(({ tier }) => tierOf(tier)) };
}

/** The last published date of a series, which new ones are copies of; whether it says something that no admin has seen. */
export async function findModel(
  tx: Queryable,
  seriesId: number,
): Promise<{ readonly id: number; readonly isEdited: boolean } | null> {
  const [row] = await tx
    .select({ id: events.id, isEdited: sql<boolean>`${eventEdits.eventId} is not null` })
    .from(events)
    .leftJoin(eventEdits, eq(eventEdits.eventId, events.id))
    .where(and(eq(events.seriesId, seriesId), eq(events.status, 'published'), isNotNull(events.scheduledFor)))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(1);
  return row ?? null;
}
