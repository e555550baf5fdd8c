import type { ManagedEventSort } from '@ascendant/domain/event/managed-events';
import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import { events } from '../../../../db/schema/events';
import { eventTotals } from '../../../../db/schema/totals';
import type { Queryable } from '../../../database/database';
import { conditionOf, type ManagedEventFilter } from '../../../database/managed-event-filter';
import { pageByTotal } from '../../../database/managed-event-pages';
import { longest } from './event-conditions.repository';

export interface ManagedEventPage extends ManagedEventFilter {
  /** `waiting`: those waiting for approval first, the longest waiting at the top; then as `upcoming`. */
  readonly sort: ManagedEventSort | 'waiting';
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** Events that come before those of the next part of a list, in their own order. */
interface Part {
  readonly is: SQL;
  readonly by: readonly SQL[];
}

const isWaiting = sql`${events.status} = 'pending_approval'`;
const bySoonest = [asc(events.startsAt), desc(events.id)];
/** No event under way began before. */
const longAgo = sql`now() - ${longest}`;

/** Each part is read along an index: those under way from the first that may be, those to come and those that are over from now. */
const byStart: readonly Part[] = [
  {
    is: sql`${events.endsAt} >= now() and ${events.startsAt} <= now() and ${events.startsAt} >= ${longAgo}`,
    by: bySoonest,
  },
  { is: sql`${events.endsAt} >= now() and ${events.startsAt} > now()`, by: bySoonest },
  {
    // One may end before it starts, on the same day.
    is: sql`${events.endsAt} < now() and ${events.startsAt} < now() + interval '1 day'`,
    by: [desc(events.startsAt), desc(events.id)],
  },
];

/** The orders by a column of the event. */
const orders: Readonly<Record<Exclude<ManagedEventPage['sort'], SalesSort>, readonly Part[]>> = {
  waiting: [
    { is: isWaiting, by: [asc(events.reviewRequestedAt), asc(events.startsAt), desc(events.id)] },
    ...byStart.map(({ is, by }) => ({ is: sql`not ${isWaiting} and ${is}`, by })),
  ],
  upcoming: byStart,
  newest: [{ is: sql`true`, by: [desc(events.createdAt), desc(events.id)] }],
  title: [{ is: sql`true`, by: [asc(sql`lower(${events.title})`), desc(events.id)] }],
};

type SalesSort = 'bookings' | 'revenue';

/** Ids of a page of managed events, in the order asked for; equal ones by id, the newest first. */
export async function findManagedIds(tx: Queryable, page: ManagedEventPage): Promise<readonly number[]> {
  const { sort, limit = Number.MAX_SAFE_INTEGER, offset = 0 } = page;
  if (sort === 'bookings' || sort === 'revenue') {
    return pageByTotal(tx, { filter: page, total: eventTotals[sort], limit, offset });
  }
  let ids: readonly number[] = [];
  const wanted = Math.min(Number.MAX_SAFE_INTEGER, offset + limit);
  for (const part of orders[sort]) {
    if (ids.length < wanted) ids = [...ids, ...(await idsOfPart(tx, page, part, wanted - ids.length))];
  }
  return ids.slice(offset);
}

async function idsOfPart(tx: Queryable, page: ManagedEventPage, { is, by }: Part, wanted: number): Promise<number[]> {
  const rows = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(is, conditionOf(page)))
    .orderBy(...by)
    .limit(wanted);
  return rows.map(({ id }) => id);
}
