import { calendarDay } from '@ascendant/domain/calendar-day';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import {
  askHours,
  decisionTime,
  maxDecideDaysBefore,
  type DateToRun,
  type RunsFrom,
} from '@ascendant/domain/event/runs-from';
import { and, asc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { holds } from '../../../db/schema/holds';
import type { Queryable, Transaction } from '../../database/database';
import { localToday } from '../../database/local-day';
import { isLiveHold } from '../../database/seats';
import { subquery } from '../../database/subquery';

/** A date of a series, with what decides whether it runs. */
export interface RunningDate extends DateToRun {
  readonly id: number;
  readonly title: string;
  readonly seriesId: number;
  readonly organizerId: number | null;
  readonly status: EventStatus;
  readonly accessCode: string | null;
  readonly startTime: string;
  readonly timezone: string;
  readonly hasBegun: boolean;
  /** People in live holds: they're paying right now. Offers and seats set aside aren't people who come. */
  readonly paying: number;
}

const columns = {
  id: events.id,
  title: events.title,
  seriesId: events.seriesId,
  organizerId: events.organizerId,
  status: events.status,
  accessCode: events.accessCode,
  startDate: events.startDate,
  startTime: events.startTime,
  timezone: events.timezone,
  today: sql<string>`to_char(${localToday(events.timezone)}, 'YYYY-MM-DD')`,
  hasBegun: sql<boolean>`${events.startsAt} <= now()`,
  capacity: events.capacity,
  booked: events.seatsConfirmed,
  paying: subquery<number>(
    sql`coalesce((select sum(${holds.seats}) from ${holds} where ${holds.eventId} = ${events.id} and ${isLiveHold}), 0)::int`,
  ),
  runsFrom: events.runsFrom,
  decideDaysBefore: events.decideDaysBefore,
  isDecided: sql<boolean>`${events.runsDecidedAt} is not null`,
};

const select = (db: Queryable, condition: SQL | undefined) => db.select(columns).from(events).where(condition);
type Row = Awaited<ReturnType<typeof select>>[number];

const dateOf = (row: Row): RunningDate => ({
  ...row,
  startDate: calendarDay(row.startDate),
  today: calendarDay(row.today),
});

export async function findRunningDate(db: Queryable, eventId: number): Promise<RunningDate | null> {
  const [row] = await select(db, eq(events.id, eventId));
  return row ? dateOf(row) : null;
}

/** The other dates of a series to come, of the same organizer, that aren't cancelled, in the order of their ids. */
export async function findOtherDates(
  db: Queryable,
  { id, seriesId, organizerId }: Pick<RunningDate, 'id' | 'seriesId' | 'organizerId'>,
): Promise<readonly RunningDate[]> {
  const isOwn = organizerId === null ? isNull(events.organizerId) : eq(events.organizerId, organizerId);
  const rows = await select(
    db,
    and(
      eq(events.seriesId, seriesId),
      ne(events.id, id),
      isOwn,
      ne(events.status, 'cancelled'),
      sql`${events.startsAt} > now()`,
    ),
  ).orderBy(asc(events.id));
  return rows.map(dateOf);
}

const these = (ids: readonly number[]) => sql`${events.id} = any(${sql.param([...ids])}::int[])`;

/** Another number is asked about again. */
export async function writeRunsFrom(tx: Transaction, ids: readonly number[], asked: RunsFrom): Promise<void> {
  await tx
    .update(events)
    .set({ ...asked, runsAskedAt: null, updatedAt: sql`now()` })
    .where(these(ids));
}

export async function writeRuns(tx: Transaction, eventId: number): Promise<void> {
  await tx
    .update(events)
    .set({ runsDecidedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(events.id, eventId));
}

export async function writeAsked(tx: Transaction, eventId: number): Promise<void> {
  await tx
    .update(events)
    .set({ runsAskedAt: sql`now()` })
    .where(eq(events.id, eventId));
}

const decidedAt = sql`local_instant(${events.startDate} - ${events.decideDaysBefore}, ${decisionTime}, ${events.timezone})`;
const isOpen = sql`${events.runsFrom} is not null and ${events.runsDecidedAt} is null and ${events.status} = 'published'
  and ${events.startDate} <= (now() at time zone 'UTC')::date + ${maxDecideDaysBefore + 2}::int and ${events.startsAt} > now()`;
const isEnough = sql`${events.seatsConfirmed} >= ${events.runsFrom}`;
/** Whether they've heard of this decision: when a date is moved, it's decided on another day, and what they heard before was about the former one. */
const isAskedOfIt = sql`coalesce(${events.runsAskedAt} >= ${decidedAt} - interval '3 days', false)`;
const wasAsked = sql`${isAskedOfIt} and ${events.runsAskedAt} <= now() - make_interval(hours => ${askHours}::int)`;

/** Dates that are decided within a day, with too few people so far, whose organizer hasn't heard of it. */
export const isToAsk = and(
  isOpen,
  sql`not ${isAskedOfIt} and not ${isEnough} and ${decidedAt} <= now() + make_interval(hours => ${askHours}::int)`,
);

/** Dates whose time has come: enough have booked, or their organizer has known for a day that too few have. */
export const isToDecide = and(isOpen, sql`${decidedAt} <= now()`, or(isEnough, wasAsked));

export async function findIds(db: Queryable, condition: SQL | undefined, limit: number): Promise<readonly number[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(condition)
    .orderBy(asc(events.startDate))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether a date that's locked by now still meets a condition. */
export async function isStill(tx: Transaction, eventId: number, condition: SQL | undefined): Promise<boolean> {
  const rows = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, eventId), condition));
  return rows.length > 0;
}
