import { sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { organizationMembers } from '../../db/schema/organizations';
import type { Queryable } from './database';

/** Columns of `users`, also under another name. */
type Columns<Name extends string> = Readonly<Record<Name, AnyColumn>>;

/** Whether someone works in the organization that an event of the statement belongs to. */
export function worksOnEvent(userId: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`coalesce(${events.organizerId} = ${userId} or exists (select from ${organizationMembers}
    where ${organizationMembers.userId} = ${userId} and ${organizationMembers.organizerId} = ${events.organizerId}), false)`;
}

const isToCome = sql`date.ends_at > s.created_at and date.status in ('published', 'cancelled')`;

/** The dates that a guide is assigned to, as an array; empty for everyone else. */
export const datesOfGuide = sql<number[]>`case when ${organizationMembers.role} = 'guide'
  then array${guideDates(organizationMembers.userId)} else '{}' end`;

/** The ids of a guide's dates: those that were chosen, those of a resource that they are, and of whole events those that are public and weren't over when they were chosen. */
export function guideDates(userId: SQLWrapper): SQL {
  return sql`(select g.event_id from event_guides g where g.user_id = ${userId}
    union select u.event_id from resources r join resource_uses u on u.resource_id = r.id where r.user_id = ${userId} and u.event_id is not null
    union select date.id from series_guides s join events date on date.series_id = s.series_id
      where s.user_id = ${userId} and ${isToCome})`;
}

/** The names of an event's guides, as an array: of those who were given that date, or all dates of its event before it was over. */
export const guidesOfEvent = sql<string[]>`array(
  select concat_ws(' ', person.first_name, person.last_name)
  from organization_members member join users person on person.id = member.user_id
  where member.organizer_id = ${events.organizerId} and member.role = 'guide' and (
    exists (select from event_guides g where g.user_id = member.user_id and g.event_id = ${events.id})
    or exists (select from resource_uses u join resources r on r.id = u.resource_id where r.user_id = member.user_id and u.event_id = ${events.id})
    or exists (select from series_guides s where s.user_id = member.user_id and s.series_id = ${events.seriesId}
      and s.created_at < ${events.endsAt}))
  order by 1)`;

/** The same of a gate device. */
export function gateDates(deviceId: SQLWrapper): SQL {
  return sql`(select d.event_id from gate_device_events d where d.device_id = ${deviceId}
    union select date.id from gate_device_series s join events date on date.series_id = s.series_id
      where s.device_id = ${deviceId} and ${isToCome})`;
}

/** Whole events with a title, of a table (`s`) of those that someone was given: that of the date to come, or else of the last. */
export function namedSeries(given: SQL): SQL<readonly NamedSeries[]> {
  return sql<
    readonly NamedSeries[]
  >`coalesce((select json_agg(json_build_object('id', s.series_id, 'title', date.title) order by s.series_id)
    from ${given} cross join lateral (select title from events where series_id = s.series_id
      order by ends_at <= now(), abs(extract(epoch from ends_at - now())) limit 1) date), '[]')`;
}

/** An event on all of its dates. */
export interface NamedSeries {
  readonly id: number;
  readonly title: string;
}

/** Whether an organizer's account still has an organization that others act for: not once it's disabled, or isn't an organizer's any more. */
export function isActingOrganizer(organizer: Columns<'disabled' | 'isOrganizer' | 'isAdmin'>): SQL {
  return sql`not ${organizer.disabled} and (${organizer.isOrganizer} or ${organizer.isAdmin})`;
}

/** The name that an organizer hosts under; null where the row is missing. */
export function hostNameOf(organizer: Columns<'displayName' | 'firstName' | 'lastName'>): SQL<string | null> {
  return sql<string | null>`coalesce(${organizer.displayName},
    nullif(concat_ws(' ', ${organizer.firstName}, ${organizer.lastName}), ''))`;
}

const batch = 2000;

/** Says whose the events from before there were organizations are, some at a time: of those who made them. */
export async function fillOrganizers(db: Queryable): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      update ${events} set organizer_id = created_by where id in (
        select id from ${events} where organizer_id is null and created_by is not null order by id limit ${batch})`);
    if ((rowCount ?? 0) < batch) return;
  }
}
