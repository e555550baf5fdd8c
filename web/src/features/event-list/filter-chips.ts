import { searchPoint } from '@ascendant/domain/event/event-search';
import { numberText } from '@ascendant/domain/site/locale';
import { dayRange, dayText } from '../../ui/text/day-text';
import { withoutCategory, type EventFilters } from './event-filters';
import { priceRangeText } from './PriceRange';
import type { FilterStep } from './use-event-filters';

/** The text of an active filter, and the change that removes it. */
export interface FilterChip {
  readonly label: string;
  readonly removal: FilterStep;
}

/** The active filters, except the search text, which is in the search field. */
export function filterChips(filters: EventFilters): readonly FilterChip[] {
  const { category: chosen = [] } = filters;
  const others = [priceChip(filters), nearChip(filters), matchChip(filters)];
  return [whenChip(filters), kidsChip(filters), ...chosen.map(categoryChip), ...others].filter(
    (chip): chip is FilterChip => chip !== null,
  );
}

function whenChip({ from, to }: EventFilters): FilterChip | null {
  const removal = { from: undefined, to: undefined };
  if (from && to) return { label: dayRange(from, to, 'short'), removal };
  if (from) return { label: `From ${dayText(from, 'short')}`, removal };
  return to ? { label: `Until ${dayText(to, 'short')}`, removal } : null;
}

function kidsChip({ kids }: EventFilters): FilterChip | null {
  return kids ? { label: 'With kids', removal: { kids: undefined } } : null;
}

function categoryChip(name: string): FilterChip {
  return { label: name, removal: ({ category = [] }) => ({ category: withoutCategory(category, name) }) };
}

function priceChip({ minPrice, maxPrice }: EventFilters): FilterChip | null {
  if (minPrice === undefined && maxPrice === undefined) return null;
  const removal = { minPrice: undefined, maxPrice: undefined };
  if (maxPrice === 0) return { label: 'Free', removal };
  return { label: priceRangeText(minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY), removal };
}

function matchChip({ minMatch }: EventFilters): FilterChip | null {
  return minMatch === undefined ? null : { label: `Match ${minMatch} or more`, removal: { minMatch: undefined } };
}

function nearChip({ near, within }: EventFilters): FilterChip | null {
  if (!near) return null;
  const place = searchPoint(near) ? 'you' : (near.split(',', 1)[0] ?? near);
  const label = within ? `Within ${numberText(within)} km of ${place}` : `Near ${place}`;
  return { label, removal: { near: undefined, within: undefined } };
}
