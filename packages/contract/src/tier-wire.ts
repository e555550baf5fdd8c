import { calendarDay } from '@ascendant/domain/calendar-day';
import type { Cents } from '@ascendant/domain/money';
import type { SaleDays } from '@ascendant/domain/pricing/current-tier';
import { adultPriceToday, fromPrice } from '@ascendant/domain/pricing/price-label';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { EventSummary, WireTier } from './event';
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

/** The days that decide which of an event's tiers have ended. */
export function saleDays({ today, startDate }: Pick<EventSummary, 'today' | 'startDate'>): SaleDays {
  return { today: calendarDay(today), startDate: calendarDay(startDate) };
}

/** An event's prices as lists and pages name them. */
export interface ShownPrices {
  /** After 'From'; null for a free event. */
  readonly from: Cents | null;
  /** What one adult's ticket costs today; null for a free event. */
  readonly today: Cents | null;
}

/** The prices to show for an event from a reply. Source: docs/rules/pricing.md, "Honest prices". */
export function shownPrices(
  event: Pick<EventSummary, 'pricingTiers' | 'currentTierId' | 'today' | 'startDate'>,
): ShownPrices {
  const tiers = event.pricingTiers.map(tierFromWire);
  const days = saleDays(event);
  return {
    from: fromPrice(tiers, days),
    today: adultPriceToday(tiers, { ...days, currentTierId: event.currentTierId }),
  };
}
