import { publicStatuses } from '@ascendant/domain/event/access';
import { answerDueHours, answersCountDays, type FaceLanguage } from '@ascendant/domain/person/face';
import { and, asc, eq, inArray, not, or, sql } from 'drizzle-orm';
import { conversationMessages, conversations } from '../../../db/schema/conversations';
import { events } from '../../../db/schema/events';
import { eventGuides, organizationMembers, seriesGuides } from '../../../db/schema/organizations';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import type { RowOf } from '../../database/row-of';

/** What travellers see of a person; nothing unless that person shows it. */
export const face = {
  picture: sql<string | null>`case when ${users.showsFace} then ${users.profilePicture} end`,
  leadsSince: sql<number | null>`case when ${users.showsFace} then ${users.leadsSince} end`,
  languages: sql<FaceLanguage[]>`case when ${users.showsFace} then ${users.languages} else '{}' end`,
};

const guide = { ...face, firstName: users.firstName, lastName: users.lastName };

/** The guides of an organization who show themselves, by name. @param eventId only those of a date that everyone can see */
export async function findGuides(
  db: Queryable,
  organizerId: number,
  eventId: number | undefined,
): Promise<RowOf<typeof guide>[]> {
  return db
    .select(guide)
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(
      and(
        eq(organizationMembers.organizerId, organizerId),
        eq(organizationMembers.role, 'guide'),
        users.showsFace,
        not(users.disabled),
        eventId === undefined ? undefined : inArray(users.id, guidesOf(db, eventId)),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.id));
}

function guidesOf(db: Queryable, eventId: number) {
  return db
    .select({ id: organizationMembers.userId })
    .from(organizationMembers)
    .innerJoin(events, and(eq(events.id, eventId), inArray(events.status, publicStatuses)))
    .leftJoin(eventGuides, and(eq(eventGuides.userId, organizationMembers.userId), eq(eventGuides.eventId, events.id)))
    .leftJoin(
      seriesGuides,
      and(eq(seriesGuides.userId, organizationMembers.userId), eq(seriesGuides.seriesId, events.seriesId)),
    )
    .where(or(sql`${eventGuides.eventId} is not null`, sql`${seriesGuides.seriesId} is not null`));
}

interface Questions {
  readonly questions: number;
  /** Until the first answer, or until now; null without a question. */
  readonly medianMinutes: number | null;
}

/** What travellers have lately asked a host, and how long they waited. Questions of the last day without an answer don't count yet. */
export async function findQuestions(db: Queryable, hostId: number): Promise<Questions> {
  const { rows } = await db.execute<Questions & Record<string, unknown>>(sql`
    with asked as (
      select ${conversations.id} as id, min(${conversationMessages.createdAt}) as at
      from ${conversations} join ${conversationMessages} on ${conversationMessages.conversationId} = ${conversations.id}
      where ${conversations.hostId} = ${hostId} and ${conversations.createdAt} > now() - make_interval(days => ${answersCountDays})
        and ${conversationMessages.sender} = 'traveller'
      group by ${conversations.id}
    ), answered as (
      select asked.at, (select min(${conversationMessages.createdAt}) from ${conversationMessages}
        where ${conversationMessages.conversationId} = asked.id and ${conversationMessages.sender} = 'host') as answered_at from asked
    )
    select count(*)::int as questions,
      (percentile_disc(0.5) within group (order by extract(epoch from coalesce(answered_at, now()) - at)) / 60)::float8 as "medianMinutes"
    from answered where answered_at is not null or at < now() - make_interval(hours => ${answerDueHours})`);
  return rows[0] ?? { questions: 0, medianMinutes: null };
}
