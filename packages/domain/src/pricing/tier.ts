import type { CalendarDay } from '../calendar-day';
import type { Cents } from '../money';

/** In the order in which they are sold. Source: specification 1, section 3. */
export const tierTypes = ['early_bird', 'regular', 'last_minute'] as const;
export type TierType = (typeof tierTypes)[number];

/** What one place costs on one event while the tier is on sale. */
export interface PricingTier {
  readonly id: number;
  readonly tierType: TierType;
  readonly adultPrice: Cents;
  /** Null where no child may come (minimum age of 12 or more). */
  readonly childPrice: Cents | null;
  /** The last day, at the event's place, on which it is sold; null for no limit. last_minute has none. */
  readonly validUntil: CalendarDay | null;
}

const tierNames: Readonly<Record<TierType, string>> = {
  early_bird: 'Early Bird',
  regular: 'Regular',
  last_minute: 'Last Minute',
};

/** 'Early Bird' and so on; any other value with spaces for underscores and capitalised words (specification 1, section 4). */
export function tierName(tierType: string): string {
  const known: Readonly<Record<string, string>> = tierNames;
  return known[tierType] ?? tierType.replaceAll('_', ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Ticket prices run from 0.00 to 10,000.00. Source: reliability rule MON-05. */
export const maxTicketPriceCents = 1_000_000;
