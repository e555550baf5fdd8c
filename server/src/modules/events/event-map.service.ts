import type { EventMap, mapEventsQuery } from '@ascendant/contract/event-map';
import { toWire } from '@ascendant/contract/money';
import { maxCounted } from '@ascendant/domain/list-limits';
import { maxMapEvents, wholeWorld } from '@ascendant/domain/map/map-area';
import type { z } from 'zod';
import type { Viewer } from '../../access/caller';
import type { EventFilter } from './event-filter';
import { countUnplaced, findGroups, findPlaced } from './event-map.repository';
import type { EventDeps } from './events.service';
import { filterOf } from './list-events.service';
import { scoredList } from './scored-page';

export type MapQuery = z.output<typeof mapEventsQuery>;

/**
 * Where the events are that the list with these filters has. The list shows them by pages, the map all at once: one by one, or
 * counted by cell where they're too many to send.
 * @throws AppError unknown_place (near)
 * Source: docs/rules/events.md, "The map".
 */
export async function mapEvents(deps: EventDeps, query: MapQuery, caller: Viewer | null): Promise<EventMap> {
  const { db } = deps;
  const { area = wholeWorld } = query;
  const filter = await listedFilter(deps, query, caller);
  const [placed, unplaced] = await Promise.all([
    findPlaced(db, { filter, area, limit: maxMapEvents + 1 }),
    countUnplaced(db, filter, maxCounted + 1),
  ]);
  const isCounted = placed.length > maxMapEvents;
  return {
    events: isCounted
      ? []
      : placed.map(({ lowestPriceCents, ...event }) => ({ ...event, lowestPrice: toWire(lowestPriceCents) })),
    groups: isCounted ? await findGroups(db, filter, area) : [],
    unplaced: { count: Math.min(unplaced, maxCounted), isCapped: unplaced > maxCounted },
  };
}

/** The filter of the list; where the list depends on the caller's scores, the events it has. */
async function listedFilter(deps: EventDeps, query: MapQuery, caller: Viewer | null): Promise<EventFilter> {
  const { area: _area, with: _with, sort, minMatch, ...filters } = query;
  const filter = await filterOf(deps.db, filters);
  if (caller === null || (sort !== 'match' && minMatch === undefined)) return filter;
  const needed = Number.MAX_SAFE_INTEGER;
  const list = await scoredList(deps, { filter, sort: 'match', least: minMatch ?? 0, needed }, caller);
  return list === null ? filter : { among: list.ids };
}
