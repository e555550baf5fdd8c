import type { CalendarDay } from '../calendar-day';
import { cents, type Cents } from '../money';
import type { Currency } from '../person/preferences';
import { currencyCode, type ChargeCurrency } from './currency';

/** How many Canadian dollars one US dollar costs, as the operator set it, and the day it's from. */
export interface ExchangeRate {
  readonly cadPerUsd: number;
  readonly asOf: CalendarDay;
}

/** The least and the most that a rate can be: beyond them it's a typing error, or the other way round. */
export const exchangeRateLimits = [1, 3] as const;

/** What limits are compared with. */
export interface ChargedPrices {
  /** What prices are in. */
  readonly charged: ChargeCurrency;
  readonly rate: ExchangeRate | null;
}

/** Whether a limit in this currency can be compared with prices: they're in it, or there's a rate. Source: rule PRE-03. */
export function isComparable(of: Currency, { charged, rate }: ChargedPrices): boolean {
  return of === currencyCode(charged) || rate !== null;
}

/**
 * A price limit in the currency of prices. Without a rate it's that many of them.
 * @param limit whole dollars of the person's currency
 * Source: rule PRE-03.
 */
export function limitInCharged(limit: number, of: Currency, { charged, rate }: ChargedPrices): Cents {
  if (of === currencyCode(charged) || rate === null) return cents(limit * 100);
  const factor = of === 'CAD' ? 1 / rate.cadPerUsd : rate.cadPerUsd;
  return cents(Math.round(limit * 100 * factor));
}
