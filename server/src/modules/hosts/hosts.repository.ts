import { publicStatuses } from '@ascendant/domain/event/access';
import type { RatingTotals } from '@ascendant/domain/opinion/review';
import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { reviews } from '../../../db/schema/opinions';
import { eventTotals, totalChanges, totals } from '../../../db/schema/totals';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { hasPublicEvent } from '../../database/listed-events';
import type { RowOf } from '../../database/row-of';
import { isTotalOf } from '../../database/totals.repository';
import { face } from './faces.repository';

export interface HostRecord extends RatingTotals, RowOf<typeof face> {
  readonly id: number;
  readonly name: string;
  readonly bio: string | null;
  readonly upcomingCount: number;
  readonly pastCount: number;
}

/** @returns null without an event that everyone can see, and for disabled accounts */
export async function findHost(db: Queryable, id: number): Promise<HostRecord | null> {
  const [host] = await db
    .select({
      id: users.id,
      name: sql<string>`coalesce(${users.displayName}, concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
      bio: users.bio,
      ...face,
    })
    .from(users)
    .where(and(eq(users.id, id), not(users.disabled), hasPublicEvent(id)));
  if (host === undefined) return null;
  const [counts, ratings] = await Promise.all([countsOf(db, id), ratingsOf(db, id)]);
  return { ...host, ...counts, ...ratings };
}

type HostedCounts = Pick<HostRecord, 'upcomingCount' | 'pastCount'>;

/** An event that starts on one of these days may have begun or not, depending on its time and zone. All others are sure, everywhere. */
const [firstUnsure, lastUnsure] = [
  sql`(now() at time zone 'UTC')::date - 1`,
  sql`(now() at time zone 'UTC')::date + 1`,
];

/**
 * How many of a host's published events start before and after now: from the kept totals of each day, and from what has changed since.
 * It adds that up itself, so that it writes nothing and reads a replica too. Only the events of three days are read.
 * Source: docs/decisions/0078-kept-totals.md.
 */
async function countsOf(db: Queryable, hostId: number): Promise<HostedCounts> {
  const isHosted = sql`${events.organizerId} = ${hostId} and ${events.status} = 'published'`;
  const unlisted = sql`select count(*) filter (where ${events.startsAt} > now()) as upcoming, count(*) filter (where ${events.startsAt} <= now()) as past
      from ${events} where ${isHosted} and ${events.accessCode} is not null`;
  const { rows } = await db.execute<HostedCounts & Record<string, unknown>>(sql`
    with changed as materialized (select distinct event_id as id from ${totalChanges} where event_id is not null),
    days (day, count) as (
      select bucket::date, count from ${totals} where ${isTotalOf(hostId, 'start')}
      union all
      select (was ->> 1)::date, -(was ->> 2)::bigint
      from changed join ${eventTotals} on ${eventTotals.eventId} = changed.id and ${eventTotals.ownerId} = ${hostId},
        jsonb_array_elements(counted) was where was ->> 0 = 'start'
      union all
      select ${events.startDate}, 1 from changed join ${events} on ${events.id} = changed.id where ${isHosted}
    ), sure as (
      select coalesce(sum(count) filter (where day > ${lastUnsure}), 0) as upcoming,
        coalesce(sum(count) filter (where day < ${firstUnsure}), 0) as past from days
    ), unsure as (
      select count(*) filter (where ${events.startsAt} > now()) as upcoming, count(*) filter (where ${events.startsAt} <= now()) as past
      from ${events} where ${isHosted} and ${events.startDate} between ${firstUnsure} and ${lastUnsure}
    )
    select (sure.upcoming + unsure.upcoming - unlisted.upcoming)::int as "upcomingCount", (sure.past + unsure.past - unlisted.past)::int as "pastCount"
    from sure, unsure, (${unlisted}) unlisted`);
  return rows[0] ?? { upcomingCount: 0, pastCount: 0 };
}

async function ratingsOf(db: Queryable, hostId: number): Promise<RatingTotals> {
  const [ratings] = await db
    .select({
      reviewCount: sql<number>`count(*)::int`,
      ratingSum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
    })
    .from(reviews)
    .innerJoin(events, eq(events.id, reviews.eventId))
    .where(
      and(
        eq(events.organizerId, hostId),
        inArray(events.status, publicStatuses),
        isNull(events.accessCode),
        not(reviews.isJunk),
      ),
    );
  return ratings ?? { reviewCount: 0, ratingSum: 0 };
}
