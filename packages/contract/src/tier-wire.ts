import { calendarDay } from '@ascendant/domain/calendar-day';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { WireTier } from './event';
import { fromWire, toWire } from './money';

/** A pricing tier as replies carry it: its prices in dollars. */
export function tierToWire({ id, tierType, adultPrice, childPrice, validUntil }: PricingTier): WireTier {
  return {
    id,
    tierType,
    adultPrice: toWire(adultPrice),
    childPrice: childPrice === null ? null : toWire(childPrice),
    validUntil,
  };
}

/** A pricing tier from a reply: its prices in cents. @throws RangeError if a price isn't an amount, or the last day isn't a day */
export function tierFromWire({ id, tierType, adultPrice, childPrice, validUntil }: WireTier): PricingTier {
  return {
    id,
    tierType,
    adultPrice: fromWire(adultPrice),
    childPrice: childPrice === null ? null : fromWire(childPrice),
    validUntil: validUntil === null ? null : calendarDay(validUntil),
  };
}
