import { minutesLabel } from '../duration-label';

/**
 * Limits of an account's own fields.
 * Source: specification 1, section 5 (Validation rules); specification 2, section 9 (Business constants and limits); rule INP-02.
 */
export const usernameMinLength = 3;
export const usernameMaxLength = 32;
/** One character of a username. */
export const usernameCharacter = '[a-z0-9._-]';
export const usernamePattern = new RegExp(`^${usernameCharacter}+$`);
export const emailMaxLength = 254;
/** What browsers accept in an email field. Source: HTML living standard. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
export const nameMaxLength = 80;
export const displayNameMaxLength = 120;
export const bioMaxLength = 2000;
/** At sign-up; 8 at reset and change. The forms recommend 12. */
export const passwordMinLengthAtSignUp = 6;
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
export const recommendedPasswordLength = 12;
export const codeLength = 6;
export const codeLifetimeMinutes = 10;
/** A code that has waited this long to be sent is renewed: its reader would have less than half of its life left. */
export const codeLateMinutes = codeLifetimeMinutes / 2;
export const codeMaxTries = 5;
/** How long a session's person needn't prove again who they are before sensitive calls. Source: rule SES-11. */
export const confirmationMinutes = 10;
/** '10 minutes', for every sentence about it. */
export const confirmationLength = minutesLabel(confirmationMinutes);
/** Source: rule FAC-03. */
export const recoveryCodeCount = 10;
/** Source: rule FAC-05. */
export const maxPasskeys = 20;
export const passkeyNameMaxLength = 60;
export const resendCountdownSeconds = 60;
export const pendingSignUpHours = 24;
/** A guest who hasn't booked by then is deleted. Source: rule PRI-06. */
export const idleGuestDays = 14;
export const maxDependents = 20;
/** Of an admin's note about a person. */
export const personNoteMaxLength = 1000;
/** How many notes there can be about a person. */
export const maxPersonNotes = 100;
