import { calendarDay } from '@ascendant/domain/calendar-day';
import { gateGraceHours } from '@ascendant/domain/organization/gate-device';
import { and, asc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { gateDeviceEvents } from '../../../db/schema/gate-devices';
import type { Queryable } from '../../database/database';

/** More than anyone chooses from; the list says the soonest. */
const mostDates = 500;

const columns = {
  id: events.id,
  title: events.title,
  location: events.location,
  startDate: events.startDate,
  startTime: events.startTime,
  endDate: events.endDate,
  endTime: events.endTime,
  timezone: events.timezone,
};

export type WorkDateRow = Awaited<ReturnType<typeof findWorkDates>>[number];

const stillWorkedOn = sql`${events.endsAt} > now() - make_interval(hours => ${gateGraceHours})`;

/**
 * The published dates of an organization that aren't long over, the soonest first.
 * @param among only these; undefined for all
 */
export async function findWorkDates(db: Queryable, organizerId: number, among: readonly number[] | undefined) {
  const isWanted = among === undefined ? undefined : isAmong(among);
  return selected(
    db,
    and(eq(events.organizerId, organizerId), eq(events.status, 'published'), stillWorkedOn, isWanted),
  );
}

/** The first dates of a gate device, and how many it has. */
export interface CountedDates {
  readonly dates: readonly WorkDateRow[];
  readonly dateCount: number;
}

export const noDates: CountedDates = { dates: [], dateCount: 0 };

/**
 * The first dates of gate devices, by device: the soonest that aren't over, then past ones.
 * @param most of each device
 */
export async function findGateDates(
  db: Queryable,
  deviceIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, CountedDates>> {
  const ofDevice = sql`partition by ${gateDeviceEvents.deviceId}`;
  const placed = db
    .select({
      ...columns,
      deviceId: gateDeviceEvents.deviceId,
      place:
        sql<number>`row_number() over (${ofDevice} order by ${events.endsAt} <= now(), ${events.startsAt}, ${events.id})`.as(
          'place',
        ),
      dateCount: sql<number>`(count(*) over (${ofDevice}))::int`.as('date_count'),
    })
    .from(gateDeviceEvents)
    .innerJoin(events, eq(events.id, gateDeviceEvents.eventId))
    .where(inArray(gateDeviceEvents.deviceId, [...deviceIds]))
    .as('placed');
  const rows = await db
    .select()
    .from(placed)
    .where(lte(placed.place, most))
    .orderBy(asc(placed.deviceId), asc(placed.place));
  return new Map(
    deviceIds.map((id) => {
      const own = rows.filter(({ deviceId }) => deviceId === id);
      return [id, { dates: own.map(withDays), dateCount: own[0]?.dateCount ?? 0 }];
    }),
  );
}

function isAmong(ids: readonly number[]): SQL {
  return sql`${events.id} = any(${sql.param([...ids])}::int[])`;
}

async function selected(db: Queryable, condition: SQL | undefined) {
  const rows = await db
    .select(columns)
    .from(events)
    .where(condition)
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(mostDates);
  return rows.map(withDays);
}

function withDays<Row extends { readonly startDate: string; readonly endDate: string }>(row: Row) {
  return { ...row, startDate: calendarDay(row.startDate), endDate: calendarDay(row.endDate) };
}
