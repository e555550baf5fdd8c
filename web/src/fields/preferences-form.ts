import type { User } from '@ascendant/contract/account';
import type { preferencesBody } from '@ascendant/contract/person';
import type { EventType } from '@ascendant/domain/event/event-types';
import {
  cityMaxLength,
  maxPriceLimit,
  type Currency,
  type TimePeriod,
  type Weekday,
} from '@ascendant/domain/person/preferences';
import { residenceCountry } from '@ascendant/domain/person/regions';
import type { z } from 'zod';

/** The choices of the preferences, as the forms hold them. The server checks them. */
export interface PreferenceValues {
  readonly currentCountry: string;
  readonly currentProvince: string;
  readonly currentCity: string;
  /** kilometres, 0 for no preference */
  readonly maxTravelDistance: number;
  /** whole dollars, 0 for unlimited */
  readonly maxPriceRange: number;
  readonly priceCurrency: Currency;
  readonly preferredEventTypes: EventType[];
  readonly preferredDays: Weekday[];
  readonly preferredTimes: Partial<Record<Weekday, TimePeriod[]>>;
}

type LocationField = 'currentCountry' | 'currentProvince' | 'currentCity';

/** What's wrong with where the user lives, in the order of the fields. Source: specification 2, section 5 (Onboarding and birth forms). */
export function locationProblems(values: Pick<PreferenceValues, LocationField>): [LocationField, string][] {
  const problems: Record<LocationField, string | null> = {
    currentCountry: values.currentCountry === '' ? 'Please select a country' : null,
    currentProvince: values.currentProvince === '' ? 'Province/State is required' : null,
    currentCity: cityProblem(values.currentCity.trim()),
  };
  return (Object.entries(problems) as [LocationField, string | null][]).flatMap(([field, problem]) =>
    problem === null ? [] : [[field, problem]],
  );
}

function cityProblem(city: string): string | null {
  if (city === '') return 'City is required';
  return city.length > cityMaxLength ? `Please use at most ${cityMaxLength} characters` : null;
}

type StoredPreferences = Pick<User, keyof PreferenceValues>;

/** The form's initial values. */
export function preferenceValues(stored: StoredPreferences): PreferenceValues {
  return {
    currentCountry: residenceCountry(stored.currentCountry ?? '') ?? stored.currentCountry ?? '',
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
