import type { EventPreferences } from '@ascendant/domain/match/preference-fit';
import { limitInCharged, type ExchangeRate } from '@ascendant/domain/pricing/exchange-rate';
import type { PreferenceRow } from './preferences.repository';

/** A person's answers as rules compare them. @param rate what a price limit in another currency is converted with */
export function preferencesOf(row: PreferenceRow, rate: ExchangeRate | null): EventPreferences {
  return {
    maxDistanceKm: row.maxTravelDistance,
    maxPrice: limitInCharged(row.maxPriceRange, row.priceCurrency, rate),
    eventTypes: new Set(row.preferredEventTypes),
    days: new Set(row.preferredDays),
    times: row.preferredTimes,
  };
}
