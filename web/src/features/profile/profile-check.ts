import { dependentBody } from '@ascendant/contract/person';
import type { CalendarDay } from '@ascendant/domain/calendar-day';
import { genders, relationshipStatuses } from '@ascendant/domain/person/person-fields';
import { z } from 'zod';
import { birthShape, withBirthRules } from '../../fields/birth-check';
import { consentGiven } from '../../fields/consent';

/** The form for a family member. */
const dependentForm = z.object({
  ...birthShape,
  firstName: dependentBody.shape.firstName,
  lastName: dependentBody.shape.lastName,
  relationshipType: dependentBody.shape.relationshipType,
  gender: z.enum(['', ...genders]),
  consent: consentGiven,
});

const ownBirthForm = z.object({
  ...birthShape,
  gender: z.enum(['', ...genders]),
  relationshipStatus: z.enum(['', ...relationshipStatuses]),
});

/** Someone in the family, as the form for them asks. */
export function dependentSchema(today: CalendarDay) {
  return withBirthRules(dependentForm, today);
}

/** The person's own birth, and what they say of themselves. */
export function ownBirthSchema(today: CalendarDay) {
  return withBirthRules(ownBirthForm, today);
}
