import type { FilterCounts } from '@ascendant/contract/event';
import { maxCountedPerCategory } from '@ascendant/domain/event/event-search';
import type { Database } from '../../database/database';
import { countUpTo } from './event-counts.repository';
import { countByCategory } from './filter-counts.repository';
import { filterOf, type ListQuery } from './query-filter.service';

export type CountedFilters = Pick<
  ListQuery,
  'q' | 'category' | 'from' | 'to' | 'minPrice' | 'maxPrice' | 'near' | 'within'
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
