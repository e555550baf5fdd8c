import type { relaxedFilterRoutes } from '@ascendant/contract/search';
import {
  maxCountedPerCategory,
  relaxations,
  widerDistances,
  type Relaxation,
  type SearchPoint,
} from '@ascendant/domain/event/event-search';
import type { z } from 'zod';
import type { Viewer } from '../../../access/caller';
import { cappedAt, type ListCount } from '../../../database/list-count';
import { places } from '../../places/places.module';
import type { EventDeps } from '../events.service';
import { countUpTo } from '../list/event-counts.repository';
import type { EventFilter } from '../list/event-filter';
import { scoredList } from '../list/scored-page';
import { similarIds } from '../one/similar-events.service';
import { filterOf } from './query-filter.service';
import { suitsThem } from './who-comes.service';

export type RelaxedQuery = z.output<(typeof relaxedFilterRoutes)['relaxFilters']['query']>;

/** A filter without a part of what was asked, and what it finds. */
export interface RelaxedFilter {
  readonly what: Relaxation;
  readonly filter: EventFilter;
  /** The least score; 0 without one. */
  readonly least: number;
  readonly count: ListCount;
}

export interface Relaxed {
  readonly relaxed: readonly RelaxedFilter[];
  readonly similarIds: readonly number[];
  /** Where the distances of similar events are measured from. */
  readonly around: SearchPoint | undefined;
}

/**
 * How many events each filter hides on its own, for a list that has none, and some events that are nearly what was asked for. Each count
 * stops at a limit.
 * @throws AppError unknown_place (near)
 * Source: docs/rules/events.md, "Nothing found".
 */
export async function relaxFilters(deps: EventDeps, query: RelaxedQuery, caller: Viewer | null): Promise<Relaxed> {
  const { with: _with, minMatch, ...filters } = query;
  const asked = await filterOf(deps.db, filters);
  const relaxed: RelaxedFilter[] = [];
  for (const what of relaxations) {
    const found = await relaxedBy(what, { deps, asked, least: minMatch ?? 0, caller });
    if (found !== null && found.count.count > 0) relaxed.push(found);
  }
  const [suits, home] = await Promise.all([
    suitsThem(deps.db, query.category, caller),
    caller === null || asked.around ? null : places.homeOfUser(deps.db, caller.userId),
  ]);
  const similar = await similarIds(deps.db, { asked, relaxed, suits, home });
  return { relaxed, similarIds: similar, around: asked.around ?? home ?? undefined };
}

/** What each relaxation drops. A category that doesn't exist is an empty list of ids. */
const partsOf: Readonly<Record<Exclude<Relaxation, 'distance' | 'score'>, readonly (keyof EventFilter)[]>> = {
  dates: ['from', 'to'],
  categories: ['categoryIds', 'among'],
  price: ['minPrice', 'maxPrice'],
  place: ['around'],
  text: ['text'],
};

interface Asked {
  readonly deps: EventDeps;
  readonly asked: EventFilter;
  readonly least: number;
  readonly caller: Viewer | null;
}

/** @returns null for a filter that isn't set */
async function relaxedBy(what: Relaxation, request: Asked): Promise<RelaxedFilter | null> {
  const { asked, least } = request;
  switch (what) {
    case 'distance':
      return inWiderCircle(request);
    case 'score':
      return least === 0 ? null : { what, filter: asked, least: 0, count: await countWith(request, asked, 0) };
    default: {
      const isSet = partsOf[what].some((part) => (asked[part] ?? null) !== null);
      const filter = { ...asked, ...Object.fromEntries(partsOf[what].map((part) => [part, undefined])) };
      return isSet ? { what, filter, least, count: await countWith(request, filter, least) } : null;
    }
  }
}

/** The shortest offered circle with an event. */
async function inWiderCircle(request: Asked): Promise<RelaxedFilter | null> {
  const { asked, least } = request;
  const { around } = asked;
  if (!around) return null;
  for (const kilometres of widerDistances(around.kilometres)) {
    const filter = { ...asked, around: { ...around, kilometres } };
    const count = await countWith(request, filter, least);
    if (count.count > 0) return { what: 'distance', filter, least, count };
  }
  return null;
}

async function countWith({ deps, caller }: Asked, filter: EventFilter, least: number): Promise<ListCount> {
  if (least > 0 && caller !== null) {
    const list = await scoredList(deps, { filter, sort: 'date', least, needed: 1 }, caller);
    if (list !== null) return cappedAt(maxCountedPerCategory, list.count);
  }
  return cappedAt(maxCountedPerCategory, await countUpTo(deps.db, filter, maxCountedPerCategory + 1));
}
