import type { ManagedEventSort } from '@ascendant/domain/event/managed-events';
import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';
import { conditionOf, soldByEvent, type ManagedEventFilter } from '../../database/managed-event-filter';

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

/** The orders by a column of the event. */
const orders: Readonly<Record<Exclude<ManagedEventPage['sort'], SalesSort>, readonly SQL[]>> = {
  waiting: [desc(waits), asc(sql`case when ${waits} then ${events.reviewRequestedAt} end`), ...upcoming],
  upcoming,
  newest: [desc(events.createdAt)],
  title: [asc(sql`lower(${events.title})`)],
};

type SalesSort = 'bookings' | 'revenue';
const salesFigures: Readonly<Record<SalesSort, SQL<number>>> = {
  bookings: sql`count(*)`,
  revenue: sql`sum(${bookings.totalAmount})`,
};

/** Ids of a page of managed events, in the order asked for; equal ones by id, the newest first. */
export async function findManagedIds(tx: Queryable, page: ManagedEventPage): Promise<number[]> {
  const { limit = Number.MAX_SAFE_INTEGER, offset = 0 } = page;
  const rows = await ordered(tx, page).limit(limit).offset(offset);
  return rows.map(({ id }) => id);
}

function ordered(tx: Queryable, page: ManagedEventPage) {
  const query = tx.select({ id: events.id }).from(events);
  const { sort, organizerId } = page;
  if (sort !== 'bookings' && sort !== 'revenue') {
    return query.where(conditionOf(page)).orderBy(...orders[sort], desc(events.id));
  }
  const sold = soldByEvent(tx, organizerId, salesFigures[sort].as('figure'));
  return query
    .leftJoin(sold, eq(sold.eventId, events.id))
    .where(conditionOf(page))
    .orderBy(sql`${sold.value} desc nulls last`, desc(events.id));
}
