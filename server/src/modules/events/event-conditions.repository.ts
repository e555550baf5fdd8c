import { and, gte, lte, sql, type SQL } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories';
import { events } from '../../../db/schema/events';
import type { Around, EventFilter } from './event-filter';
import { hasText } from './text-search.repository';
import type { TextSearch } from './text-search.service';

const earthRadiusKm = 6371;
const kmPerDegree = 111.195;

export const isPublished = sql`${events.status} = 'published'`;

/** The condition of a filter. `event_search` must be joined when the filter has a text. */
export function conditionOf(filter: EventFilter): SQL | undefined {
  return and(
    isPublished,
    filter.text ? hasFound(filter.text) : undefined,
    filter.category === undefined ? undefined : hasCategory(filter.category),
    filter.from === undefined ? undefined : gte(events.endDate, filter.from),
    filter.to === undefined ? undefined : lte(events.startDate, filter.to),
    filter.minPrice === undefined ? undefined : gte(events.lowestAdultPriceCents, filter.minPrice),
    filter.maxPrice === undefined ? undefined : lte(events.lowestAdultPriceCents, filter.maxPrice),
    filter.around === undefined ? undefined : isAround(filter.around),
    filter.among === undefined ? undefined : isAmong(filter.among),
  );
}

/** The ids that a search found, or its condition if it found more than were read. */
function hasFound({ isCapped, things, hits }: TextSearch): SQL {
  return isCapped ? hasText(things) : isAmong(hits.map(({ id }) => id));
}

const isAmong = (ids: readonly number[]): SQL => sql`${events.id} = any(${sql.param([...ids])}::int[])`;

function hasCategory(name: string): SQL {
  const wanted = sql`(select ${categories.id} from ${categories} where lower(${categories.name}) = lower(${name}))`;
  return sql`${wanted} in (${events.categoryId}, ${events.secondaryCategoryId1}, ${events.secondaryCategoryId2},
    ${events.secondaryCategoryId3}, ${events.secondaryCategoryId4})`;
}

/** Filters by a bounding box, which can use the index, then by great-circle distance. */
function isAround({ latitude, longitude, kilometres }: Around): SQL {
  const span = kilometres / kmPerDegree;
  const haversine = sql`power(sin(radians(${events.latitude} - ${latitude}) / 2), 2) + cos(radians(${latitude}))
    * cos(radians(${events.latitude})) * power(sin(radians(${events.longitude} - ${longitude}) / 2), 2)`;
  const distance = sql`${2 * earthRadiusKm} * asin(least(1, sqrt(${haversine})))`;
  return sql`${events.latitude} between ${latitude - span} and ${latitude + span} and ${distance} <= ${kilometres}`;
}
