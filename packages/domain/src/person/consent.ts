import type { CalendarDay } from '../calendar-day';
import { ageOn } from './age';

/** What the forms ask for before another person's data is stored. Source: rule PRI-02. */
export const consentRequired = "Please confirm that you are this person's parent or guardian, or have their consent";

interface PersonToAdd {
  /** Empty while it isn't typed. */
  readonly firstName: string;
  readonly relationshipType: string;
  readonly dateOfBirth: CalendarDay | null;
}

/** What's ticked before someone's data is stored: an adult gives permission, a minor's parent or guardian consents. Source: rule PRI-02. */
export function consentSentence({ firstName, relationshipType, dateOfBirth }: PersonToAdd, today: CalendarDay): string {
  const name = firstName.trim();
  if (name === '') return 'I am this person’s parent or guardian, or have their consent';
  const isMinor = dateOfBirth === null ? relationshipType === 'child' : ageOn(dateOfBirth, today) < minorBelowAge;
  return isMinor
    ? `I’m ${name}’s parent or guardian, or have a parent’s or guardian’s consent`
    : `I have ${name}’s permission to share these details`;
}

/** A minor is under 18: someone else decides whether their data may be stored. */
export const minorBelowAge = 18;

export const guardianConsentMissing =
  "Consent isn't recorded for this minor. Please confirm that you are their parent or guardian, or have their consent.";

interface PersonInFamily {
  readonly dateOfBirth: CalendarDay | null;
  readonly hasConsent: boolean;
}

/** Whether a minor's consent is still missing. Without a date of birth we don't know of a minor. Source: rule PRI-02. */
export function lacksGuardianConsent({ dateOfBirth, hasConsent }: PersonInFamily, today: CalendarDay): boolean {
  return !hasConsent && dateOfBirth !== null && ageOn(dateOfBirth, today) < minorBelowAge;
}
