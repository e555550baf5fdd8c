import { memberRoles } from '@ascendant/domain/organization/members';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, oneOf } from './columns';
import { events } from './events';
import { users } from './users';

/**
 * Who works in whose organization, besides its organizer, who has no row. An account is in one at most, so its id is the key. The next request
 * of a member reads it: there's nothing else to end.
 */
export const organizationMembers = pgTable(
  'organization_members',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The organizer's account, which the organization began with and whose earnings they are. */
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: memberRoles }).notNull(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (member) => [
    index('organization_members_organizer_id').on(member.organizerId),
    check('organization_members_role', oneOf(member.role, memberRoles)),
    check('organization_members_not_own', sql`${member.userId} <> ${member.organizerId}`),
  ],
);

/** The dates that a guide is assigned to. They go with the membership. */
export const eventGuides = pgTable(
  'event_guides',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => organizationMembers.userId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (guide) => [primaryKey({ columns: [guide.userId, guide.eventId] }), index('event_guides_event_id').on(guide.eventId)],
);

export type OrganizationMemberRow = typeof organizationMembers.$inferSelect;
