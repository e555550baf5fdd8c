import { codeLifetimeMinutes } from '@ascendant/domain/person/account-limits';
import type { MailOrder } from '../../mail/mail-queue.repository';

/** A mail without the address it goes to. */
type AccountMail = Pick<MailOrder, 'kind' | 'subject' | 'letter'>;

const codeNote = `It is valid for ${codeLifetimeMinutes} minutes and opens once. Nobody of Ascendant will ever ask you for it.`;

export function verificationCodeMail(firstName: string, code: string): AccountMail {
  return {
    kind: 'verification_code',
    subject: 'Your Ascendant verification code',
    letter: {
      heading: 'Confirm your e-mail',
      paragraphs: [`Welcome, ${firstName}. Type this code to finish signing up. ${codeNote}`],
      code,
      closing: 'If you did not sign up, ignore this mail: no account comes of it.',
    },
  };
}

export function passwordResetMail(firstName: string, code: string): AccountMail {
  return {
    kind: 'password_reset_code',
    subject: 'Your Ascendant password reset code',
    letter: {
      heading: 'Reset your password',
      paragraphs: [`Hello ${firstName}, type this code to set a new password. ${codeNote}`],
      code,
      closing: 'If you did not ask for it, ignore this mail: nothing changes.',
    },
  };
}

export function passwordChangedMail(firstName: string, publicUrl: string): AccountMail {
  return {
    kind: 'password_changed',
    subject: 'Your Ascendant password was changed',
    letter: {
      heading: 'Your password was changed',
      paragraphs: [
        `Hello ${firstName}, your password was changed just now, and every browser was signed out.`,
        'If it was not you, reset it at once.',
      ],
      link: { label: 'Reset my password', url: `${publicUrl}/reset-password` },
    },
  };
}

export function welcomeMail(
  firstName: string,
  site: { readonly publicUrl: string; readonly isOrganizer: boolean },
): AccountMail {
  return {
    kind: 'welcome',
    subject: 'Welcome to Ascendant',
    letter: {
      heading: `Welcome, ${firstName}`,
      paragraphs: [
        'Your e-mail is confirmed and your account is open.',
        site.isOrganizer ? organizerStep : travellerStep,
      ],
      link: site.isOrganizer
        ? { label: 'Open my organizer area', url: `${site.publicUrl}/organizer` }
        : { label: 'Complete my profile', url: `${site.publicUrl}/onboarding` },
    },
  };
}

const organizerStep = 'Your organizer area is ready: draft your first event, then send it to review.';
const travellerStep =
  'Give your day, time and place of birth, and every event shows how well its sky suits yours. The time may stay open: then we say what cannot be known.';
