import type { CalendarDay } from '@ascendant/domain/calendar-day';
import type { SearchPoint } from '@ascendant/domain/event/event-search';
import { adultCategories, familyCategory } from '@ascendant/domain/event/for-children';
import { maxDurationDays, noChildTicketsFromAge } from '@ascendant/domain/event/limits';
import type { MapArea } from '@ascendant/domain/map/map-area';
import { and, eq, gte, lte, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { categories } from '../../../../db/schema/catalog';
import { eventSearch } from '../../../../db/schema/event-search';
import { events } from '../../../../db/schema/events';
import { isListed, listedIn } from '../../../database/listed-events';
import { isInArea, type PlaceColumns } from '../../../database/map-area';
import { hasText, type SearchedColumns } from '../search/text-search.repository';
import type { TextSearch } from '../search/text-search.service';
import type { Around, EventFilter } from './event-filter';

const earthRadiusKm = 6371;
const kmPerDegree = 111.195;
/** Degrees of latitude beyond which a circle may hold every longitude. */
const mostPolewards = 85;

/** Of lists: published and not unlisted. */
export const isPublished = isListed;

/** The parts of a filter whose conditions have the same text for all values. */
const plainParts = [
  'categoryIds',
  'from',
  'to',
  'isAhead',
  'isUpcoming',
  'minPrice',
  'maxPrice',
  'host',
  'isForChildren',
  'youngestBorn',
] as const;

type PlaceOf<Part> = Part extends (typeof plainParts)[number] ? Placeholder | SQL : never;

/** A filter with values, or with places for them. */
export type FilterText = { readonly [Part in keyof EventFilter]: EventFilter[Part] | PlaceOf<Part> };

/** A filter's condition apart from its values. */
export interface ShapedFilter {
  /** Filters of the same shape have the same condition; null if it follows from more than can be named, such as a circle. */
  readonly shape: string | null;
  /** What its conditions are made of. */
  readonly text: () => FilterText;
  /** For the places in the condition. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Building a list's statements took a sixth of its processor time, so those of the usual filters are built once per shape. */
export function shapedFilter(filter: EventFilter): ShapedFilter {
  const { text, around, among, area, isEachDate, ...plain } = filter;
  if (text ?? around ?? among ?? area) return { shape: null, text: () => filter, values: {} };
  const given = plainParts.filter((name) => plain[name] !== undefined);
  return {
    shape: [...given, ...(isEachDate ? ['each date'] : [])].join(' '),
    text: () => ({ ...Object.fromEntries(given.map((name) => [name, sql.placeholder(name)])), isEachDate }),
    values: plain,
  };
}

/** The tables whose rows a condition is about: those of the list, or another date of the same series under a name of its own. */
export interface ConditionTables {
  readonly of: FilteredColumns;
  readonly texts: SearchedColumns;
}

type FilteredColumns = Readonly<Record<FilteredName, AnyPgColumn>>;
type FilteredName =
  | 'id'
  | 'status'
  | 'accessCode'
  | 'startDate'
  | 'endDate'
  | 'startsAt'
  | 'endsAt'
  | 'latitude'
  | 'longitude'
  | 'lowestAdultPriceCents'
  | 'organizerId'
  | 'minimumAge'
  | 'categoryId'
  | 'secondaryCategoryId1'
  | 'secondaryCategoryId2'
  | 'secondaryCategoryId3'
  | 'secondaryCategoryId4';

export const listedTables: ConditionTables = { of: events, texts: eventSearch };

/** The condition of a filter. `event_search` must be joined when the filter has a text. */
export function conditionOf(filter: FilterText, { of, texts }: ConditionTables = listedTables): SQL | undefined {
  return and(
    listedIn(of),
    filter.text ? hasFound(filter.text, texts) : undefined,
    filter.categoryIds === undefined ? undefined : hasCategory(filter.categoryIds, of),
    filter.from === undefined ? undefined : endsFrom(filter.from, of),
    filter.to === undefined ? undefined : startsUntil(filter.to, of),
    filter.isAhead === undefined ? undefined : isAhead(of),
    filter.isUpcoming === undefined ? undefined : isUpcoming(of),
    filter.minPrice === undefined ? undefined : gte(of.lowestAdultPriceCents, filter.minPrice),
    filter.maxPrice === undefined ? undefined : lte(of.lowestAdultPriceCents, filter.maxPrice),
    filter.around === undefined ? undefined : isAround(filter.around, of),
    filter.host === undefined ? undefined : eq(of.organizerId, filter.host),
    filter.isForChildren === undefined ? undefined : isForChildren(of),
    filter.youngestBorn === undefined ? undefined : isOldEnough(filter.youngestBorn, of),
    filter.among === undefined ? undefined : isAmong(filter.among, of),
    filter.area === undefined ? undefined : isIn(filter.area, of),
  );
}

/**
 * The longest that an event lasts, between instants: what the form allows, and an hour or two that the clocks of its place may go back meanwhile.
 * Lists are read in the order of the start, so bounds say where in that order to begin and to stop.
 */
export const longest = sql.raw(`interval '${maxDurationDays + 1} days'`);
/** Nowhere is a day two days off. */
const endsFrom = (day: CalendarDay | Placeholder | SQL, of: FilteredColumns) =>
  sql`${of.endDate} >= ${day} and ${of.startsAt} >= ${day}::date - interval '2 days' - ${longest}`;
/** Whether it hasn't begun. @param of the columns of `events`, or of what has its start */
export const isUpcoming = (of: { readonly startsAt: SQLWrapper }) => sql<boolean>`${of.startsAt} > now()`;
const isAhead = (of: FilteredColumns) => sql`${of.endsAt} > now() and ${of.startsAt} >= now() - ${longest}`;
const startsUntil = (day: CalendarDay | Placeholder | SQL, of: FilteredColumns) =>
  sql`${of.startDate} <= ${day} and ${of.startsAt} < ${day}::date + interval '3 days'`;

/** Has one of the texts that a search found, or meets its condition if it found more than were read. */
function hasFound({ isCapped, allIds, things, hits }: TextSearch, texts: SearchedColumns): SQL {
  if (isCapped && !allIds) return hasText(things, texts);
  const ids = allIds ?? hits.map(({ id }) => id);
  return sql`${texts.textId} = any(${sql.param([...ids])}::int[])`;
}

export const isAmong = (ids: readonly number[], of: FilteredColumns = events): SQL =>
  sql`${of.id} = any(${sql.param([...ids])}::int[])`;

/** An event's categories, as its index has them. */
export const categoriesOfEvent = categoriesOf(events);

function categoriesOf(of: FilteredColumns): SQL {
  return sql`array[${of.categoryId}, ${of.secondaryCategoryId1}, ${of.secondaryCategoryId2},
    ${of.secondaryCategoryId3}, ${of.secondaryCategoryId4}]`;
}

/** Has the category of what families look for. Not `&&`: such a statement has no name. */
export const isForFamilies = sql`exists (select from ${categories}
    where ${categories.name} = ${sql.raw(`'${familyCategory}'`)} and ${categories.id} = any(${categoriesOfEvent}))`;

/** Any of them, main or secondary. */
function hasCategory(ids: readonly number[] | Placeholder | SQL, of: FilteredColumns): SQL {
  return sql`${categoriesOf(of)} && ${Array.isArray(ids) ? sql.param([...ids]) : ids}::int[]`;
}

/** Source: docs/rules/events.md, "Children". */
export const isForChildren = (of: Pick<FilteredColumns, 'minimumAge' | 'categoryId'>) =>
  sql`(${of.minimumAge} < ${sql.raw(String(noChildTicketsFromAge))} and not exists (
    select from ${categories} where ${categories.id} = ${of.categoryId} and ${categories.name} in (${adultNames})))`;
const adultNames = sql.raw(adultCategories.map((name) => `'${name}'`).join(', '));
export const isOldEnough = (born: CalendarDay | SQLWrapper, of: Pick<FilteredColumns, 'minimumAge' | 'startDate'>) =>
  sql`${of.startDate} >= ${born}::date + make_interval(years => ${of.minimumAge})`;

export function isIn(area: MapArea, of: FilteredColumns = events): SQL | undefined {
  return isInArea(area, of);
}

/** The great-circle distance of an event from a point, in kilometres. */
export function distanceFrom(
  { latitude, longitude }: Readonly<Record<keyof SearchPoint, number | SQLWrapper>>,
  place: PlaceColumns = events,
): SQL<number> {
  const haversine = sql`power(sin(radians(${place.latitude} - ${latitude}) / 2), 2) + cos(radians(${latitude}))
    * cos(radians(${place.latitude})) * power(sin(radians(${place.longitude} - ${longitude}) / 2), 2)`;
  return sql<number>`${2 * earthRadiusKm} * asin(least(1, sqrt(${haversine})))`;
}

/** Whether an event is within some kilometres of a point. */
export function isAround({ latitude, longitude, kilometres }: Around, place: PlaceColumns = events): SQL {
  const centre = { latitude: sql`${latitude}::float8`, longitude: sql`${longitude}::float8` };
  return isInCircle(centre, { place, kilometres: sql`${kilometres}::float8` });
}

/**
 * Whether a place is in a circle: first by the circle's box, which has an index, then by great-circle distance. The box has every longitude where the
 * circle reaches a pole, most of the way round, or the date line.
 */
export function isInCircle(
  centre: PlaceColumns,
  { place, kilometres }: { readonly place: PlaceColumns; readonly kilometres: SQL },
): SQL {
  const [perDegree, polewards] = [sql.raw(String(kmPerDegree)), sql.raw(String(mostPolewards))];
  const span = sql`${kilometres} / ${perDegree}`;
  const farthest = sql`abs(${centre.latitude}) + ${span}`;
  const width = sql`case when ${farthest} < ${polewards} then ${span} / cos(radians(${farthest})) else 180 end`;
  const bound = (own: SQL, otherwise: SQL) =>
    sql`case when abs(${centre.longitude}) + ${width} > 180 then ${otherwise} else ${own} end`;
  // Not `between`: such a statement has no name, and planning it takes longer than running it.
  return sql`(${place.latitude} >= ${centre.latitude} - ${span} and ${place.latitude} <= ${centre.latitude} + ${span}
    and ${place.longitude} >= ${bound(sql`${centre.longitude} - ${width}`, sql`-180`)}
    and ${place.longitude} <= ${bound(sql`${centre.longitude} + ${width}`, sql`180`)}
    and ${distanceFrom(centre, place)} <= ${kilometres})`;
}
