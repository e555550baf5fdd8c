import { dependentBody } from '@ascendant/contract/person';
import { genders } from '@ascendant/domain/person/person-fields';
import { z } from 'zod';
import { birthShape } from '../../fields/birth-form';
import { consentGiven } from '../../fields/consent';

/** The form for a family member. */
export const dependentForm = z.object({
  ...birthShape,
  firstName: dependentBody.shape.firstName,
  lastName: dependentBody.shape.lastName,
  relationshipType: dependentBody.shape.relationshipType,
  gender: z.enum(['', ...genders]),
  consent: consentGiven,
});
export type DependentValues = z.input<typeof dependentForm>;
export type DependentSent = z.output<typeof dependentForm>;
