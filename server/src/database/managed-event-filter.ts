import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { maxCounted } from '@ascendant/domain/list-limits';
import { and, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { eventSearch } from '../../db/schema/event-search';
import { events } from '../../db/schema/events';
import { eventTotals } from '../../db/schema/totals';
import type { Queryable } from './database';
import { cappedAt, type ListCount } from './list-count';
import { countEvents } from './totals.repository';

/** Which of the events that organizers and admins manage. */
export interface ManagedEventFilter {
  /** Whose events; everyone's if undefined. */
  readonly organizerId?: number | undefined;
  /** As `searchTerms` makes them: each is part of a word of the title, the location or a category. */
  readonly words?: readonly string[];
  readonly status?: EventStatus | undefined;
  readonly active?: boolean | undefined;
}

/** Published, starting today or later at its place. Source: specification 2, section 2 (Admin dashboard). */
export const isActive = sql`${events.status} = 'published' and ${events.startDate} >= (now() at time zone ${events.timezone})::date`;

/** The condition of a filter on `events`. */
export function conditionOf({ organizerId, words = [], status, active }: ManagedEventFilter): SQL | undefined {
  return and(
    organizerId === undefined ? undefined : eq(events.createdBy, organizerId),
    status === undefined ? undefined : eq(events.status, status),
    active === true ? isActive : undefined,
    words.length === 0
      ? undefined
      : sql`${events.id} in (select ${eventSearch.eventId} from ${eventSearch} where ${and(...words.map(isPart))})`,
  );
}

/**
 * How many events a filter finds. Those of a search are counted no further than `maxCounted` beyond what earlier pages have shown.
 * @param offset how many events those have shown
 */
export async function countManaged(tx: Queryable, filter: ManagedEventFilter, offset = 0): Promise<ListCount> {
  if ((filter.words ?? []).length === 0) return { count: await countKept(tx, filter), isCapped: false };
  const limit = offset + maxCounted;
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(${foundBy(filter)} limit ${limit + 1}) as found`);
  return cappedAt(limit, row?.count ?? 0);
}

/** A row for each event. Of a search for words alone, the events needn't be looked at. */
function foundBy(filter: ManagedEventFilter): SQL {
  const { organizerId, words = [], status, active } = filter;
  const isWordsAlone = organizerId === undefined && status === undefined && active !== true;
  if (isWordsAlone) return sql`select from ${eventSearch} where ${and(...words.map(isPart))}`;
  return sql`select from ${events} where ${conditionOf(filter)}`;
}

async function countKept(tx: Queryable, { organizerId, status, active }: ManagedEventFilter): Promise<number> {
  const counts = await countEvents(tx, organizerId);
  if (active === true) return status === undefined || status === 'published' ? counts.active : 0;
  return status === undefined ? counts.all : (counts.byStatus[status] ?? 0);
}

/** Words are letters and digits, so that none is a pattern. */
const isPart = (word: string) => like(eventSearch.words, `%${word}%`);

/** The ids of the events that a filter finds, the highest total first; equal ones by id, the newest first. */
export function idsByTotal(tx: Queryable, { organizerId, ...filter }: ManagedEventFilter, total: AnyPgColumn) {
  const isOwn = organizerId === undefined ? undefined : eq(eventTotals.ownerId, organizerId);
  return tx
    .select({ id: eventTotals.eventId })
    .from(eventTotals)
    .innerJoin(events, eq(events.id, eventTotals.eventId))
    .where(and(isOwn, conditionOf(filter)))
    .orderBy(sql`${total} desc nulls last`, desc(eventTotals.eventId));
}
