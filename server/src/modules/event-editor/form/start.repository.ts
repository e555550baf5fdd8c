import { and, eq, ne, sql } from 'drizzle-orm';
import { events } from '../../../../db/schema/events';
import type { Queryable } from '../../../database/database';

/** The instant of a local date and time, by the function that computes it for stored events. */
export async function startOf(
  tx: Queryable,
  { date, time, timezone }: { readonly date: string; readonly time: string; readonly timezone: string },
): Promise<Date> {
  const { rows } = await tx.execute<{ ms: number }>(
    sql`select extract(epoch from local_instant(${date}::date, ${time}, ${timezone}))::float8 * 1000 as ms`,
  );
  return new Date(rows[0]?.ms ?? Number.NaN);
}

/** A start on the clock where an event is. */
interface LocalStart {
  readonly startDate: string;
  readonly startTime: string;
}

/** Whether it has passed, by the database's clock. */
export async function isInThePast(
  tx: Queryable,
  { startDate, startTime, timezone }: LocalStart & { readonly timezone: string },
): Promise<boolean> {
  const { rows } = await tx.execute<{ isPast: boolean }>(
    sql`select local_instant(${startDate}::date, ${startTime}, ${timezone}) <= now() as "isPast"`,
  );
  return rows[0]?.isPast !== false;
}

/** Whether another date of an event's series that isn't cancelled begins then. */
export async function isDateTaken(
  tx: Queryable,
  { id, seriesId }: { readonly id: number; readonly seriesId: number },
  { startDate, startTime }: LocalStart,
): Promise<boolean> {
  const rows = await tx
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.seriesId, seriesId),
        ne(events.id, id),
        ne(events.status, 'cancelled'),
        eq(events.startDate, startDate),
        eq(events.startTime, startTime),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
