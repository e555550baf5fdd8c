import type { EventMap, mapEventsQuery } from '@ascendant/contract/event-map';
import { toWire } from '@ascendant/contract/money';
import { maxCounted } from '@ascendant/domain/list-limits';
import { maxMapEvents, wholeWorld, type MapArea, levelOf } from '@ascendant/domain/map/map-area';
import type { z } from 'zod';
import type { Viewer } from '../../../access/caller';
import type { Database } from '../../../database/database';
import { cappedAt } from '../../../database/list-count';
import type { EventDeps } from '../events.service';
import { isAmong, isIn } from '../list/event-conditions.repository';
import type { EventFilter } from '../list/event-filter';
import { firstIds } from '../list/list-events.service';
import { scoredList } from '../list/scored-page';
import { filterOf } from '../search/query-filter.service';
import { countUnplaced, findGroups, findPlaced, type PlacedEvent } from './event-map.repository';

export type MapQuery = z.output<typeof mapEventsQuery>;
type Shown = Omit<EventMap, 'unplaced' | 'asked'>;

/**
 * Where the events are that the list with these filters has. The list shows them by pages, the map all at once: one by one, or
 * counted by cell where they're too many to send. With filters it has the first of the list, and says so.
 * @throws AppError unknown_place (near)
 * Source: docs/rules/events.md, "The map".
 */
export async function mapEvents(deps: EventDeps, query: MapQuery, caller: Viewer | null): Promise<EventMap> {
  const { area } = query;
  const { filter, around } = await listedFilter(deps, query, caller);
  const isEverything = Object.values(filter).every((value) => value === undefined || value === null);
  const [shown, unplaced] = await Promise.all([
    isEverything ? everything(deps.db, area ?? wholeWorld) : listed(deps.db, { ...filter, area }),
    countUnplaced(deps.db, filter, maxCounted + 1),
  ]);
  return {
    ...shown,
    asked: around ? { latitude: around.latitude, longitude: around.longitude } : null,
    unplaced: cappedAt(maxCounted, unplaced),
  };
}

interface ListedFilter {
  readonly filter: EventFilter;
  /** The place that `near` asks for. */
  readonly around: EventFilter['around'];
}

/** The filter of the list; where the list depends on the caller's scores, the first events it has. */
async function listedFilter(deps: EventDeps, query: MapQuery, caller: Viewer | null): Promise<ListedFilter> {
  const { area, with: _with, sort, minMatch, ...filters } = query;
  const filter = await filterOf(deps.db, filters);
  const { around } = filter;
  if (caller === null || (sort !== 'match' && minMatch === undefined)) return { filter, around };
  const listing = { sort: 'match', least: minMatch ?? 0, needed: maxCounted + 1 } as const;
  const list = await scoredList(deps, { ...listing, filter }, caller);
  if (list === null) return { filter, around };
  const isCut = list.ids.length > maxCounted && area !== undefined;
  const near = isCut ? await scoredList(deps, { ...listing, filter: { ...filter, area } }, caller) : list;
  return { filter: { among: (near ?? list).ids }, around };
}

/** All published events of an area. */
async function everything(db: Database, area: MapArea): Promise<Shown> {
  const which = area === wholeWorld ? undefined : isIn(area);
  const groups = await findGroups(db, which, levelOf(area));
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (count > maxMapEvents) return { events: [], groups, isCapped: false };
  const events = count === 0 ? [] : await findPlaced(db, which, area === wholeWorld ? {} : { area });
  return { events: events.map(presentEvent), groups: [], isCapped: false };
}

/** The first events of the list with a filter. */
async function listed(db: Database, filter: EventFilter): Promise<Shown> {
  const first = await firstIds(db, filter, maxCounted + 1);
  const isCapped = first.length > maxCounted || (filter.text?.isCapped ?? false);
  const which = isAmong(first.slice(0, maxCounted));
  // One date of each series is left already.
  const found = await findPlaced(db, which, { isEachDate: true });
  return found.length > maxMapEvents
    ? { events: [], groups: await findGroups(db, which, levelOf(filter.area ?? wholeWorld)), isCapped }
    : { events: found.map(presentEvent), groups: [], isCapped };
}

const presentEvent = ({ lowestPriceCents, ...event }: PlacedEvent) => ({
  ...event,
  lowestPrice: toWire(lowestPriceCents),
});
