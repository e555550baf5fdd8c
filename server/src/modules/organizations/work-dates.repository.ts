import { calendarDay } from '@ascendant/domain/calendar-day';
import { longestWorkDateList } from '@ascendant/domain/list-limits';
import { gateGraceHours } from '@ascendant/domain/organization/gate-device';
import { and, asc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { gateDevices } from '../../../db/schema/organizations';
import type { Queryable } from '../../database/database';
import { gateDates } from '../../database/organizations.repository';
import { hasDateWords } from '../../database/written-date';

const columns = {
  id: events.id,
  title: events.title,
  location: events.location,
  startDate: events.startDate,
  startTime: events.startTime,
  endDate: events.endDate,
  endTime: events.endTime,
  timezone: events.timezone,
  seriesId: events.seriesId,
};

export type WorkDateRow = Awaited<ReturnType<typeof findWorkDates>>['dates'][number];

const stillWorkedOn = sql`${events.endsAt} > now() - make_interval(hours => ${gateGraceHours})`;

interface WantedDates {
  readonly organizerId: number;
  /** Only these; undefined for all. */
  readonly among: readonly number[] | undefined;
  /** Words of the title, the location, the day or the time; '' for all. */
  readonly q: string;
  /** Only those that this day is one of; undefined for any. */
  readonly day?: string | undefined;
}

/** The published dates of an organization that aren't long over, the soonest first; of too many, the first. */
export async function findWorkDates(db: Queryable, { organizerId, among, q, day }: WantedDates) {
  const rows = await db
    .select(columns)
    .from(events)
    .where(
      and(
        eq(events.organizerId, organizerId),
        eq(events.status, 'published'),
        stillWorkedOn,
        among === undefined ? undefined : isAmong(among),
        hasDateWords(q),
        day === undefined ? undefined : isOn(day),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(longestWorkDateList + 1);
  return { dates: rows.slice(0, longestWorkDateList).map(withDays), hasMore: rows.length > longestWorkDateList };
}

/** The first dates of a gate device, and how many it has. */
export interface CountedDates {
  readonly dates: readonly WorkDateRow[];
  readonly dateCount: number;
}

export const noDates: CountedDates = { dates: [], dateCount: 0 };

/**
 * The dates of gate devices, by device: the soonest that aren't over, then past ones.
 * @param most of each device; all by default
 */
export async function findGateDates(
  db: Queryable,
  deviceIds: readonly number[],
  most?: number,
): Promise<ReadonlyMap<number, CountedDates>> {
  const ofDevice = sql`partition by ${gateDevices.id}`;
  const placed = db
    .select({
      ...columns,
      deviceId: sql<number>`${gateDevices.id}`.as('device_id'),
      place:
        sql<number>`row_number() over (${ofDevice} order by ${events.endsAt} <= now(), ${events.startsAt}, ${events.id})`.as(
          'place',
        ),
      dateCount: sql<number>`(count(*) over (${ofDevice}))::int`.as('date_count'),
    })
    .from(gateDevices)
    .innerJoin(sql`lateral ${gateDates(gateDevices.id)} as own (event_id)`, sql`true`)
    .innerJoin(events, eq(events.id, sql`own.event_id`))
    .where(inArray(gateDevices.id, [...deviceIds]))
    .as('placed');
  const rows = await db
    .select()
    .from(placed)
    .where(most === undefined ? undefined : lte(placed.place, most))
    .orderBy(asc(placed.deviceId), asc(placed.place));
  return new Map(
    deviceIds.map((id) => {
      const own = rows.filter(({ deviceId }) => deviceId === id);
      return [id, { dates: own.map(withDays), dateCount: own[0]?.dateCount ?? 0 }];
    }),
  );
}

const isOn = (day: string) => and(lte(events.startDate, day), gte(events.endDate, day));

function isAmong(ids: readonly number[]): SQL {
  return sql`${events.id} = any(${sql.param([...ids])}::int[])`;
}

function withDays<Row extends { readonly startDate: string; readonly endDate: string }>(row: Row) {
  return { ...row, startDate: calendarDay(row.startDate), endDate: calendarDay(row.endDate) };
}
