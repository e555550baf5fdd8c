import { calendarDay } from '@ascendant/domain/calendar-day';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { PricingTierRow } from '../../db/schema/pricing-tiers';
import { amountOf } from './amount';

/** The columns of a tier that the rules look at. */
export type PriceRow = Pick<PricingTierRow, 'id' | 'tierType' | 'adultPrice' | 'childPrice' | 'validUntil'>;

/** A pricing tier as the rules know it. */
export function tierOf(row: PriceRow): PricingTier {
  return {
    id: row.id,
    tierType: row.tierType,
    adultPrice: amountOf(row.adultPrice),
    childPrice: row.childPrice === null ? null : amountOf(row.childPrice),
    validUntil: row.validUntil === null ? null : calendarDay(row.validUntil),
  };
}
