import type { CalendarDay } from '../calendar-day';
import { cents, formatDollars, type Cents } from '../money';

/** In the order they're sold. Source: specification 1, section 3 (Pricing tier). */
export const tierTypes = ['early_bird', 'regular', 'last_minute'] as const;
export type TierType = (typeof tierTypes)[number];

/** What one seat costs on one event while the tier is on sale. */
export interface PricingTier {
  readonly id: number;
  readonly tierType: TierType;
  readonly adultPrice: Cents;
  /** Null where children can't come: the event's minimum age is 12 or more. */
  readonly childPrice: Cents | null;
  /** The last day it's sold, in the event's own time zone; null for no limit. last_minute has none. */
  readonly validUntil: CalendarDay | null;
}

const tierNames: Readonly<Record<TierType, string>> = {
  early_bird: 'Early Bird',
  regular: 'Regular',
  last_minute: 'Last Minute',
};

function isTierType(text: string): text is TierType {
  return Object.hasOwn(tierNames, text);
}

/**
 * 'Early Bird' and so on. In any other value, underscores become spaces and words are capitalized
 * (specification 1, section 4 (Booking status badges)).
 */
export function tierName(tierType: string): string {
  if (isTierType(tierType)) return tierNames[tierType];
  return tierType.replaceAll('_', ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

/**
 * What a child pays on this tier, in cents. Without a child price it's the adult price, although children can't come then
 * (see booking/attendees).
 */
export function childPriceOf(tier: Pick<PricingTier, 'adultPrice' | 'childPrice'>): Cents {
  return tier.childPrice ?? tier.adultPrice;
}

/** Ticket prices run from 0.00 to 10,000.00. Source: rule MON-05. */
export const maxTicketPriceDollars = 10_000;
export const maxTicketPrice = cents(maxTicketPriceDollars * 100);
/** What's said of a price above the largest. */
export const tooDearText = `Price cannot exceed ${formatDollars(maxTicketPrice)}`;
