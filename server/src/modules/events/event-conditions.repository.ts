import type { CalendarDay } from '@ascendant/domain/calendar-day';
import type { SearchPoint } from '@ascendant/domain/event/event-search';
import type { MapArea } from '@ascendant/domain/map/map-area';
import { and, between, eq, gte, lte, or, Placeholder, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { isListed } from '../../database/listed-events';
import type { Around, EventFilter } from './event-filter';
import { hasText } from './text-search.repository';
import type { TextSearch } from './text-search.service';

const earthRadiusKm = 6371;
const kmPerDegree = 111.195;
/** Degrees of latitude beyond which a circle may hold every longitude. */
const mostPolewards = 85;

/** Of lists: published and not unlisted. */
export const isPublished = isListed;

/** The parts of a filter whose conditions have the same text for all values. */
const plainParts = ['categoryIds', 'from', 'to', 'isAhead', 'minPrice', 'maxPrice', 'host'] as const;

type PlaceOf<Part> = Part extends (typeof plainParts)[number] ? Placeholder : never;

/** A filter with values, or with places for them. */
type FilterText = { readonly [Part in keyof EventFilter]: EventFilter[Part] | PlaceOf<Part> };

/** A filter's condition apart from its values. */
export interface ShapedFilter {
  /** Filters of the same shape have the same condition; null if it follows from more than can be named, such as a circle. */
  readonly shape: string | null;
  readonly condition: () => SQL | undefined;
  /** For the places in the condition. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Building a list's statements took a sixth of its processor time, so those of the usual filters are built once per shape. */
export function shapedFilter(filter: EventFilter): ShapedFilter {
  const { text, around, among, area, ...plain } = filter;
  if (text ?? around ?? among ?? area) return { shape: null, condition: () => conditionOf(filter), values: {} };
  const given = plainParts.filter((name) => plain[name] !== undefined);
  return {
    shape: given.join(' '),
    condition: () => conditionOf(Object.fromEntries(given.map((name) => [name, sql.placeholder(name)]))),
    values: plain,
  };
}

/** The condition of a filter. `event_search` must be joined when the filter has a text. */
export function conditionOf(filter: FilterText): SQL | undefined {
  return and(
    isPublished,
    filter.text ? hasFound(filter.text) : undefined,
    filter.categoryIds === undefined ? undefined : hasCategory(filter.categoryIds),
    filter.from === undefined ? undefined : endsFrom(filter.from),
    filter.to === undefined ? undefined : startsUntil(filter.to),
    filter.isAhead === undefined ? undefined : isAhead,
    filter.minPrice === undefined ? undefined : gte(events.lowestAdultPriceCents, filter.minPrice),
    filter.maxPrice === undefined ? undefined : lte(events.lowestAdultPriceCents, filter.maxPrice),
    filter.around === undefined ? undefined : isAround(filter.around),
    filter.host === undefined ? undefined : eq(events.organizerId, filter.host),
    filter.among === undefined ? undefined : isAmong(filter.among),
    filter.area === undefined ? undefined : isIn(filter.area),
  );
}

/**
 * Lists are read in the order of the start, so both bounds say where in that order to begin and to stop: none of the events is longer than the
 * longest of all, and nowhere is a day two days off.
 */
const endsFrom = (day: CalendarDay | Placeholder) => sql`${events.endDate} >= ${day} and ${events.startsAt} >=
  ${day}::date - interval '2 days' - (select max(${events.endsAt} - ${events.startsAt}) from ${events})`;
const isAhead = sql`${events.endsAt} > now() and ${events.startsAt} >=
  now() - (select max(${events.endsAt} - ${events.startsAt}) from ${events})`;
const startsUntil = (day: CalendarDay | Placeholder) =>
  sql`${events.startDate} <= ${day} and ${events.startsAt} < ${day}::date + interval '3 days'`;

/** The ids that a search found, or its condition if it found more than were read. */
function hasFound({ isCapped, allIds, things, hits }: TextSearch): SQL {
  if (allIds) return isAmong(allIds);
  return isCapped ? hasText(things) : isAmong(hits.map(({ id }) => id));
}

export const isAmong = (ids: readonly number[]): SQL => sql`${events.id} = any(${sql.param([...ids])}::int[])`;

/** An event's categories, as its index has them. */
export const categoriesOfEvent = sql`array[${events.categoryId}, ${events.secondaryCategoryId1}, ${events.secondaryCategoryId2},
    ${events.secondaryCategoryId3}, ${events.secondaryCategoryId4}]`;

/** Any of them, main or secondary. */
function hasCategory(ids: readonly number[] | Placeholder): SQL {
  return sql`${categoriesOfEvent} && ${ids instanceof Placeholder ? ids : sql.param([...ids])}::int[]`;
}

export function isIn({ west, south, east, north }: MapArea): SQL | undefined {
  return and(between(events.latitude, south, north), between(events.longitude, west, east));
}

/** Where an event is: the columns of `events`, or of a subquery that has them. */
interface PlaceColumns {
  readonly latitude: SQLWrapper;
  readonly longitude: SQLWrapper;
}

/** The great-circle distance of an event from a point, in kilometres. */
export function distanceFrom({ latitude, longitude }: SearchPoint, place: PlaceColumns = events): SQL<number> {
  const haversine = sql`power(sin(radians(${place.latitude} - ${latitude}) / 2), 2) + cos(radians(${latitude}))
    * cos(radians(${place.latitude})) * power(sin(radians(${place.longitude} - ${longitude}) / 2), 2)`;
  return sql<number>`${2 * earthRadiusKm} * asin(least(1, sqrt(${haversine})))`;
}

/** Filters by a box, which has an index, then by great-circle distance. */
export function isAround({ latitude, longitude, kilometres }: Around, place: PlaceColumns = events): SQL | undefined {
  const span = kilometres / kmPerDegree;
  return and(
    between(place.latitude, latitude - span, latitude + span),
    isBetweenMeridians({ latitude, longitude, span }, place),
    sql`${distanceFrom({ latitude, longitude }, place)} <= ${kilometres}`,
  );
}

/** Undefined where the circle reaches a pole, or most of the way round. A box across the date line has two parts. */
function isBetweenMeridians(
  { latitude, longitude, span }: { latitude: number; longitude: number; span: number },
  place: PlaceColumns,
) {
  const farthest = Math.abs(latitude) + span;
  if (farthest >= mostPolewards) return undefined;
  const width = span / Math.cos((farthest * Math.PI) / 180);
  const [west, east] = [longitude - width, longitude + width];
  if (width >= 180) return undefined;
  if (west < -180) return or(lte(place.longitude, east), gte(place.longitude, west + 360));
  if (east > 180) return or(gte(place.longitude, west), lte(place.longitude, east - 360));
  return between(place.longitude, west, east);
}
