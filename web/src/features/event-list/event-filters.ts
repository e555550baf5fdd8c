import { maxTicketPriceDollars } from '@ascendant/domain/pricing/tier';
import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { categoryNameMaxLength, locationMaxLength } from '@ascendant/domain/event/limits';
import {
  browseSorts,
  maxSearchDistanceKm,
  minSearchDistanceKm,
  type BrowseSort,
} from '@ascendant/domain/event/event-search';
import { isCalendarDay } from '@ascendant/domain/calendar-day';
import { fairFrom, goodFrom } from '@ascendant/domain/match/score-label';

/** What narrows and orders a list of events. It stands in the address, so that a reload, a link and the back button keep it. */
export interface EventFilters {
  readonly q?: string;
  readonly category?: string;
  /** Days, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
  /** Dollars. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** The name of a place. */
  readonly near?: string;
  /** Kilometres around `near`. */
  readonly within?: number;
  /** The least score, of `leastScores`; for people with a chart. */
  readonly minMatch?: number;
  readonly sort?: BrowseSort;
}

/** What a list can be narrowed to by score: what a badge calls good, and what it calls perfect. */
export const leastScores = [fairFrom, goodFrom] as const;

const textLimits = { q: searchTextMaxLength, category: categoryNameMaxLength, near: locationMaxLength } as const;
const priceLimits = [0, maxTicketPriceDollars] as const;
const numberLimits = {
  minPrice: priceLimits,
  maxPrice: priceLimits,
  within: [minSearchDistanceKm, maxSearchDistanceKm],
} as const;

/** Reads the filters of an address. What is not one is left out: an address is typed by people. */
export function readFilters(search: URLSearchParams): EventFilters {
  const sort = browseSorts.find((known) => known === search.get('sort'));
  return {
    ...readTexts(search),
    ...readDays(search),
    ...readNumbers(search),
    ...readScore(search),
    ...(sort ? { sort } : {}),
  };
}

/** The same as a query, without what is empty; '' when nothing is chosen. */
export function writeFilters(filters: EventFilters): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  return search.toString();
}

/** The filters of somebody without scores: one by score narrows nothing for them, and is not shown. */
export function withoutScores({ minMatch: _minMatch, ...filters }: EventFilters): EventFilters {
  return filters;
}

/** Whether anything narrows the list; the order does not. */
export function isNarrowed({ sort: _sort, ...rest }: EventFilters): boolean {
  return writeFilters(rest) !== '';
}

/**
 * A wider question than the one that nothing answered: the filters without the words, or else no filter at all.
 * @returns null where there is nothing to widen
 */
export function widened(filters: EventFilters): EventFilters | null {
  if (!isNarrowed(filters)) return null;
  const { q, ...withoutWords } = filters;
  const { sort } = filters;
  if (q !== undefined && isNarrowed(withoutWords)) return withoutWords;
  return sort ? { sort } : {};
}

function readTexts(search: URLSearchParams): EventFilters {
  const texts: Record<string, string> = {};
  for (const [key, limit] of Object.entries(textLimits)) {
    const text = search.get(key)?.trim().slice(0, limit);
    if (text) texts[key] = text;
  }
  return texts;
}

function readDays(search: URLSearchParams): EventFilters {
  const days: Record<string, string> = {};
  for (const key of ['from', 'to'] as const) {
    const text = search.get(key);
    if (text && isCalendarDay(text)) days[key] = text;
  }
  return days;
}

function readScore(search: URLSearchParams): EventFilters {
  const minMatch = leastScores.find((score) => String(score) === search.get('minMatch'));
  return minMatch === undefined ? {} : { minMatch };
}

function readNumbers(search: URLSearchParams): EventFilters {
  const numbers: Record<string, number> = {};
  for (const [key, [least, most]] of Object.entries(numberLimits)) {
    const text = search.get(key);
    const value = Number(text);
    if (text && value >= least && value <= most) numbers[key] = value;
  }
  return numbers;
}
