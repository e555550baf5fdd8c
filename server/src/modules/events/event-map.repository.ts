import type { MapEvent } from '@ascendant/contract/event-map';
import { mapCells, type MapArea } from '@ascendant/domain/map/map-area';
import type { Cents } from '@ascendant/domain/money';
import { and, between, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { eventSearch } from '../../../db/schema/event-search';
import { events } from '../../../db/schema/events';
import type { Database } from '../../database/database';
import { conditionOf } from './event-conditions.repository';
import type { EventFilter } from './event-filter';

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
  /** Where the first of them is. */
  readonly location: string;
}

/** Up to `limit` matching events in an area, in no order. */
export function findPlaced(
  db: Database,
  { filter, area, limit }: { readonly filter: EventFilter; readonly area: MapArea; readonly limit: number },
): Promise<PlacedEvent[]> {
  return db
    .select({
      id: events.id,
      title: events.title,
      location: events.location,
      latitude: sql<number>`${events.latitude}`,
      longitude: sql<number>`${events.longitude}`,
      startDate: events.startDate,
      lowestPriceCents: sql<Cents>`${events.lowestAdultPriceCents}`,
    })
    .from(events)
    .leftJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(and(conditionOf(filter), isIn(area)))
    .limit(limit);
}

/** How many matching events each cell of an area has. Cells without any are left out, so there are never more than a grid has. */
export async function findGroups(db: Database, filter: EventFilter, area: MapArea): Promise<MapGroup[]> {
  const { west, south, east, north } = area;
  const { rows } = await db.execute<MapGroup & Record<string, unknown>>(sql`
    select cell.count, cell.latitude, cell.longitude, ${events.location} as location
    from (
      select width_bucket(${events.latitude}, ${south}::float8, ${north}::float8, ${mapCells}::int) as line,
        width_bucket(${events.longitude}, ${west}::float8, ${east}::float8, ${mapCells}::int) as place,
        count(*)::int as count, avg(${events.latitude}) as latitude, avg(${events.longitude}) as longitude,
        min(${events.id}) as first_id
      from ${events} left join ${eventSearch} on ${eventSearch.eventId} = ${events.id}
      where ${and(conditionOf(filter), isIn(area))}
      group by line, place
    ) as cell join ${events} on ${events.id} = cell.first_id
    order by cell.count desc, cell.first_id`);
  return rows;
}

/** How many matching events have no coordinates, counted no further than `most`. */
export async function countUnplaced(db: Database, filter: EventFilter, most: number): Promise<number> {
  const found = db
    .select({ id: events.id })
    .from(events)
    .leftJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(and(conditionOf(filter), isNull(events.latitude)))
    .limit(most)
    .as('found');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}

function isIn({ west, south, east, north }: MapArea): SQL | undefined {
  return and(between(events.latitude, south, north), between(events.longitude, west, east));
}
