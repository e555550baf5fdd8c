import type { EventSummary } from '@ascendant/contract/event';
import { saleDays, shownPrices, tierFromWire } from '@ascendant/contract/tier-wire';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { tiersAhead } from '@ascendant/domain/pricing/current-tier';
import { priceLabel, priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { siteLocale } from '@ascendant/domain/site/locale';

const shortDay = new Intl.DateTimeFormat(siteLocale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Fri, Jul 2, 2027'. @param day YYYY-MM-DD */
export function dayText(day: string): string {
  return shortDay.format(new Date(day));
}

/** One day, or the first and the last. */
export function daysText({ startDate, endDate }: Pick<EventSummary, 'startDate' | 'endDate'>): string {
  return startDate === endDate ? dayText(startDate) : `${dayText(startDate)} to ${dayText(endDate)}`;
}

/** '4:45 a.m. to 4 p.m.', 'noon to midnight'. */
export function timesText({ startTime, endTime }: Pick<EventSummary, 'startTime' | 'endTime'>): string {
  return `${clockText(startTime)} to ${clockText(endTime)}`;
}

/** '4:45 a.m.', 'noon' */
export function clockText(clock: string): string {
  if (clock === '00:00') return 'midnight';
  if (clock === '12:00') return 'noon';
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const shown = `${hours % 12 === 0 ? 12 : hours % 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${shown} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

/** The tiers that can be bought now or later, in their order. Source: docs/rules/pricing.md, "Honest prices". */
export function embeddedTiers(event: EventSummary): readonly PricingTier[] {
  return tiersAhead(event.pricingTiers.map(tierFromWire), saleDays(event));
}

/** 'Free' or 'From $680', and what one adult pays today in all. */
export function priceTexts(
  event: EventSummary,
  currency: ChargeCurrency,
): {
  readonly from: string;
  readonly withFee: string;
  readonly isFree: boolean;
} {
  const { from, today } = shownPrices(event);
  return {
    from: priceLabel(from),
    withFee: priceWithFeeLabel(today, { where: 'panel', currency, rates: chargeRatesOf(event.taxes) }),
    isFree: from === null,
  };
}
