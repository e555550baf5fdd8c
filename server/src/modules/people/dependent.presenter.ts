import type { Dependent } from '@ascendant/contract/person';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { guardianConsentMissing, lacksGuardianConsent } from '@ascendant/domain/person/consent';
import { places } from '../places/places.module';
import type { DependentWithPlace } from './dependents.repository';

/** @param now to say what's missing about a minor */
export function presentDependent({ birthPlace, ...dependent }: DependentWithPlace, now: Date): Dependent {
  return {
    ...dependent,
    birthPlace: birthPlace === null ? null : places.namedPlaceLabel(birthPlace),
    consentAt: dependent.consentAt?.toISOString() ?? null,
    createdAt: dependent.createdAt.toISOString(),
    warnings: warningsOf(dependent, now),
  };
}

function warningsOf(
  { dateOfBirth, consentAt }: Pick<DependentWithPlace, 'dateOfBirth' | 'consentAt'>,
  now: Date,
): Dependent['warnings'] {
  const born = dateOfBirth === null ? null : calendarDay(dateOfBirth);
  const today = calendarDay(now.toISOString().slice(0, 10));
  const isMissing = lacksGuardianConsent({ dateOfBirth: born, hasConsent: consentAt !== null }, today);
  return isMissing ? [{ field: 'consent', message: guardianConsentMissing }] : [];
}
