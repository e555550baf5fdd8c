import { z } from 'zod';
import { birthShape, type BirthValues } from '../../fields/birth-form';
import { preferencesSchema, type PreferenceValues } from '../../fields/preferences-form';
import { readDraft } from '../../storage/onboarding-drafts';

/** What step 1 holds while it's filled in: empty fields are no errors yet. */
const birthDraft = z.object({
  ...birthShape,
  day: z.string(),
  month: z.string(),
  year: z.string(),
  cityOfBirth: z.string(),
  countryOfBirth: z.string(),
  occurrence: birthShape.occurrence.default('first'),
});

/** Step 1 as it was left; null if nothing was typed. */
export function readBirthDraft(): BirthValues | null {
  return birthDraft.safeParse(readDraft('birth')).data ?? null;
}

/** The choices of steps 2 to 6 as they were left; null if there are none. */
export function readOnboardingDraft(): PreferenceValues | null {
  return preferencesSchema.safeParse(readDraft('preferences')).data ?? null;
}
