import { codeLifetimeMinutes } from '@ascendant/domain/person/account-limits';
import { productName } from '@ascendant/domain/site/brand';
import type { MailOrder } from '../../mail/mail-queue.repository';

/** An email without its recipient. */
type AccountMail = Pick<MailOrder, 'kind' | 'subject' | 'letter'>;

const codeNote = `It's valid for ${codeLifetimeMinutes} minutes and can be used once. We'll never ask for it by phone or email.`;

export function verificationCodeMail(firstName: string, code: string): AccountMail {
  return {
    kind: 'verification_code',
    subject: `Your ${productName} verification code`,
    letter: {
      heading: 'Confirm your email',
      paragraphs: [`Hello ${firstName}, enter this code to finish signing up. ${codeNote}`],
      code,
      closing: "Didn't sign up? You can ignore this email. No account will be created.",
    },
  };
}

export function passwordResetMail(firstName: string, code: string): AccountMail {
  return {
    kind: 'password_reset_code',
    subject: `Your ${productName} password reset code`,
    letter: {
      heading: 'Reset your password',
      paragraphs: [`Hello ${firstName}, enter this code to set a new password. ${codeNote}`],
      code,
      closing: "Didn't ask for this? You can ignore this email. Your password won't change.",
    },
  };
}

export function signInCodeMail(firstName: string, code: string): AccountMail {
  return {
    kind: 'sign_in_code',
    subject: `Your ${productName} sign-in code`,
    letter: {
      heading: 'Sign in',
      paragraphs: [`Hello ${firstName}, enter this code to sign in. ${codeNote}`],
      code,
      closing: "Didn't ask for this? You can ignore this email. No one can sign in without the code.",
    },
  };
}

/** @param scope which devices were signed out: 'every device' after a reset, 'every other device' after a change */
export function passwordChangedMail(
  firstName: string,
  publicUrl: string,
  scope: 'every device' | 'every other device' = 'every device',
): AccountMail {
  return {
    kind: 'password_changed',
    subject: `Your ${productName} password was changed`,
    letter: {
      heading: 'Your password was changed',
      paragraphs: [
        `Hello ${firstName}, your password was just changed, and we signed you out on ${scope}.`,
        "If this wasn't you, reset your password now.",
      ],
      link: { label: 'Reset my password', url: `${publicUrl}/reset-password` },
    },
  };
}

/** @param isNew whether it goes to the new address */
export function emailChangeCodeMail(firstName: string, code: string, isNew: boolean): AccountMail {
  const why = isNew
    ? 'enter this code to finish changing your email to this address.'
    : "someone signed in to your account wants to change its email. If it's you, enter this code to continue.";
  return {
    kind: 'email_change_code',
    subject: isNew ? 'Confirm your new email' : `Your ${productName} email change code`,
    letter: {
      heading: isNew ? 'Confirm your new email' : 'Change your email',
      paragraphs: [`Hello ${firstName}, ${why} ${codeNote}`],
      code,
      closing: isNew
        ? "Didn't ask for this? You can ignore this email. Nothing will change."
        : "Not you? Don't share this code, and change your password right away.",
    },
  };
}

/** Goes to the old address. It doesn't name the new one. */
export function emailChangedMail(firstName: string, publicUrl: string): AccountMail {
  return {
    kind: 'email_changed',
    subject: `Your ${productName} email was changed`,
    letter: {
      heading: 'Your email was changed',
      paragraphs: [
        `Hello ${firstName}, the email on your ${productName} account was just changed. From now on, we'll email you at the new address, and you'll use it to sign in.`,
        "If this wasn't you, contact us right away.",
      ],
      link: { label: 'Contact us', url: `${publicUrl}/contact` },
    },
  };
}

export function welcomeMail(
  firstName: string,
  site: { readonly publicUrl: string; readonly isOrganizer: boolean },
): AccountMail {
  return {
    kind: 'welcome',
    subject: `Welcome to ${productName}`,
    letter: {
      heading: `Welcome, ${firstName}`,
      paragraphs: [
        'Your email is confirmed and your account is ready.',
        site.isOrganizer ? organizerStep : travellerStep,
      ],
      link: site.isOrganizer
        ? { label: 'Open my organizer area', url: `${site.publicUrl}/organizer` }
        : { label: 'Complete my profile', url: `${site.publicUrl}/onboarding` },
    },
  };
}

const organizerStep = 'Next, draft your first event in your organizer area and send it for review.';
const travellerStep =
  "Add your date, time and place of birth, and we'll show how well each event's sky matches yours. Don't know your birth time? That's fine: we'll tell you which results depend on it.";
