import { paymentProviders } from '@ascendant/domain/payment/payment-fields';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns';

export const providerEventStates = ['pending', 'done', 'ignored'] as const;

/**
 * Webhooks that arrived, each stored once and forever (rules PAY-06, PAY-07). `pending` ones are about an intent we don't know yet and
 * are tried again for 24 h (rule PAY-05).
 */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider', { enum: paymentProviders }).notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    /** The intent, charge, refund or dispute it's about. */
    objectId: text('object_id'),
    /** Only what we need to find our rows: ids and our metadata. We read the object itself from the provider again. */
    hint: jsonb('hint').$type<Record<string, string>>().notNull().default({}),
    state: text('state', { enum: providerEventStates }).notNull().default('done'),
    tries: integer('tries').notNull().default(0),
    /** By the provider's clock. */
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
  },
  (event) => [
    primaryKey({ columns: [event.provider, event.id] }),
    index('provider_events_received_at').on(event.receivedAt),
    index('provider_events_object_id').on(event.objectId),
    index('provider_events_pending')
      .on(event.receivedAt)
      .where(sql`${event.state} = 'pending'`),
    check('provider_events_provider', oneOf(event.provider, paymentProviders)),
    check('provider_events_state', oneOf(event.state, providerEventStates)),
  ],
);

export type ProviderEventRow = typeof providerEvents.$inferSelect;
export type NewProviderEventRow = typeof providerEvents.$inferInsert;
