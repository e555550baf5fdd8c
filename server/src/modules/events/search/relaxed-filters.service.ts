import type { relaxedFilterRoutes } from '@ascendant/contract/search';
import { calendarDay } from '@ascendant/domain/calendar-day';
import {
  maxCountedPerCategory,
  otherStretches,
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
import { countUpTo, findFirstStretch } from '../list/event-counts.repository';
import type { EventFilter } from '../list/event-filter';
import { scoredList } from '../list/scored-page';
import { similarIds } from '../one/similar-events.service';
import { filterOf } from './query-filter.service';
import { fewerWords, searchText, type FewerWords } from './text-search.service';
import { suitsThem } from './who-comes.service';

export type RelaxedQuery = z.output<(typeof relaxedFilterRoutes)['relaxFilters']['query']>;

/** A filter without a part of what was asked, and what it finds. */
export interface RelaxedFilter {
  readonly what: Relaxation;
  readonly filter: EventFilter;
  /** The least score; 0 without one. */
  readonly least: number;
  readonly count: ListCount;
  /** Dropped with it. */
  readonly also?: Relaxation;
  /** Of 'words'. */
  readonly fewer?: FewerWords;
}

export interface Relaxed {
  /** Words of the search that no event has. */
  readonly unknownWords: readonly string[];
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
  const { unknown, shorter } = filters.q ? await fewerWords(deps.db, filters.q) : { unknown: [], shorter: [] };
  const request = { deps, asked, least: minMatch ?? 0, caller, shorter };
  const relaxed: RelaxedFilter[] = [];
  for (const what of relaxations)
    for (const found of await relaxedBy(what, request)) if (found.count.count > 0) relaxed.push(found);
  if (relaxed.length === 0) relaxed.push(...(await withoutTwo(request)));
  const [suits, home] = await Promise.all([
    suitsThem(deps.db, query, caller),
    caller === null || asked.around ? null : places.homeOfUser(deps.db, caller.userId),
  ]);
  const similar = await similarIds(deps.db, { asked, relaxed, suits, home });
  return { unknownWords: unknown, relaxed, similarIds: similar, around: asked.around ?? home ?? undefined };
}

/** What each relaxation drops. A category that doesn't exist is an empty list of ids. */
type DroppedFilter = Exclude<Relaxation, 'distance' | 'score' | 'other_days' | 'words'>;
const partsOf: Readonly<Record<DroppedFilter, readonly (keyof EventFilter)[]>> = {
  dates: ['from', 'to'],
  kids: ['isForChildren'],
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
  readonly shorter: readonly FewerWords[];
}

/** @returns [] for a filter that isn't set */
async function relaxedBy(what: Relaxation, request: Asked): Promise<readonly RelaxedFilter[]> {
  const { asked, least } = request;
  switch (what) {
    case 'other_days':
      return onOtherDays(request);
    case 'distance':
      return inWiderCircle(request);
    case 'words':
      return withFewerWords(request);
    case 'score':
      return least === 0 ? [] : [{ what, filter: asked, least: 0, count: await countWith(request, asked, 0) }];
    default: {
      const filter = without(asked, what);
      return isSet(asked, what) ? [{ what, filter, least, count: await countWith(request, filter, least) }] : [];
    }
  }
}

const isSet = (asked: EventFilter, what: DroppedFilter) => partsOf[what].some((part) => (asked[part] ?? null) !== null);
const without = (asked: EventFilter, what: DroppedFilter): EventFilter => ({
  ...asked,
  ...Object.fromEntries(partsOf[what].map((part) => [part, undefined])),
});

/** What's found without two of the filters. */
async function withoutTwo(request: Asked): Promise<readonly RelaxedFilter[]> {
  const { asked, least } = request;
  const dropped = (['text', 'dates', 'kids', 'categories', 'price', 'place'] as const).filter((what) =>
    isSet(asked, what),
  );
  const found: RelaxedFilter[] = [];
  for (const [index, what] of dropped.entries())
    for (const also of dropped.slice(index + 1)) {
      const filter = without(without(asked, what), also);
      const count = await countWith(request, filter, least);
      if (count.count > 0) found.push({ what, also, filter, least, count });
    }
  return found;
}

/** The nearest of the same weekdays with an event. */
async function onOtherDays(request: Asked): Promise<readonly RelaxedFilter[]> {
  const { deps, asked, least } = request;
  const { from, to } = asked;
  const today = calendarDay(new Date().toISOString().slice(0, 10));
  const stretches = from && to ? otherStretches({ from, to }, today) : [];
  const place = stretches.length === 0 ? null : await findFirstStretch(deps.db, asked, stretches);
  const stretch = place === null ? undefined : stretches[place];
  if (!stretch) return [];
  const filter = { ...asked, ...stretch };
  return [{ what: 'other_days', filter, least, count: await countWith(request, filter, least) }];
}

async function withFewerWords(request: Asked): Promise<readonly RelaxedFilter[]> {
  const { deps, asked, least, shorter } = request;
  const found: RelaxedFilter[] = [];
  for (const fewer of shorter) {
    const filter = { ...asked, text: await searchText(deps.db, fewer.q) };
    found.push({ what: 'words', filter, least, count: await countWith(request, filter, least), fewer });
  }
  return found;
}

/** The shortest offered circle with an event. */
async function inWiderCircle(request: Asked): Promise<readonly RelaxedFilter[]> {
  const { asked, least } = request;
  const { around } = asked;
  if (!around) return [];
  for (const kilometres of widerDistances(around.kilometres)) {
    const filter = { ...asked, around: { ...around, kilometres } };
    const count = await countWith(request, filter, least);
    if (count.count > 0) return [{ what: 'distance', filter, least, count }];
  }
  return [];
}

async function countWith({ deps, caller }: Asked, filter: EventFilter, least: number): Promise<ListCount> {
  if (least > 0 && caller !== null) {
    const list = await scoredList(deps, { filter, sort: 'date', least, needed: 1 }, caller);
    if (list !== null) return cappedAt(maxCountedPerCategory, list.count);
  }
  return cappedAt(maxCountedPerCategory, await countUpTo(deps.db, filter, maxCountedPerCategory + 1));
}
