import { maxTicketPriceDollars, tierTypes } from '@ascendant/domain/pricing/tier';
import { sql } from 'drizzle-orm';
import { check, date, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { between, createdAt, id, oneOf } from './columns';
import { events } from './events';

/** An event's prices: at most one tier of each type. Triggers: pricing-tiers.sql beside this file. */
export const pricingTiers = pgTable(
  'pricing_tiers',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    tierType: text('tier_type', { enum: tierTypes }).notNull(),
    adultPrice: numeric('adult_price', { precision: 10, scale: 2 }).notNull(),
    /** Null if children can't come (minimum age of 12 or more). */
    childPrice: numeric('child_price', { precision: 10, scale: 2 }),
    /** Last day of sale at the event's place. last_minute has none. */
    validUntil: date('valid_until', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (tier) => [
    unique('pricing_tiers_event_tier_unique').on(tier.eventId, tier.tierType),
    check('pricing_tiers_tier_type', oneOf(tier.tierType, tierTypes)),
    check('pricing_tiers_adult_price', between(tier.adultPrice, 0, maxTicketPriceDollars)),
    check('pricing_tiers_child_price', between(tier.childPrice, 0, maxTicketPriceDollars)),
    check('pricing_tiers_last_minute', sql`${tier.tierType} <> 'last_minute' or ${tier.validUntil} is null`),
  ],
);

export type PricingTierRow = typeof pricingTiers.$inferSelect;
export type NewPricingTierRow = typeof pricingTiers.$inferInsert;
