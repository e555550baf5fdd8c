import type { EventMap, mapEventsQuery } from '@ascendant/contract/event-map';
import { toWire } from '@ascendant/contract/money';
import { maxCounted } from '@ascendant/domain/list-limits';
import { maxMapEvents, wholeWorld, type MapArea } from '@ascendant/domain/map/map-area';
import {
  cellAt,
  finestLevel,
  levelOf,
  rangesAround,
  rangeWithin,
  touchesCell,
  type MapCell,
} from '@ascendant/domain/map/map-cells';
import type { z } from 'zod';
import type { Viewer } from '../../access/caller';
import type { Database } from '../../database/database';
import { cappedAt } from '../../database/list-count';
import type { EventFilter } from './event-filter';
import {
  countUnplaced,
  findCells,
  findInCells,
  findPlaced,
  type MapGroup,
  type PlacedEvent,
} from './event-map.repository';
import type { EventDeps } from './events.service';
import { firstIds } from './list-events.service';
import { filterOf } from './query-filter.service';
import { scoredList } from './scored-page';

export type MapQuery = z.output<typeof mapEventsQuery>;
type Shown = Omit<EventMap, 'unplaced'>;

/**
 * Where the events are that the list with these filters has. The list shows them by pages, the map all at once: one by one, or
 * counted by cell where they're too many to send. With filters it has the first of the list, and says so.
 * @throws AppError unknown_place (near)
 * Source: docs/rules/events.md, "The map".
 */
export async function mapEvents(deps: EventDeps, query: MapQuery, caller: Viewer | null): Promise<EventMap> {
  const { area } = query;
  const filter = await listedFilter(deps, query, caller);
  const isEverything = Object.values(filter).every((value) => value === undefined || value === null);
  const [shown, unplaced] = await Promise.all([
    isEverything ? everything(deps.db, area ?? wholeWorld) : listed(deps.db, { ...filter, area }),
    countUnplaced(deps.db, filter, maxCounted + 1),
  ]);
  return { ...shown, unplaced: cappedAt(maxCounted, unplaced) };
}

/** The filter of the list; where the list depends on the caller's scores, the first events it has. */
async function listedFilter(deps: EventDeps, query: MapQuery, caller: Viewer | null): Promise<EventFilter> {
  const { area, with: _with, sort, minMatch, ...filters } = query;
  const filter = await filterOf(deps.db, filters);
  if (caller === null || (sort !== 'match' && minMatch === undefined)) return filter;
  const listing = { sort: 'match', least: minMatch ?? 0, needed: maxCounted + 1 } as const;
  const list = await scoredList(deps, { ...listing, filter }, caller);
  if (list === null) return filter;
  const isCut = list.ids.length > maxCounted && area !== undefined;
  const near = isCut ? await scoredList(deps, { ...listing, filter: { ...filter, area } }, caller) : list;
  return { among: (near ?? list).ids };
}

/** All published events of an area, from the kept counts. */
async function everything(db: Database, area: MapArea): Promise<Shown> {
  const level = levelOf(area);
  const cells = await findCells(db, rangesAround(area, level), level);
  const groups = area === wholeWorld ? cells : cells.filter(({ cell }) => touchesCell(area, cell, level));
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (count > maxMapEvents) return { events: [], groups: groups.map(presentGroup), isCapped: false };
  const ranges = groups.map(({ cell }) => rangeWithin(cell, finestLevel - level));
  const events = count === 0 ? [] : await findInCells(db, ranges, area);
  return { events: events.map(presentEvent), groups: [], isCapped: false };
}

/** The first events of the list with a filter. */
async function listed(db: Database, filter: EventFilter): Promise<Shown> {
  const first = await firstIds(db, filter, maxCounted + 1);
  const isCapped = first.length > maxCounted || (filter.text?.isCapped ?? false);
  const found = await findPlaced(db, first.slice(0, maxCounted));
  return found.length > maxMapEvents
    ? { events: [], groups: groupsOf(found, levelOf(filter.area ?? wholeWorld)), isCapped }
    : { events: found.map(presentEvent), groups: [], isCapped };
}

/** The same groups that are kept of all events, for some. The largest first. */
function groupsOf(events: readonly PlacedEvent[], level: number): EventMap['groups'] {
  const byCell = new Map<MapCell, PlacedEvent[]>();
  for (const event of events) {
    const cell = cellAt(event, level);
    const others = byCell.get(cell);
    if (others) others.push(event);
    else byCell.set(cell, [event]);
  }
  return [...byCell.values()].map(groupOf).toSorted((a, b) => b.count - a.count);
}

function groupOf(events: readonly PlacedEvent[]): EventMap['groups'][number] {
  const middle = (of: (event: PlacedEvent) => number) =>
    events.reduce((sum, event) => sum + of(event), 0) / events.length;
  const [first] = events;
  return {
    count: events.length,
    latitude: middle(({ latitude }) => latitude),
    longitude: middle(({ longitude }) => longitude),
    location: first?.location ?? '',
  };
}

const presentGroup = ({ cell: _cell, ...group }: MapGroup) => group;

const presentEvent = ({ lowestPriceCents, ...event }: PlacedEvent) => ({
  ...event,
  lowestPrice: toWire(lowestPriceCents),
});
