import type { ManagedEventSort } from '@ascendant/domain/event/managed-events';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { eventTotals } from '../../../db/schema/totals';
import type { Queryable } from '../../database/database';
import { conditionOf, idsByTotal, type ManagedEventFilter } from '../../database/managed-event-filter';

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

/** Ids of a page of managed events, in the order asked for; equal ones by id, the newest first. */
export async function findManagedIds(tx: Queryable, page: ManagedEventPage): Promise<number[]> {
  const { sort, limit = Number.MAX_SAFE_INTEGER, offset = 0 } = page;
  const rows = await (
    sort === 'bookings' || sort === 'revenue' ? idsByTotal(tx, page, eventTotals[sort]) : idsByColumn(tx, page, sort)
  )
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

function idsByColumn(tx: Queryable, page: ManagedEventPage, sort: Exclude<ManagedEventPage['sort'], SalesSort>) {
  return tx
    .select({ id: events.id })
    .from(events)
    .where(conditionOf(page))
    .orderBy(...orders[sort], desc(events.id));
}
