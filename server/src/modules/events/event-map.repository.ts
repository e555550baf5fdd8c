import type { MapEvent } from '@ascendant/contract/event-map';
import type { MapArea } from '@ascendant/domain/map/map-area';
import { finestLevel, type CellRange, type MapCell } from '@ascendant/domain/map/map-cells';
import type { Cents } from '@ascendant/domain/money';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { eventSearch } from '../../../db/schema/event-search';
import { events } from '../../../db/schema/events';
import { mapCells, mapChanges } from '../../../db/schema/map-cells';
import type { Database, Queryable } from '../../database/database';
import { conditionOf, isAmong, isIn, isPublished } from './event-conditions.repository';
import type { EventFilter } from './event-filter';

/** A published event on the map. */
export interface PlacedEvent extends Omit<MapEvent, 'lowestPrice'> {
  readonly lowestPriceCents: Cents;
}

/** The events of one cell. */
export interface MapGroup {
  readonly cell: MapCell;
  readonly count: number;
  /** Their middle. */
  readonly latitude: number;
  readonly longitude: number;
  /** Where one of them is, or one that was there. */
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

/** Those of some events that have a place, in the order of their ids. */
export function findPlaced(db: Database, ids: readonly number[]): Promise<PlacedEvent[]> {
  return db
    .select(placed)
    .from(events)
    .where(and(isAmong(ids), sql`${events.latitude} is not null`))
    .orderBy(events.id);
}

/** The published events of some cells that are in an area. */
export function findInCells(db: Database, cells: readonly CellRange[], area: MapArea): Promise<PlacedEvent[]> {
  return db
    .select(placed)
    .from(rangesOf(cells))
    .innerJoin(
      events,
      sql`${isPublished} and ${events.latitude} is not null and map_cell(${events.latitude}, ${events.longitude}) between first and last`,
    )
    .where(isIn(area))
    .orderBy(events.id);
}

/**
 * How many published events each cell of some ranges has: from the kept counts, and from what came and went since. They're kept on every
 * other level.
 * @param level of the cells and their ranges
 */
export async function findCells(db: Queryable, ranges: readonly CellRange[], level: number): Promise<MapGroup[]> {
  const kept = level + (level % 2);
  const [toLevel, toKept] = [2 * (kept - level), 2 * (finestLevel - kept)];
  const { rows } = await db.execute<MapGroup & Record<string, unknown>>(sql`
    select cell >> ${toLevel}::int as cell, sum(count)::int as count, sum(latitudes)::float8 / sum(count) / 1000000 as latitude,
      sum(longitudes)::float8 / sum(count) / 1000000 as longitude, (array_agg(location order by count desc))[1] as location
    from (
      select ${mapCells.cell} as cell, ${mapCells.count} as count, latitudes, longitudes, location
      from ${rangesOf(ranges)} join ${mapCells} on level = ${kept}::int
        and ${mapCells.cell} between first << ${toLevel}::int and ((last + 1) << ${toLevel}::int) - 1
      union all
      select ${mapChanges.cell} >> ${toKept}::int, step, step * round(latitude * 1000000), step * round(longitude * 1000000), location
      from ${mapChanges}
    ) as counted
    group by 1 having sum(count) > 0 order by 2 desc, 1`);
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

function rangesOf(ranges: readonly CellRange[]): SQL {
  const [first, last] = [ranges.map((range) => range.first), ranges.map((range) => range.last)];
  return sql`unnest(${sql.param(first)}::int[], ${sql.param(last)}::int[]) as part (first, last)`;
}
