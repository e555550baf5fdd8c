import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { ManagedEventSort } from '@ascendant/domain/event/managed-events';
import { and, asc, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { eventSearch } from '../../../db/schema/event-search';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';

/** Which managed events. */
export interface ManagedEventFilter {
  /** Whose events; everyone's if undefined. */
  readonly organizerId?: number | undefined;
  /** As `searchTerms` makes them: each is part of a word of the title, the location or a category. */
  readonly words?: readonly string[];
  readonly status?: EventStatus | undefined;
}

export interface ManagedEventPage extends ManagedEventFilter {
  /** `waiting`: those waiting for approval first, the longest waiting at the top; then as `upcoming`. */
  readonly sort: ManagedEventSort | 'waiting';
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const waits = sql`${events.status} = 'pending_approval'`;
const isOver = sql`${events.endsAt} < now()`;
const upcoming: readonly SQL[] = [
  asc(isOver),
  asc(sql`case when ${isOver} then null else ${events.startsAt} end`),
  desc(events.startsAt),
];

const orders: Readonly<Record<ManagedEventPage['sort'], (sold: Sold) => readonly SQL[]>> = {
  waiting: () => [desc(waits), asc(sql`case when ${waits} then ${events.reviewRequestedAt} end`), ...upcoming],
  upcoming: () => upcoming,
  newest: () => [desc(events.createdAt)],
  title: () => [asc(sql`lower(${events.title})`)],
  bookings: ({ count }) => [desc(sql`coalesce(${count}, 0)`)],
  revenue: ({ revenue }) => [desc(sql`coalesce(${revenue}, 0)`)],
};

/** Ids of a page of managed events, in the order asked for; equal ones by id, the newest first. */
export async function findManagedIds(tx: Queryable, page: ManagedEventPage): Promise<number[]> {
  const { sort, limit = Number.MAX_SAFE_INTEGER, offset = 0 } = page;
  const sold = soldOf(tx, page.organizerId);
  const query = tx.select({ id: events.id }).from(events);
  const needsSales = sort === 'bookings' || sort === 'revenue';
  const rows = await (needsSales ? query.leftJoin(sold, eq(sold.eventId, events.id)) : query)
    .where(conditionOf(page))
    .orderBy(...orders[sort](sold), desc(events.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function countManaged(tx: Queryable, filter: ManagedEventFilter): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(events)
    .where(conditionOf(filter));
  return row?.count ?? 0;
}

/** Also for reports about the same events. */
export function conditionOf({ organizerId, words = [], status }: ManagedEventFilter): SQL | undefined {
  return and(
    organizerId === undefined ? undefined : eq(events.createdBy, organizerId),
    status === undefined ? undefined : eq(events.status, status),
    words.length === 0
      ? undefined
      : sql`${events.id} in (select ${eventSearch.eventId} from ${eventSearch} where ${and(...words.map(isPart))})`,
  );
}

/** Words are letters and digits, so that none is a pattern. */
const isPart = (word: string) => like(eventSearch.words, `%${word}%`);

type Sold = ReturnType<typeof soldOf>;

/** Confirmed bookings by event. */
function soldOf(tx: Queryable, organizerId: number | undefined) {
  const own = sql`${bookings.eventId} in (select ${events.id} from ${events} where ${events.createdBy} = ${organizerId})`;
  return tx
    .select({
      eventId: bookings.eventId,
      count: sql<number>`count(*)`.as('sold_count'),
      revenue: sql<string>`sum(${bookings.totalAmount})`.as('sold_revenue'),
    })
    .from(bookings)
    .where(and(eq(bookings.status, 'confirmed'), organizerId === undefined ? undefined : own))
    .groupBy(bookings.eventId)
    .as('sold');
}
