import { isCalendarDay } from '@ascendant/domain/calendar-day';
import {
  browseSorts,
  maxSearchDistanceKm,
  maxSearchedCategories,
  minSearchDistanceKm,
  type BrowseSort,
} from '@ascendant/domain/event/event-search';
import { categoryNameMaxLength, locationMaxLength } from '@ascendant/domain/event/limits';
import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { fairFrom, goodFrom } from '@ascendant/domain/match/score-label';
import { isPlainLine, trimmedText } from '@ascendant/domain/plain-text';
import { maxTicketPriceDollars } from '@ascendant/domain/pricing/tier';
import { partyIn, partyText } from '../../fields/party-address';

/** How the address says that the map is open. */
export const mapView = ['view', 'map'] as const;

/** The filters and order of a list of events. They're in the URL, so that reloads, links and the back button keep them. */
export interface EventFilters {
  readonly q?: string;
  /** Names; events in any of them match. */
  readonly category?: readonly string[];
  /** Only what children can come to. */
  readonly kids?: 'true';
  /** Days, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
  /** Dollars. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** The name of a place, or a point: 'latitude,longitude'. */
  readonly near?: string;
  /** Kilometres around `near`. */
  readonly within?: number;
  /** The minimum score, one of `minScores`; for users with a chart. */
  readonly minMatch?: number;
  /** The dependents who come along, '5,8'. Not a filter: it decides whose scores count. */
  readonly with?: string;
  readonly sort?: BrowseSort;
}

/** Clears every filter, and keeps the search text and the order. */
export const noFilters = {
  category: undefined,
  kids: undefined,
  from: undefined,
  to: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  near: undefined,
  within: undefined,
  minMatch: undefined,
} as const;

/** The minimum scores to choose from: where good and perfect matches start. */
export const minScores = [fairFrom, goodFrom] as const;

const textLimits = { q: searchTextMaxLength, near: locationMaxLength } as const;
const priceLimits = [0, maxTicketPriceDollars] as const;
const numberLimits = {
  minPrice: priceLimits,
  maxPrice: priceLimits,
  within: [minSearchDistanceKm, maxSearchDistanceKm],
} as const;

/** Reads the filters from a URL. Invalid ones are ignored, since anyone can type a URL. */
export function readFilters(search: URLSearchParams): EventFilters {
  const sort = browseSorts.find((known) => known.sort === search.get('sort'))?.sort;
  return {
    ...readTexts(search),
    ...readCategories(search),
    ...(search.get('kids') === 'true' ? { kids: 'true' as const } : {}),
    ...readDays(search),
    ...readNumbers(search),
    ...readScore(search),
    ...readParty(search),
    ...(sort ? { sort } : {}),
  };
}

/** Writes the filters as a query string, without empty ones; '' if there are none. */
export function writeFilters(filters: EventFilters): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(filters)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== '') search.append(key, String(each));
  }
  return search.toString();
}

/** The filters for users without scores: the score filter doesn't apply to them and isn't shown. */
export function withoutScores({ minMatch: _minMatch, with: _with, ...filters }: EventFilters): EventFilters {
  return filters;
}

/** The categories without one of them; undefined when none is left. */
export function withoutCategory(chosen: readonly string[], name: string): readonly string[] | undefined {
  const left = chosen.filter((other) => other !== name);
  return left.length === 0 ? undefined : left;
}

/** The filters that everyone has, for what's counted beside the list. */
export function sharedFilters({ sort: _sort, ...filters }: EventFilters) {
  return withoutScores(filters);
}

/** Whether any filter is set; the order and the party don't count. */
export function isNarrowed({ sort: _sort, with: _with, ...rest }: EventFilters): boolean {
  return writeFilters(rest) !== '';
}

function readTexts(search: URLSearchParams): EventFilters {
  const texts: Record<string, string> = {};
  for (const [key, limit] of Object.entries(textLimits)) {
    const text = readLine(search.get(key), limit);
    if (text) texts[key] = text;
  }
  return texts;
}

function readCategories(search: URLSearchParams): EventFilters {
  const names = search.getAll('category').flatMap((text) => readLine(text, categoryNameMaxLength) ?? []);
  const category = [...new Set(names)].slice(0, maxSearchedCategories);
  return category.length === 0 ? {} : { category };
}

/** @returns null for nothing, and for what isn't one line of plain text */
function readLine(value: string | null, limit: number): string | null {
  const text = trimmedText(value ?? '').slice(0, limit);
  return text && isPlainLine(text) ? text : null;
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
  const minMatch = minScores.find((score) => String(score) === search.get('minMatch'));
  return minMatch === undefined ? {} : { minMatch };
}

function readParty(search: URLSearchParams): EventFilters {
  const text = partyText(partyIn(search));
  return text === undefined ? {} : { with: text };
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

export function isMapView(search: URLSearchParams): boolean {
  return search.get(mapView[0]) === mapView[1];
}

/** The address of the same list, with the map or without. It has nothing else of the given one, such as where a link was found. */
export function viewAddress(search: URLSearchParams, isMap: boolean): string {
  const next = new URLSearchParams(writeFilters(readFilters(search)));
  if (isMap) next.set(...mapView);
  return `?${next}`;
}
