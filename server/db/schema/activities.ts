import { activityTypes } from '@ascendant/domain/channel/activity';
import { deliveryStates } from '@ascendant/domain/channel/webhook';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgSequence, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { allOf, bytes, createdAt, id, instant, oneOf } from './columns';
import { users } from './users';

/** In which order activities became readable: a transaction that began first can commit last, so ids aren't an order. */
export const activitySequence = pgSequence('activity_sequence', { maxValue: 2_147_483_647 });

/**
 * What happened to an organization's bookings, events and payouts, written by triggers if one of its webhooks wants it. Kept for 30 days
 * (docs/rules/security.md, "Webhooks").
 */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: activityTypes as [string, ...string[]] }).notNull(),
    /** Of the booking, ticket, refund, event or payout. */
    subjectId: integer('subject_id').notNull(),
    /** The date that a booking moved from; null for what isn't a move. */
    fromEventId: integer('from_event_id'),
    createdAt: createdAt(),
    /** Null until the body is written. */
    sequence: integer('sequence'),
    /** The JSON that's sent, so that a repeat sends the same bytes. Null until it's written, or if what it's about has gone. */
    body: text('body'),
  },
  (activity) => [
    unique('activities_sequence_unique').on(activity.sequence),
    index('activities_organizer_id').on(activity.organizerId, activity.sequence),
    index('activities_unwritten')
      .on(activity.id)
      .where(sql`${activity.sequence} is null`),
    index('activities_created_at').on(activity.createdAt),
    check('activities_type', oneOf(activity.type, activityTypes)),
  ],
);

export type ActivityRow = typeof activities.$inferSelect;

/** Where an organization's programs want to be told of activities. It belongs to the organization, and outlives the account that made it. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    types: text('types').array().notNull(),
    /** What signs, encrypted for 'webhook:<organizer id>'. */
    secret: bytes('secret').notNull(),
    /** The secret before, which signs as well for a while; null if there's none. */
    formerSecret: bytes('former_secret'),
    formerSecretUntil: instant('former_secret_until'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** When it first answered a test; null: nothing is sent. */
    answeredAt: instant('answered_at'),
    /** When it was turned off; null while it's on. */
    offAt: instant('off_at'),
    /** Whether it was turned off because it failed, and not by an owner. */
    isGivenUp: boolean('is_given_up').notNull().default(false),
    /** Since when it has done nothing but fail; null if the last try was answered. */
    failingSince: instant('failing_since'),
    /** How many tries in a row have failed. */
    failures: integer('failures').notNull().default(0),
    /** Until when nothing is tried; null for now. */
    restsUntil: instant('rests_until'),
    /** When its owners were told that it fails; null if they weren't, or it has worked since. */
    toldAt: instant('told_at'),
    createdAt: createdAt(),
  },
  (webhook) => [
    index('webhooks_organizer_id').on(webhook.organizerId, webhook.id),
    index('webhooks_created_by').on(webhook.createdBy),
    check('webhooks_types', allOf(webhook.types, activityTypes)),
    check('webhooks_former_secret', sql`(${webhook.formerSecret} is null) = (${webhook.formerSecretUntil} is null)`),
  ],
);

export type WebhookRow = typeof webhooks.$inferSelect;

/** One try of a delivery. */
export interface DeliveryTry {
  /** ISO 8601. */
  readonly at: string;
  /** Null if there was no answer. */
  readonly status: number | null;
  /** Why there was none; null if there was. */
  readonly reason: string | null;
  readonly milliseconds: number;
}

/** An activity that a webhook is told of. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    tries: jsonb('tries').$type<readonly DeliveryTry[]>().notNull().default([]),
    /** When it's tried next. */
    dueAt: instant('due_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
  },
  (delivery) => [
    unique('webhook_deliveries_activity_unique').on(delivery.activityId, delivery.webhookId),
    index('webhook_deliveries_webhook_id').on(delivery.webhookId, delivery.id),
    index('webhook_deliveries_due')
      .on(delivery.webhookId, delivery.dueAt, delivery.id)
      .where(sql`${delivery.state} = 'waiting'`),
    check('webhook_deliveries_state', oneOf(delivery.state, deliveryStates)),
    check(
      'webhook_deliveries_delivered',
      sql`(${delivery.state} = 'delivered') = (${delivery.deliveredAt} is not null)`,
    ),
  ],
);

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
