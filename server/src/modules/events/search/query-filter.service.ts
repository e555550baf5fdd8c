import type { FilterCounts } from '@ascendant/contract/event';
import type { listEventsQuery } from '@ascendant/contract/event-list-query';
import { fromWire } from '@ascendant/contract/money';
import { defaultSearchDistanceKm, searchPoint, maxCountedPerCategory } from '@ascendant/domain/event/event-search';
import type { Cents } from '@ascendant/domain/money';
import type { z } from 'zod';
import type { Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { places } from '../../places/places.module';
import { countUpTo } from '../list/event-counts.repository';
import type { Around, EventFilter } from '../list/event-filter';
import { findDatesOf } from '../list/shown-dates.repository';
import { findCategoryIds } from '../one/event-names.repository';
import { countByCategory } from './filter-counts.repository';
import { searchText, type TextSearch } from './text-search.service';

export type ListQuery = z.output<typeof listEventsQuery>;

/** What our own lists filter by, and no address can. */
export interface OwnFilters extends Pick<EventFilter, 'isAhead'> {
  /** The search text has no typing errors, and each of its words counts. */
  readonly isAsTyped?: boolean;
}

type FilterQuery = Omit<ListQuery, 'limit' | 'cursor' | 'sort' | 'with' | 'dates'> &
  Partial<Pick<ListQuery, 'dates'>> &
  OwnFilters;

/** @throws AppError unknown_place (near) */
export async function filterOf(db: Database, query: FilterQuery): Promise<EventFilter> {
  return (await readFilter(db, query)).filter;
}

/** A filter, and how its text was read. */
export interface ReadFilter {
  readonly filter: EventFilter;
  readonly text: TextSearch | null;
}

/** Beside other filters, a text whose words no event has is left out. @throws AppError unknown_place (near) */
export async function readFilter(db: Database, query: FilterQuery): Promise<ReadFilter> {
  const text = await searchText(db, query.q ?? '', query.isAsTyped);
  const others = await otherFilters(db, query);
  const { host: _host, isAhead: _isAhead, isEachDate: _isEachDate, ...chosen } = others;
  const isLeftOut = text?.things.length === 0 && Object.values(chosen).some((value) => value !== undefined);
  return { filter: { text: isLeftOut ? null : text, ...others }, text };
}

async function otherFilters(db: Database, query: FilterQuery): Promise<EventFilter> {
  return {
    host: query.host,
    among: query.ids && (query.dates === 'all' ? query.ids : await findDatesOf(db, query.ids)),
    ...(query.category === undefined ? {} : await inCategories(db, query.category)),
    from: query.from,
    to: query.to,
    isAhead: query.isAhead,
    isEachDate: query.dates === 'all' ? true : undefined,
    isForChildren: query.kids && true,
    minPrice: inCents(query.minPrice),
    maxPrice: inCents(query.maxPrice),
    around:
      query.near === undefined ? undefined : await aroundOf(db, query.near, query.within ?? defaultSearchDistanceKm),
  };
}

/** No event is in a category that doesn't exist. */
async function inCategories(db: Database, names: readonly string[]): Promise<EventFilter> {
  const categoryIds = await findCategoryIds(db, names);
  return categoryIds.length === 0 ? { among: [] } : { categoryIds };
}

function inCents(dollars: number | undefined): Cents | undefined {
  return dollars === undefined ? undefined : fromWire(dollars);
}

/** @param near 'latitude,longitude' or the name of a place */
async function aroundOf(db: Database, near: string, kilometres: number): Promise<Around> {
  const point = searchPoint(near);
  if (point) return { ...point, kilometres };
  const place = await places.likeliestPlace(db, near);
  if (place === null) throw new AppError('unknown_place', { fields: { near: 'We could not find that place' } });
  return { latitude: place.latitude, longitude: place.longitude, kilometres };
}

type CountedFilters = Pick<
  ListQuery,
  'q' | 'category' | 'kids' | 'from' | 'to' | 'minPrice' | 'maxPrice' | 'near' | 'within'
>;

/**
 * What choosing each category, or 'Free only', would show with the other filters. Each count stops at a limit, so that it costs the
 * same however many events there are.
 * @throws AppError unknown_place (near)
 * Source: docs/rules/events.md, "Filters".
 */
export async function countFilters(db: Database, query: CountedFilters): Promise<FilterCounts> {
  const { category, minPrice, maxPrice, ...shared } = query;
  const most = maxCountedPerCategory + 1;
  const byCategory = await countByCategory(db, await filterOf(db, { ...shared, minPrice, maxPrice }), most);
  const free = await countUpTo(db, await filterOf(db, { ...shared, category, maxPrice: 0 }), most);
  return { categories: byCategory.map(({ id, count }) => ({ id, ...capped(count) })), free: capped(free) };
}

function capped(count: number) {
  return { count: Math.min(count, maxCountedPerCategory), isCapped: count > maxCountedPerCategory };
}
