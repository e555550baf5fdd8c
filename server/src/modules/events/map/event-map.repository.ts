import type { MapEvent } from '@ascendant/contract/event-map';
import type { Cents } from '@ascendant/domain/money';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { eventSearch } from '../../../../db/schema/event-search';
import { events } from '../../../../db/schema/events';
import type { Database, Queryable } from '../../../database/database';
import { conditionOf, isPublished } from '../list/event-conditions.repository';
import type { EventFilter } from '../list/event-filter';
import { isShownDate } from '../list/shown-dates.repository';

/** A published event on the map. */
export interface PlacedEvent extends Omit<MapEvent, 'lowestPrice'> {
  readonly lowestPriceCents: Cents;
}

/** The events of one cell. */
export interface MapGroup {
  readonly count: number;
  /** Their middle. */
  readonly latitude: number;
  readonly longitude: number;
  /** Where one of them is. */
  readonly location: string;
}

const placed = {
  id: events.id,
  title: events.title,
  location: events.location,
  latitude: sql<number>`${events.latitude}`,
  longitude: sql<number>`${events.longitude}`,
  startDate: events.startDate,
  lowestPriceCents: sql<Cents>`${events.lowestAdultPriceCents}`,
};

/** Those of some published events that have a place, in the order of their ids; one date of each series. */
export function findPlaced(db: Database, which: SQL | undefined, filter: EventFilter): Promise<PlacedEvent[]> {
  return db
    .select(placed)
    .from(events)
    .where(and(isPublished, sql`${events.latitude} is not null`, which, isShownDate(filter)))
    .orderBy(events.id);
}

/** The series of an event that has other dates; null for any other, which is a series of its own. The statistics `events_map` have the same expression. */
const seriesOfDates = sql.raw('case when has_other_dates then series_id end');

/**
 * How many of some published events are in each cell of a level's grid (packages/domain/src/map/map-area.ts), the fullest first; each series
 * once. The location is read of the event with the lowest id only, so that an index has the rest.
 */
export async function findGroups(db: Queryable, which: SQL | undefined, level: number): Promise<MapGroup[]> {
  const cell = sql.raw(`map_cell(latitude, longitude, ${level})`);
  const found = await db.execute<MapGroup & Record<string, unknown>>(sql`
    with shown as (
      select ${cell} as cell, ${seriesOfDates} as series, count(*) as dates, sum(latitude) as latitudes, sum(longitude) as longitudes,
        min(id) as first
      from events where ${and(isPublished, sql`latitude is not null`, which)} group by 1, 2
    ), grouped as (
      select sum(case when series is null then dates else 1 end)::int as count, sum(latitudes) / sum(dates) as latitude,
        sum(longitudes) / sum(dates) as longitude, min(first) as first
      from shown group by cell
    )
    select count, latitude, longitude, (select location from events where id = first) as location
    from grouped order by count desc, first`);
  return found.rows;
}

/** How many matching events have no coordinates, each series once, counted no further than `most`. */
export async function countUnplaced(db: Database, filter: EventFilter, most: number): Promise<number> {
  const found = db
    .select({ id: events.id })
    .from(events)
    .leftJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(and(conditionOf(filter), isNull(events.latitude), isShownDate(filter)))
    .limit(most)
    .as('found');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}
