import { and, gte, lte, sql, type SQL } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories';
import { eventSearch } from '../../../db/schema/event-search';
import { events } from '../../../db/schema/events';
import type { Around, EventFilter } from './event-filter';

/** How terms are matched: as they're written, or with small typing errors too. */
export type Reading = 'exact' | 'fuzzy';

/** Terms shorter than this are too short to be recognized with a typing error. */
const shortestFuzzyTerm = 4;
/** The least similarity of a term to part of the text, 0 to 1; one wrong letter changes a short word more. */
const likeness = { short: 0.4, long: 0.5, longFrom: 6 } as const;
const earthRadiusKm = 6371;
const kmPerDegree = 111.195;

export const isPublished = sql`${events.status} = 'published'`;

/** The condition of a filter. `event_search` must be joined when the filter has terms. */
export function conditionOf(filter: EventFilter, reading: Reading): SQL | undefined {
  return and(
    isPublished,
    ...filter.terms.map((term) => hasTerm(term, reading)),
    filter.category === undefined ? undefined : hasCategory(filter.category),
    filter.from === undefined ? undefined : gte(events.endDate, filter.from),
    filter.to === undefined ? undefined : lte(events.startDate, filter.to),
    filter.minPrice === undefined ? undefined : gte(events.lowestAdultPriceCents, filter.minPrice),
    filter.maxPrice === undefined ? undefined : lte(events.lowestAdultPriceCents, filter.maxPrice),
    filter.around === undefined ? undefined : isAround(filter.around),
    filter.among === undefined ? undefined : sql`${events.id} = any(${sql.param([...filter.among])}::int[])`,
  );
}

/**
 * The text contains the term in any grammatical form, or one of its words starts with it. A term such as "the", which the
 * search configuration ignores, matches every text.
 */
function hasTerm(term: string, reading: Reading): SQL {
  const query = sql`to_tsquery('ascendant_search', ${`${term}:*`})`;
  const begins = sql`${eventSearch.words} like ${`${term}%`} or ${eventSearch.words} like ${`% ${term}%`}`;
  const isWritten = sql`${eventSearch.document} @@ ${query} or numnode(${query}) = 0 or ${begins}`;
  if (reading === 'exact' || term.length < shortestFuzzyTerm) return sql`(${isWritten})`;
  const wanted = term.length < likeness.longFrom ? likeness.short : likeness.long;
  const resembles = sql`${term}::text <% ${eventSearch.words} and word_similarity(${term}, ${eventSearch.words}) >= ${wanted}`;
  return sql`(${isWritten} or ${resembles})`;
}

/** Lets the operator `<%`, which has an index, find everything that the conditions above accept. For one transaction. */
export const acceptTypingErrors = sql.raw(`set local pg_trgm.word_similarity_threshold = ${likeness.short}`);

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
