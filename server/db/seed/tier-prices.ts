import { noChildTicketsFromAge } from '@ascendant/domain/event/limits';
import { cents, type Cents } from '@ascendant/domain/money';
import type { TierType } from '@ascendant/domain/pricing/tier';
import type { EventContent } from './event-content';

/** One tier of a demo event; `lastSaleDaysBefore` counts back from the event's first day, null if the tier has no last day. */
export interface TierPrices {
  readonly tierType: TierType;
  readonly adultPrice: Cents;
  readonly childPrice: Cents | null;
  readonly lastSaleDaysBefore: number | null;
}

/** Early bird is exactly 20% below regular, last minute 10% above. Source: docs/rules/pricing.md, "Honest prices". */
const earlyBirdPercent = 80;
const lastMinutePercent = 110;

/**
 * The tiers computed from an event's regular price. Whole dollars, so that 20% off is a whole number of cents.
 * Free events and those with one price have only regular, without a last day.
 */
export function tierPrices(event: Pick<EventContent, 'price' | 'durationDays' | 'minimumAge'>): readonly TierPrices[] {
  const { adult, regularOnly } = event.price;
  const child = event.minimumAge >= noChildTicketsFromAge ? null : event.price.child;
  const priced = (dollars: number | null, percent: number) => ({
    adultPrice: share(adult, percent),
    childPrice: dollars === null ? null : share(dollars, percent),
  });
  const regular = { tierType: 'regular', ...priced(child, 100) } as const;
  if (adult === 0 || regularOnly) return [{ ...regular, lastSaleDaysBefore: null }];
  const isJourney = event.durationDays >= 3;
  return [
    { tierType: 'early_bird', ...priced(child, earlyBirdPercent), lastSaleDaysBefore: isJourney ? 90 : 45 },
    { ...regular, lastSaleDaysBefore: isJourney ? 7 : 3 },
    { tierType: 'last_minute', ...lastMinute(adult, child), lastSaleDaysBefore: null },
  ];
}

function lastMinute(adult: number, child: number | null) {
  return {
    adultPrice: wholeDollars(share(adult, lastMinutePercent)),
    childPrice: child === null ? null : wholeDollars(share(child, lastMinutePercent)),
  };
}

function share(dollars: number, percent: number): Cents {
  return cents(dollars * percent);
}

/** Prices on screen are whole dollars, rounded up. */
function wholeDollars(amount: Cents): Cents {
  return cents(Math.ceil(amount / 100) * 100);
}
