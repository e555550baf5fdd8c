import {
  discountCodeCharacter,
  discountCodeMaxLength,
  discountCovers,
  discountTypes,
  unlimitedUses,
} from '@ascendant/domain/pricing/discount';
import { discountBearers } from '@ascendant/domain/pricing/discount-code';
import { maxTicketPriceDollars, tierTypes } from '@ascendant/domain/pricing/tier';
import { sql } from 'drizzle-orm';
import { check, date, integer, numeric, pgTable, text, unique, boolean, index } from 'drizzle-orm/pg-core';
import { between, createdAt, id, oneOf, charactersBetween, updatedAt } from './columns';
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

/**
 * Discount codes, each for one event or for all dates of its series. Codes are stored in capitals, so case can't make two of one.
 * Triggers: discount-codes.sql beside this file.
 */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: id(),
    code: text('code').notNull(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Whether it's for that date alone, or for each date of its series. */
    covers: text('covers', { enum: discountCovers }).notNull().default('date'),
    discountType: text('discount_type', { enum: discountTypes }).notNull(),
    /** Percent, or dollars. */
    discountValue: numeric('discount_value', { precision: 10, scale: 2 }).notNull(),
    /** Who pays for it: the organizer, or the site, which pays them the difference. */
    borneBy: text('borne_by', { enum: discountBearers }).notNull().default('organizer'),
    usageLimit: integer('usage_limit').notNull().default(unlimitedUses),
    /** Kept by triggers: how many confirmed bookings used it. */
    usageCount: integer('usage_count').notNull().default(0),
    /** Kept by triggers: how many live holds keep a use of it. */
    usesHeld: integer('uses_held').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    validFrom: date('valid_from', { mode: 'string' }),
    /** The last day it can be used, at the event's place. */
    validUntil: date('valid_until', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (discount) => [
    unique('discount_codes_code_unique').on(discount.code),
    index('discount_codes_event_id').on(discount.eventId),
    check('discount_codes_code', charactersBetween(discount.code, discountCodeCharacter, 1, discountCodeMaxLength)),
    check('discount_codes_covers', oneOf(discount.covers, discountCovers)),
    check('discount_codes_discount_type', oneOf(discount.discountType, discountTypes)),
    check(
      'discount_codes_discount_value',
      sql`${discount.discountValue} >= 0 and (${discount.discountType} <> 'percentage' or ${discount.discountValue} <= 100)`,
    ),
    check('discount_codes_borne_by', oneOf(discount.borneBy, discountBearers)),
    check('discount_codes_usage_limit', sql`${discount.usageLimit} >= 1`),
    check('discount_codes_uses', sql`${discount.usageCount} >= 0 and ${discount.usesHeld} >= 0`),
    check('discount_usage_limit', sql`${discount.usageCount} + ${discount.usesHeld} <= ${discount.usageLimit}`),
    check('discount_codes_validity', sql`${discount.validUntil} >= ${discount.validFrom}`),
  ],
);

export type DiscountCodeRow = typeof discountCodes.$inferSelect;
export type NewDiscountCodeRow = typeof discountCodes.$inferInsert;
