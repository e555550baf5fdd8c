import { sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { eventGuides, organizationMembers } from '../../db/schema/organizations';
import type { Queryable } from './database';

/** Columns of `users`, also under another name. */
type Columns<Name extends string> = Readonly<Record<Name, AnyColumn>>;

/** Whether someone works in the organization that an event of the statement belongs to. */
export function worksOnEvent(userId: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`coalesce(${events.organizerId} = ${userId} or exists (select from ${organizationMembers}
    where ${organizationMembers.userId} = ${userId} and ${organizationMembers.organizerId} = ${events.organizerId}), false)`;
}

/** The dates that a guide is assigned to, as an array; empty for everyone else. */
export const datesOfGuide = sql<number[]>`case when ${organizationMembers.role} = 'guide' then array(
  select ${eventGuides.eventId} from ${eventGuides} where ${eventGuides.userId} = ${organizationMembers.userId}) else '{}' end`;

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
