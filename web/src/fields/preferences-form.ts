import type { User } from '@ascendant/contract/account';
import type { preferencesBody } from '@ascendant/contract/person';
import { eventTypes } from '@ascendant/domain/event/event-types';
import {
  currencies,
  maxPriceLimit,
  maxTravelDistanceKm,
  timePeriods,
  weekdays,
} from '@ascendant/domain/person/preferences';
import { z } from 'zod';

/** Where the user lives. Source: specification 2, section 5 (Onboarding and birth forms). */
export const locationSchema = z.object({
  currentCountry: z.string().min(1, 'Please select a country'),
  currentProvince: z.string().min(1, 'Province/State is required'),
  currentCity: z.string().trim().min(1, 'City is required').max(120),
});

export const preferencesSchema = z.object({
  currentCountry: z.string(),
  currentProvince: z.string(),
  currentCity: z.string().max(120),
  /** kilometres, 0 for no preference */
  maxTravelDistance: z.number().min(0).max(maxTravelDistanceKm),
  /** whole dollars, 0 for unlimited */
  maxPriceRange: z.number().min(0).max(maxPriceLimit),
  priceCurrency: z.enum(currencies),
  preferredEventTypes: z.array(z.enum(eventTypes)),
  preferredDays: z.array(z.enum(weekdays)),
  preferredTimes: z.partialRecord(z.enum(weekdays), z.array(z.enum(timePeriods))),
});
export type PreferenceValues = z.infer<typeof preferencesSchema>;

type StoredPreferences = Pick<User, keyof PreferenceValues>;

/** The form's initial values. */
export function preferenceValues(stored: StoredPreferences): PreferenceValues {
  return {
    currentCountry: stored.currentCountry ?? '',
    currentProvince: stored.currentProvince ?? '',
    currentCity: stored.currentCity ?? '',
    maxTravelDistance: stored.maxTravelDistance,
    maxPriceRange: Math.min(stored.maxPriceRange, maxPriceLimit),
    priceCurrency: stored.priceCurrency,
    preferredEventTypes: [...stored.preferredEventTypes],
    preferredDays: [...stored.preferredDays],
    preferredTimes: { ...stored.preferredTimes },
  };
}

/** The request body. */
export function toPreferences(values: PreferenceValues): z.input<typeof preferencesBody> {
  return { ...values, preferredTimes: { ...values.preferredTimes } };
}
