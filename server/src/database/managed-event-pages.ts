import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { eventSearch } from '../../db/schema/event-search';
import { events } from '../../db/schema/events';
import { eventTotals } from '../../db/schema/totals';
import type { Queryable } from './database';
import { hasWords, plainCondition, shownOfSeries, type ManagedEventFilter } from './managed-event-filter';

/** How far a search for a common word goes along the order, before it finds all events that have the word. */
const firstLooked = 500;

interface TotalPage {
  readonly filter: ManagedEventFilter;
  readonly total: AnyPgColumn;
  readonly limit: number;
  readonly offset: number;
}

/** A page of the ids that a filter finds, the highest total first; equal ones by id, the newest first. */
export async function pageByTotal(tx: Queryable, page: TotalPage): Promise<readonly number[]> {
  const { filter, limit, offset } = page;
  if ((filter.words ?? []).length > 0) {
    const looked = await amongFirst(tx, page);
    if (looked.length === limit) return looked;
  }
  const rows = await tx
    .select({ id: eventTotals.eventId })
    .from(eventTotals)
    .innerJoin(events, eq(events.id, eventTotals.eventId))
    .where(and(isOwn(filter), othersOf(filter), hasWordsAtOnce(filter)))
    .orderBy(...orderOf(page))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** The page, as far as the first events of the order have it: for a word that many events have, these are enough. */
async function amongFirst(tx: Queryable, { filter, total, limit, offset }: TotalPage): Promise<readonly number[]> {
  const first = tx
    .select({
      id: eventTotals.eventId,
      place: sql<number>`row_number() over (order by ${sql.join(orderOf({ total }), sql`, `)})`.as('place'),
    })
    .from(eventTotals)
    .where(isOwn(filter))
    .orderBy(...orderOf({ total }))
    .limit(firstLooked)
    .as('first');
  const found = sql`select from ${eventSearch} where ${eventSearch.eventId} = ${first.id} and ${hasWords(filter.words ?? [])}`;
  const others = othersOf(filter);
  const meetsOthers = sql`exists (select from ${events} where ${events.id} = ${first.id} and ${others})`;
  const rows = await tx
    .select({ id: first.id })
    .from(first)
    .where(and(sql`exists (${found})`, others && meetsOthers))
    .orderBy(first.place)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** Compares with all events that have the words, read once, instead of looking at the words of each event of the order. */
function hasWordsAtOnce({ words = [] }: ManagedEventFilter): SQL | undefined {
  if (words.length === 0) return undefined;
  const found = sql`select ${eventSearch.eventId} from ${eventSearch} where ${hasWords(words)}`;
  // PostgreSQL would look them up one by one without `is true`.
  return sql`(${eventTotals.eventId} in (${found})) is true`;
}

const isOwn = ({ organizerId }: ManagedEventFilter) =>
  organizerId === undefined ? undefined : eq(eventTotals.ownerId, organizerId);

/** Everything but the words and whose they are. */
const othersOf = (filter: ManagedEventFilter): SQL | undefined =>
  and(plainCondition(withoutOwner(filter)), shownOfSeries(filter));

const withoutOwner = ({ organizerId: _organizerId, ...filter }: ManagedEventFilter): ManagedEventFilter => filter;

const orderOf = ({ total }: Pick<TotalPage, 'total'>): SQL[] => [
  sql`${total} desc nulls last`,
  desc(eventTotals.eventId),
];
