import type { WireTier } from '@ascendant/contract/event';
import { isCalendarDay } from '@ascendant/domain/calendar-day';
import { parseDollars, zeroCents, type Cents } from '@ascendant/domain/money';
import type { PricingTier } from '@ascendant/domain/pricing/tier';

/** A tier as the domain wants it: cents inside, dollars on the wire (docs/rules/pricing.md, rule MON-01). */
export function toPricingTier(tier: WireTier): PricingTier {
  return {
    id: tier.id,
    tierType: tier.tierType,
    adultPrice: dollarsToCents(tier.adultPrice),
    childPrice: tier.childPrice === null ? null : dollarsToCents(tier.childPrice),
    validUntil: tier.validUntil !== null && isCalendarDay(tier.validUntil) ? tier.validUntil : null,
  };
}

/** An amount of the wire, which always has two decimals. */
export function dollarsToCents(dollars: string): Cents {
  return parseDollars(dollars) ?? zeroCents;
}
