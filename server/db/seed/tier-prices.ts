import { noChildTicketsFromAge } from '@ascendant/domain/event/limits';
import { cents, type Cents } from '@ascendant/domain/money';
import type { TierType } from '@ascendant/domain/pricing/tier';
import type { EventContent } from './event-content';

/** One tier of a demo event; `lastSaleDaysBefore` counts back from its first day, null where it has no last day. */
export interface TierPrices {
  readonly tierType: TierType;
  readonly adultPrice: Cents;
  readonly childPrice: Cents | null;
  readonly lastSaleDaysBefore: number | null;
}

/** Early bird is exactly 20% under regular, last minute a tenth over. Source: docs/rules/pricing.md, "Honest prices". */
const earlyBirdPercent = 80;
const lastMinutePercent = 110;

/**
 * The tiers that follow from an event's regular price. Whole dollars, so that a fifth off is a whole number of cents.
 * Free events and those sold at one price have regular only, without a last day.
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

/** Prices people read are whole dollars, rounded up. */
function wholeDollars(amount: Cents): Cents {
  return cents(Math.ceil(amount / 100) * 100);
}
