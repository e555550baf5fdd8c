import { addDays, dayOfWeek, daysBetween, type CalendarDay } from '../calendar-day';

const saturday = 6;

/** What an order can look at: Unix seconds, and cents. */
export interface SortedFacts {
  readonly startsAt: number;
  readonly lowestAdultPrice: number;
}

/** How the browse page can sort, what it calls that, and what events are sorted by, the smallest first, if it's a fact of theirs. */
export const browseSorts = [
  { sort: 'relevance', label: 'Relevance', key: null },
  { sort: 'near', label: 'Near you first', key: null },
  { sort: 'date', label: 'Date', key: ({ startsAt }: SortedFacts) => startsAt },
  { sort: 'price', label: 'Lowest price', key: ({ lowestAdultPrice }: SortedFacts) => lowestAdultPrice },
  { sort: 'match', label: 'Best match', key: null },
] as const;
export type BrowseSort = (typeof browseSorts)[number]['sort'];

/**
 * How a list of events can be sorted: by relevance when a text is searched for, else by date, unless one is chosen. 'near' is by date, too,
 * but what's near the caller's town comes first. 'featured' also filters: one event of each category.
 */
export const eventSorts = [...browseSorts.map(({ sort }) => sort), 'featured'] as const;
export type EventSort = (typeof eventSorts)[number];

/** How far around a place a search reaches, in kilometres; without a distance it reaches the default. */
export const minSearchDistanceKm = 1;
export const maxSearchDistanceKm = 20_000;
export const defaultSearchDistanceKm = 100;

/** The distances that are offered. */
export const searchDistancesKm = [25, 50, 100, 250, 500, 1000, 2500] as const;

/** How far from their town people go, to choose with one press. Source: docs/rules/events.md, "Filters". */
export const distancePresets = [
  { label: 'Weekend trip', within: 500 },
  { label: 'Short flight', within: 1_500 },
] as const;

/** How many categories a search may name. */
export const maxSearchedCategories = 30;

/** The distance of a place that someone chose, and around the reader: wide enough for a small town. */
export const chosenPlaceDistanceKm = 250;

/**
 * What a search can do without when nothing matches it, the least first: 'other_days' are a few weeks away, 'distance' is made longer, 'words'
 * are some of those searched for, and any other is a filter that's dropped.
 */
export const relaxations = [
  'other_days',
  'distance',
  'words',
  'dates',
  'kids',
  'categories',
  'price',
  'place',
  'score',
  'text',
] as const;
export type Relaxation = (typeof relaxations)[number];

/** Events that are shown where nothing matches. */
export const mostSimilarEvents = 3;

/** The offered distances beyond a chosen one, shortest first. */
export function widerDistances(within: number): readonly number[] {
  return searchDistancesKm.filter((distance) => distance > within);
}

/** How far the events of each category are counted beside a list: beyond that it says '100+'. */
export const maxCountedPerCategory = 100;

/** A point on the ground, as `near` may name it: 'latitude,longitude'. */
export interface SearchPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const pointPattern = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** @returns null if the text isn't a point, but the name of a place */
export function searchPoint(near: string): SearchPoint | null {
  const [, latitude, longitude] = pointPattern.exec(near) ?? [];
  return latitude === undefined || longitude === undefined
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** A point as `near`, to a tenth of a degree: about 10 km, so that an address doesn't say where someone lives. */
export function roughPointText({ latitude, longitude }: SearchPoint): string {
  return `${latitude.toFixed(1)},${longitude.toFixed(1)}`;
}

/** Days one after the other; both ends belong to it. */
export interface Stretch {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** A stretch to choose with one press. */
interface DatePreset extends Stretch {
  readonly label: string;
}

/**
 * The stretches that a list of events offers. A weekend is Saturday and Sunday; on a Sunday, this weekend is what's left of it.
 * Source: docs/rules/events.md, "Filters".
 */
export function datePresets(today: CalendarDay): readonly DatePreset[] {
  const isSunday = dayOfWeek(today) === 0;
  const thisSaturday = addDays(today, isSunday ? -1 : saturday - dayOfWeek(today));
  const thisSunday = addDays(thisSaturday, 1);
  return [
    { label: 'This weekend', from: isSunday ? today : thisSaturday, to: thisSunday },
    { label: 'Next weekend', from: addDays(thisSaturday, 7), to: addDays(thisSunday, 7) },
    { label: 'Next 30 days', from: today, to: addDays(today, 30) },
    { label: 'Next 3 months', from: today, to: addDays(today, 90) },
  ];
}

/** How many weeks from the chosen days others are looked for. */
const mostWeeksAway = 8;

/**
 * The same weekdays of other weeks, from today on, the nearest first; of what's left of a weekend, whole ones.
 * @returns [] for more than a week
 */
export function otherStretches({ from, to }: Stretch, today: CalendarDay): readonly Stretch[] {
  const length = daysBetween(from, to);
  if (length < 0 || length > 6) return [];
  const isSunday = dayOfWeek(from) === 0 && length === 0;
  const isSaturday = dayOfWeek(from) === saturday && length === 0;
  const whole = { from: isSunday ? addDays(from, -1) : from, to: isSaturday ? addDays(to, 1) : to };
  const weeks = Array.from({ length: mostWeeksAway }, (_, index) => [index + 1, -index - 1]).flat();
  return weeks
    .map((week) => ({ from: addDays(whole.from, 7 * week), to: addDays(whole.to, 7 * week) }))
    .filter((stretch) => stretch.from >= today);
}
