import { dependentBody } from '@ascendant/contract/person';
import type { CalendarDay } from '@ascendant/domain/calendar-day';
import { z } from 'zod';
import { dateShape, withDateRules } from '../../fields/birth-check';
import { consentGiven } from '../../fields/consent';

const companionForm = z.object({
  ...dateShape,
  firstName: dependentBody.shape.firstName,
  lastName: dependentBody.shape.lastName,
  relationshipType: dependentBody.shape.relationshipType,
  consent: consentGiven,
});

const dependentBirthForm = z.object({ ...dateShape, consent: consentGiven });

/** Someone new in the family. */
export function companionSchema(today: CalendarDay) {
  return withDateRules(companionForm, today);
}

/** The date of birth of someone in the family. */
export function dependentBirthSchema(today: CalendarDay) {
  return withDateRules(dependentBirthForm, today);
}
