import { calendarDay } from '@ascendant/domain/calendar-day';
import { gateGraceHours } from '@ascendant/domain/organization/gate-device';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
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

/** The dates of gate devices, by device, past ones too. */
export async function findGateDates(
  db: Queryable,
  deviceIds: readonly number[],
): Promise<ReadonlyMap<number, readonly WorkDateRow[]>> {
  if (deviceIds.length === 0) return new Map();
  const chosen = await db
    .select({ deviceId: gateDeviceEvents.deviceId, eventId: gateDeviceEvents.eventId })
    .from(gateDeviceEvents)
    .where(inArray(gateDeviceEvents.deviceId, [...deviceIds]));
  const dates = await selected(db, isAmong([...new Set(chosen.map(({ eventId }) => eventId))]));
  return new Map(
    deviceIds.map((id) => {
      const ids = new Set(chosen.filter(({ deviceId }) => deviceId === id).map(({ eventId }) => eventId));
      return [id, dates.filter((date) => ids.has(date.id))];
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
  return rows.map((row) => ({ ...row, startDate: calendarDay(row.startDate), endDate: calendarDay(row.endDate) }));
}
