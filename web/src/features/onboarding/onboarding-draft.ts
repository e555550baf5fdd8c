import { eventTypes } from '@ascendant/domain/event/event-types';
import { birthTimeOccurrences, birthTimeTypes } from '@ascendant/domain/person/birth-time';
import {
  currencies,
  maxPriceLimit,
  maxTravelDistanceKm,
  timePeriods,
  weekdays,
  type TimePeriod,
  type Weekday,
} from '@ascendant/domain/person/preferences';
import type { BirthValues } from '../../fields/birth-form';
import type { PreferenceValues } from '../../fields/preferences-form';
import { readDraft } from '../../storage/onboarding-drafts';
import { isBetween, isListOf, isOneOf, isRecord, isText, shaped, type Shape } from '../../storage/shape';

/** What step 1 holds while it's filled in: empty fields are no errors yet. */
const birthDraft: Shape<BirthValues> = {
  day: isText,
  month: isText,
  year: isText,
  cityOfBirth: isText,
  countryOfBirth: isText,
  birthPlaceId: (value) => value === null || typeof value === 'number',
  timeOption: isOneOf(birthTimeTypes),
  exactTime: isText,
  occurrence: isOneOf(birthTimeOccurrences),
  period: isText,
};

const preferencesDraft: Shape<PreferenceValues> = {
  currentCountry: isText,
  currentProvince: isText,
  currentCity: isText,
  maxTravelDistance: isBetween(0, maxTravelDistanceKm),
  maxPriceRange: isBetween(0, maxPriceLimit),
  priceCurrency: isOneOf(currencies),
  preferredEventTypes: isListOf(isOneOf(eventTypes)),
  preferredDays: isListOf(isOneOf(weekdays)),
  preferredTimes: isTimes,
};

const isDay = isOneOf(weekdays);
const isPeriods = isListOf(isOneOf(timePeriods));

function isTimes(value: unknown): value is Partial<Record<Weekday, TimePeriod[]>> {
  return isRecord(value) && Object.entries(value).every(([day, periods]) => isDay(day) && isPeriods(periods));
}

/** Step 1 as it was left; null if nothing was typed. */
export function readBirthDraft(): BirthValues | null {
  const draft = readDraft('birth');
  // One that was kept before we asked which of two times is meant has no answer.
  return shaped(isRecord(draft) ? { occurrence: 'first', ...draft } : draft, birthDraft);
}

/** The choices of steps 2 to 6 as they were left; null if there are none. */
export function readOnboardingDraft(): PreferenceValues | null {
  return shaped(readDraft('preferences'), preferencesDraft);
}
