import type { EventChart } from '@ascendant/astrology/chart/event-chart';
import { eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { categories, type Significators } from '../../../db/schema/catalog';
import { eventAstrologyAnalysis, type NewEventAstrologyAnalysisRow } from '../../../db/schema/charts';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';
import { isListed } from '../../database/listed-events';

/** What an event's sky is computed from, what preferences look at, and whether to match it at all. */
export interface EventStartRow {
  readonly id: number;
  readonly isPublished: boolean;
  readonly startsAt: Date;
  readonly startDate: string;
  readonly startTime: string;
  readonly timezone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly endDate: string;
  readonly minimumAge: number;
  /** A tier is only written together with its event, so a new price comes with a new `updatedAt`. */
  readonly lowestAdultPriceCents: number;
  readonly categoryIds: readonly (number | null)[];
  readonly publishedAt: Date | null;
  /** Its series, if it has other dates. */
  readonly repeatedSeriesId: number | null;
  /** When it, or one of its categories, changed last. */
  readonly updatedAt: Date;
}

export interface CategoryRow {
  readonly id: number;
  readonly name: string;
  readonly significators: Significators | null;
}

export interface StoredSky {
  readonly analysisId: number;
  readonly eventId: number;
  readonly fingerprint: string;
  readonly chart: EventChart;
  readonly vector: Float32Array;
}

/** What has changed lately. */
export interface Look {
  /** The database's clock, which also sets `updatedAt`. */
  readonly at: Date;
  /** Categories changed since then. */
  readonly categoryIds: readonly number[];
}

export async function lookAround(db: Queryable, since: Date | null): Promise<Look> {
  const changed = sql`select id from ${categories} where ${categories.updatedAt} >= ${since?.toISOString() ?? null}`;
  const { rows } = await db.execute<{ now: number; ids: number[] }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as now, array(${changed}) as ids`,
  );
  return { at: new Date(rows[0]?.now ?? Number.NaN), categoryIds: rows[0]?.ids ?? [] };
}

/** Published events that haven't begun, by id, after one of them: a piece of all. */
export async function findEventsAfter(db: Queryable, afterId: number, limit: number): Promise<EventStartRow[]> {
  return findStarts(db, sql`${events.id} > ${afterId} and ${isListed} and ${hasNotBegun}`, {
    by: events.id,
    limit,
  });
}

/**
 * Events changed since then, published or not, latest change last.
 * @param categoryIds events of these count as changed too
 */
export async function findChangedEvents(
  db: Queryable,
  since: Date,
  categoryIds: readonly number[],
): Promise<EventStartRow[]> {
  const isChanged = gte(events.updatedAt, since);
  if (categoryIds.length === 0) return findStarts(db, isChanged);
  const isOfChanged = sql`${ownCategories} && ${sql.param([...categoryIds])}::int[]`;
  return findStarts(db, sql`(${isChanged} or (${hasNotBegun} and ${isOfChanged}))`);
}

const hasNotBegun = sql`${events.startsAt} > now() - interval '1 day'`;
const ownCategories = sql`array[${events.categoryId}, ${events.secondaryCategoryId1}, ${events.secondaryCategoryId2},
  ${events.secondaryCategoryId3}, ${events.secondaryCategoryId4}]`;
/** The latest change of the event or one of its categories, which decide its vector. */
const changedAt = sql<Date>`greatest(${events.updatedAt}, (select max(${categories.updatedAt}) from ${categories}
  where ${categories.id} = any(${ownCategories})))`.mapWith(events.updatedAt);

/** The event's start, whatever its status. */
export async function findEventStart(db: Queryable, eventId: number): Promise<EventStartRow | null> {
  const [row] = await findStarts(db, eq(events.id, eventId));
  return row ?? null;
}

/** The same of several events, in no particular order. */
export async function findEventStarts(db: Queryable, eventIds: readonly number[]): Promise<EventStartRow[]> {
  return findStarts(db, inArray(events.id, [...eventIds]));
}

async function findStarts(
  db: Queryable,
  condition: SQL,
  { by, limit }: { by: AnyPgColumn; limit: number } = { by: events.updatedAt, limit: Number.MAX_SAFE_INTEGER },
): Promise<EventStartRow[]> {
  const rows = await db
    .select({
      id: events.id,
      isPublished: isListed,
      startsAt: events.startsAt,
      startDate: events.startDate,
      startTime: events.startTime,
      timezone: events.timezone,
      latitude: events.latitude,
      longitude: events.longitude,
      endDate: events.endDate,
      minimumAge: events.minimumAge,
      lowestAdultPriceCents: events.lowestAdultPriceCents,
      publishedAt: events.publishedAt,
      repeatedSeriesId: sql<number | null>`case when ${events.hasOtherDates} then ${events.seriesId} end`,
      main: events.categoryId,
      second: events.secondaryCategoryId1,
      third: events.secondaryCategoryId2,
      fourth: events.secondaryCategoryId3,
      fifth: events.secondaryCategoryId4,
      updatedAt: changedAt,
    })
    .from(events)
    .where(condition)
    .orderBy(by)
    .limit(limit);
  return rows.map(({ main, second, third, fourth, fifth, ...row }) => ({
    ...row,
    categoryIds: [main, second, third, fourth, fifth],
  }));
}

export async function findCategories(db: Queryable): Promise<ReadonlyMap<number, CategoryRow>> {
  const { id, name, significators } = categories;
  const rows = await db.select({ id, name, significators }).from(categories);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findSkies(db: Queryable, eventIds: readonly number[]): Promise<ReadonlyMap<number, StoredSky>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({
      analysisId: eventAstrologyAnalysis.id,
      eventId: eventAstrologyAnalysis.eventId,
      fingerprint: eventAstrologyAnalysis.fingerprint,
      chart: eventAstrologyAnalysis.chart,
      vector: eventAstrologyAnalysis.vector,
    })
    .from(eventAstrologyAnalysis)
    .where(inArray(eventAstrologyAnalysis.eventId, [...eventIds]));
  // Written by saveSkies and by nothing else.
  return new Map(rows.map((row) => [row.eventId, { ...row, chart: row.chart as unknown as EventChart }]));
}

/** The vectors of stored skies, without their charts. */
export async function findVectors(
  db: Queryable,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<StoredSky, 'fingerprint' | 'vector'>>> {
  const { eventId, fingerprint, vector } = eventAstrologyAnalysis;
  const rows = await db
    .select({ eventId, fingerprint, vector })
    .from(eventAstrologyAnalysis)
    .where(sql`${eventId} = any(${sql.param([...eventIds])}::int[])`);
  return new Map(rows.map((row) => [row.eventId, row]));
}

/** Replaces analyses. Matches made from the old ones are deleted by the foreign key. */
export async function saveSkies(tx: Queryable, rows: readonly NewEventAstrologyAnalysisRow[]): Promise<void> {
  const eventIds = rows.map((row) => row.eventId);
  await tx.delete(eventAstrologyAnalysis).where(inArray(eventAstrologyAnalysis.eventId, eventIds));
  await tx
    .insert(eventAstrologyAnalysis)
    .values([...rows])
    .onConflictDoNothing();
}

export async function findSky(db: Queryable, eventId: number): Promise<StoredSky | null> {
  return (await findSkies(db, [eventId])).get(eventId) ?? null;
}
