import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database';

/** An event whose instants have moved, in whole minutes: later if positive. */
export interface MovedEvent {
  readonly eventId: number;
  /** The version that the move made. */
  readonly version: number;
  readonly startMinutes: number;
  readonly endMinutes: number;
}

/** Whether the loaded zone table still has to be applied to the events. */
export async function zoneTableIsNew(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select from zone_edition where applied_at is null`);
  return rows.length > 0;
}

/** Every event's instants follow the loaded zone table now. */
export async function noteZoneTableApplied(db: Queryable): Promise<void> {
  await db.execute(sql`update zone_edition set applied_at = now() where applied_at is null`);
}

export async function lastEventId(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`select coalesce(max(id), 0)::int as id from events`);
  return rows[0]?.id ?? 0;
}

/**
 * Computes the instants again of events that aren't over, where the zone table has moved them. The version grows, so that calendars take the
 * new entry and an open form notices.
 * @param ids the first and the last id to look at
 */
export async function moveEventInstants(
  tx: Queryable,
  [first, last]: readonly [number, number],
): Promise<MovedEvent[]> {
  const start = sql`local_instant(start_date, start_time, timezone)`;
  const end = sql`local_instant(end_date, end_time, timezone)`;
  const { rows } = await tx.execute<{ [Key in keyof MovedEvent]: number }>(sql`
    with moved as (
      select id, starts_at, ends_at from events
      where id between ${first}::int and ${last}::int and ends_at > now() - interval '1 day'
        and (starts_at, ends_at) is distinct from (${start}, ${end})
      for no key update)
    update events set start_date = start_date, timezone = timezone, version = version + 1, updated_at = now()
    from moved where events.id = moved.id
    returning events.id as "eventId", events.version,
      round(extract(epoch from events.starts_at - moved.starts_at) / 60)::int as "startMinutes",
      round(extract(epoch from events.ends_at - moved.ends_at) / 60)::int as "endMinutes"`);
  return rows;
}
