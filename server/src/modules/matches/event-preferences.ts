import type { EventPreferences } from '@ascendant/domain/match/preference-fit';
import { limitInCharged, type ChargedPrices } from '@ascendant/domain/pricing/exchange-rate';
import type { PreferenceRow } from './preferences.repository';

/** A person's answers as rules compare them. @param prices what their price limit is compared with */
export function preferencesOf(row: PreferenceRow, prices: ChargedPrices): EventPreferences {
  return {
    maxDistanceKm: row.maxTravelDistance,
    maxPrice: limitInCharged(row.maxPriceRange, row.priceCurrency, prices),
    eventTypes: new Set(row.preferredEventTypes),
    days: new Set(row.preferredDays),
    times: row.preferredTimes,
  };
}
