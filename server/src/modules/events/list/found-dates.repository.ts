import { and, eq, sql, type SQL } from 'drizzle-orm';
import { eventSearch } from '../../../../db/schema/event-search';
import { events } from '../../../../db/schema/events';
import type { Queryable } from '../../../database/database';
import type { TextHit } from '../search/text-search.repository';
import { conditionOf, isUpcoming } from './event-conditions.repository';
import type { EventFilter } from './event-filter';
import type { FoundDate } from './found-date';
import { byDate } from './list-order.repository';
import { isFull, isOpen, isShownDate } from './shown-dates.repository';

/** A filter beside what was searched for. */
type OtherFilter = Omit<EventFilter, 'text'>;

const soonest = sql`${eventSearch.startsAt}, ${eventSearch.eventId}`;
const latest = sql`${eventSearch.startsAt} desc, ${eventSearch.eventId} desc`;
const isTextUpcoming = isUpcoming(eventSearch);

/**
 * Of each text the date that a list shows, of those that match a filter, as `isShownDate` says it: the next one that can be booked, else the next one,
 * else the latest. Texts without any are left out. Each is the first row of an index, however many dates a text has.
 */
export async function findShownDates(
  db: Queryable,
  filter: OtherFilter,
  hits: readonly TextHit[],
): Promise<readonly FoundDate[]> {
  const date = (
    order: SQL,
    ...which: SQL[]
  ) => sql`lateral (select ${found} from ${eventSearch} join ${events} on ${events.id} = event_id
    where text_id = texts.id and is_published and ${and(conditionOf(filter), ...which)} order by ${order} limit 1)`;
  const noneOf = (...names: string[]) => sql.raw(names.map((name) => `${name}.id is null`).join(' and '));
  return datesOf(
    db,
    hits,
    sql`unnest(${idsOf(hits)}) as texts (id)
      left join ${date(soonest, isTextUpcoming, sql`not ${isFull(events)}`)} as open on true
      left join ${date(soonest, isTextUpcoming, noneOf('open'))} as next on true
      left join ${date(latest, sql`not ${isTextUpcoming}`, noneOf('open', 'next'))} as last on true,
      lateral (select open.* where open.id is not null union all select next.* where next.id is not null
        union all select last.* where last.id is not null) as date`,
  );
}

/** Every date that has one of the texts and matches a filter, the next first, then the past ones; at most so many. */
export async function findEachDate(
  db: Queryable,
  filter: OtherFilter,
  { hits, most }: { readonly hits: readonly TextHit[]; readonly most: number },
): Promise<readonly FoundDate[]> {
  const each = sql`(select ${found} from ${eventSearch} join ${events} on ${events.id} = event_id
    where text_id = any(${idsOf(hits)}) and is_published and ${conditionOf(filter)}
    order by ${isTextUpcoming} desc, case when ${isTextUpcoming} then ${eventSearch.startsAt} end, ${latest} limit ${most}) as date`;
  return datesOf(db, hits, each);
}

/** What's known of a date, with the id of its text. */
const found = sql`${eventSearch.textId} as "textId", ${events.id}, ${events.seriesId} as "seriesId",
  (extract(epoch from ${events.startsAt}) * 1000)::float8 as at, ${isUpcoming(events)} as "isUpcoming", ${isOpen} as "isOpen"`;

/** @param from what has dates, as `date` */
async function datesOf(db: Queryable, hits: readonly TextHit[], from: SQL): Promise<readonly FoundDate[]> {
  if (hits.length === 0) return [];
  const { rows } = await db.execute<Omit<FoundDate, 'startsAt' | 'relevance'> & { at: number; textId: number }>(
    sql`select date.* from ${from}`,
  );
  const relevances = new Map(hits.map(({ id, relevance }) => [id, relevance]));
  return rows.map(({ at, textId, ...date }) => ({
    ...date,
    startsAt: new Date(at),
    relevance: relevances.get(textId) ?? 0,
  }));
}

const idsOf = (hits: readonly TextHit[]) => sql`${sql.param(hits.map(({ id }) => id))}::int[]`;

/** The soonest matching events, without ranking them. */
export async function findSoonest(db: Queryable, filter: EventFilter, limit: number): Promise<readonly FoundDate[]> {
  const { id, seriesId, startsAt } = events;
  return db
    .select({ id, seriesId, startsAt, isUpcoming: isUpcoming(events), isOpen, relevance: sql<number>`0` })
    .from(events)
    .innerJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(and(conditionOf(filter), isUpcoming(events), isShownDate(filter, { part: 'upcoming' })))
    .orderBy(...byDate.upcoming.by(events))
    .limit(limit);
}
