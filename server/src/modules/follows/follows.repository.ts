import type { FollowedHosts } from '@ascendant/contract/follow';
import { namedNewEvents, newDatesAfterMinutes } from '@ascendant/domain/booking/event-emails';
import { and, asc, eq, not, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import { follows } from '../../../db/schema/people';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import { hasPublicEvent, isListed } from '../../database/listed-events';
import { hostNameOf } from '../../database/organizations.repository';

/** What one round of the job writes. The next round continues. */
const mostAtOnce = 500;

/** A person and a host whom they follow. */
export interface Follow {
  readonly userId: number;
  readonly hostId: number;
}

const isIt = ({ userId, hostId }: Follow) => and(eq(follows.userId, userId), eq(follows.hostId, hostId));
const isHost = (hostId: SQL) => and(not(users.disabled), hasPublicEvent(hostId));

/** The hosts whom someone follows, by name. */
export async function findFollowed(db: Queryable, userId: number): Promise<FollowedHosts['hosts']> {
  const name = sql<string>`coalesce(${hostNameOf(users)}, '')`;
  return db
    .select({ id: users.id, name })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.hostId))
    .where(and(eq(follows.userId, userId), isHost(sql`${follows.hostId}`)))
    .orderBy(asc(name), asc(users.id));
}

/** Does nothing if they follow the host already. @returns false if that's no host, or themselves */
export async function addFollow(db: Queryable, { userId, hostId }: Follow): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${follows} (user_id, host_id) select ${userId}::int, ${users.id} from ${users}
    where ${users.id} = ${hostId} and ${users.id} <> ${userId} and ${isHost(sql`${users.id}`)} on conflict (user_id, host_id) do update set host_id = excluded.host_id`);
  return (rowCount ?? 0) > 0;
}

export async function removeFollow(db: Queryable, follow: Follow): Promise<void> {
  await db.delete(follows).where(isIt(follow));
}

export async function countFollows(db: Queryable, userId: number): Promise<number> {
  return db.$count(follows, eq(follows.userId, userId));
}

export async function isFollowed(db: Queryable, follow: Follow): Promise<boolean> {
  return (await db.$count(follows, isIt(follow))) > 0;
}

/** The follow that an email about new dates was sent for. */
export async function findFollowOfMail(db: Queryable, messageId: string): Promise<Follow | null> {
  const [row] = await db
    .select({ userId: mails.userId, hostId: mails.onlyIfOf })
    .from(mails)
    .where(and(eq(mails.messageId, messageId), eq(mails.kind, 'host_new_dates')));
  return row?.userId && row.hostId ? { userId: row.userId, hostId: row.hostId } : null;
}

/** Listed dates to come that a host has published since their follower was last told. */
const isNew = and(
  eq(events.organizerId, follows.hostId),
  isListed,
  sql`${events.startsAt} > now() and ${events.publishedAt} > ${follows.toldAt}`,
);

/** One email a day about a host: what makes it the only one. */
const keyOf = sql<string>`'host_new_dates:' || ${follows.userId} || ':' || ${follows.hostId} || ':' || (now() at time zone 'UTC')::date`;

export interface DueFollow extends Follow {
  readonly key: string;
  readonly email: string;
  readonly hostName: string;
}

const host = alias(users, 'host');

/** Follows whose host has new dates, the first of them published a while ago, and that haven't had an email today. */
export async function findDue(db: Queryable): Promise<readonly DueFollow[]> {
  const settled = sql`${events.publishedAt} <= now() - make_interval(mins => ${newDatesAfterMinutes})`;
  const hostName = sql<string>`coalesce(${hostNameOf(host)}, '')`;
  return db
    .select({ userId: follows.userId, hostId: follows.hostId, key: keyOf, email: users.email, hostName })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.userId))
    .innerJoin(host, eq(host.id, follows.hostId))
    .where(
      and(
        not(users.disabled),
        not(host.disabled),
        sql`exists (select from ${events} where ${and(isNew, settled)})`,
        sql`not exists (select from ${mails} where ${mails.dedupeKey} = ${keyOf})`,
      ),
    )
    .orderBy(asc(follows.userId), asc(follows.hostId))
    .limit(mostAtOnce);
}

/** One event that opened, with its first new date. */
export interface NewEvent {
  readonly id: number;
  readonly title: string;
  readonly timezone: string;
  readonly startDate: string;
  readonly startTime: string;
  /** How many new dates it has. */
  readonly dates: number;
  /** How many events have new dates. */
  readonly inAll: number;
}

/** Reads the events that are new to a follower, those that start soonest, and notes that everything published so far is told. */
export async function takeNewEvents(tx: Transaction, follow: Follow): Promise<readonly NewEvent[]> {
  const { rows } = await tx.execute<NewEvent & { latest: string } & Record<string, unknown>>(sql`
    with opened as (
      select (array_agg(${events.id} order by ${events.startsAt}))[1] as first_id, count(*)::int as dates, max(${events.publishedAt}) as latest
      from ${follows} join ${events} on ${isNew} where ${isIt(follow)} group by ${events.seriesId}
    )
    select ${events.id}, ${events.title}, ${events.timezone}, ${events.startDate}::text as "startDate", ${events.startTime}::text as "startTime",
      opened.dates, (count(*) over ())::int as "inAll", (max(opened.latest) over ())::text as latest
    from opened join ${events} on ${events.id} = opened.first_id order by ${events.startsAt} limit ${namedNewEvents}`);
  const [first] = rows;
  if (first === undefined) return [];
  const toldAt = sql`${first.latest}::timestamptz`;
  await tx.update(follows).set({ toldAt }).where(isIt(follow));
  return rows;
}
