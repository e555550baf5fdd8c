import type { User } from '@ascendant/contract/account';
import { birthPeriodLabels, isBirthPeriod } from '@ascendant/domain/person/birth-time';
import { timeText } from '../../ui/text/reader-form';

/** '10:15 p.m.', 'Evening (5-9PM)', 'Unknown'; null when nothing is stored. */
export function birthTimeText(timeOfBirth: string | null): string | null {
  if (timeOfBirth === null) return null;
  if (isBirthPeriod(timeOfBirth)) return birthPeriodLabels[timeOfBirth].profile;
  return timeOfBirth === 'unknown' ? 'Unknown' : timeText(timeOfBirth);
}

type BirthPlace = Pick<User, 'birthPlace' | 'cityOfBirth' | 'countryOfBirth'>;

/** The full name of the place we found, so that users notice a wrong one. */
export function birthPlaceText({ birthPlace, cityOfBirth, countryOfBirth }: BirthPlace): string | null {
  return birthPlace ?? ([cityOfBirth, countryOfBirth].filter(Boolean).join(', ') || null);
}

/** 'Female'; null when nothing is stored. */
export function capitalised(word: string | null): string | null {
  return word === null ? null : word.charAt(0).toUpperCase() + word.slice(1);
}
