import { maxResourceQuantity, resourceNameMaxLength, resourceNoteMaxLength } from '@ascendant/domain/event/need';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { between, createdAt, id, instant, lengthBetween, momentRange } from './columns';
import { events } from './events';
import { users } from './users';

/** Resources that can stand in for each other: boats, vans, wetsuits M. A group's row is the lock of its uses (rule RES-01). */
export const resourceGroups = pgTable(
  'resource_groups',
  {
    id: id(),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (group) => [
    unique('resource_groups_name').on(group.organizerId, group.name),
    check('resource_groups_name_length', lengthBetween(group.name, 1, resourceNameMaxLength)),
  ],
);

/** A boat, a guide, 20 wetsuits. They're taken in the order of their ids. Triggers: ../functions/resources.sql. */
export const resources = pgTable(
  'resources',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .references(() => resourceGroups.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull().default(1),
    /** People that one of them carries; null if that isn't said. */
    carries: integer('carries'),
    /** The guide that it is, who sees the people of the dates that use it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Since when it isn't assigned any more. What it's on stays. */
    retiredAt: instant('retired_at'),
  },
  (resource) => [
    index('resources_group_id').on(resource.groupId, resource.id),
    index('resources_user_id').on(resource.userId),
    check('resources_name', lengthBetween(resource.name, 1, resourceNameMaxLength)),
    check('resources_quantity', between(resource.quantity, 1, maxResourceQuantity)),
    check('resources_carries', between(resource.carries, 1, maxResourceQuantity)),
  ],
);

/**
 * Who has what from when until when: a date, or a note. A date's are written by triggers as its seats are taken and given back, and by staff.
 * Triggers: ../functions/resources.sql.
 */
export const resourceUses = pgTable(
  'resource_uses',
  {
    id: id(),
    resourceId: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    /** Null for a note. */
    eventId: integer('event_id').references(() => events.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** From set-up to cleaning up. */
    during: momentRange('during').notNull(),
    /** Assigned by staff: it stays when fewer people come. */
    byHand: boolean('by_hand').notNull().default(false),
    /** Assigned although it's taken. */
    forced: boolean('forced').notNull().default(false),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (use) => [
    unique('resource_uses_once').on(use.eventId, use.resourceId),
    // What meets a span. With the resource in it, it would need the extension btree_gist.
    index('resource_uses_span').using('gist', use.during),
    index('resource_uses_resource_id').on(use.resourceId),
    check('resource_uses_quantity', between(use.quantity, 1, maxResourceQuantity)),
    check('resource_uses_note', lengthBetween(use.note, 0, resourceNoteMaxLength)),
    check('resource_uses_cause', sql`${use.eventId} is not null or ${use.note} <> ''`),
    check(
      'resource_uses_during_bounds',
      sql`not (isempty(${use.during}) or lower_inf(${use.during}) or upper_inf(${use.during}))`,
    ),
  ],
);

export type ResourceUseRow = typeof resourceUses.$inferSelect;
