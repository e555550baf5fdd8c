import type { MailOrder } from '../../mail/mail-queue.repository';

type FactorMail = Pick<MailOrder, 'kind' | 'subject' | 'letter'>;

const notYou = "If this wasn't you, change your password now, then look at what can sign in as you.";

/** @param what 'an authenticator app', 'the passkey "MacBook"' */
export function factorAddedMail(firstName: string, what: string, publicUrl: string): FactorMail {
  return {
    kind: 'factor_added',
    subject: 'A new way to sign in to Ascendant was added',
    letter: {
      heading: 'A new way to sign in',
      paragraphs: [`Hello ${firstName}, ${what} was just added to your account.`, notYou],
      link: securityLink(publicUrl),
    },
  };
}

export function factorRemovedMail(firstName: string, what: string, publicUrl: string): FactorMail {
  return {
    kind: 'factor_removed',
    subject: 'A way to sign in to Ascendant was removed',
    letter: {
      heading: 'A way to sign in was removed',
      paragraphs: [`Hello ${firstName}, ${what} was just removed from your account.`, notYou],
      link: securityLink(publicUrl),
    },
  };
}

/** @param left how many codes haven't been used */
export function recoveryCodeUsedMail(firstName: string, left: number, publicUrl: string): FactorMail {
  return {
    kind: 'recovery_code_used',
    subject: 'A recovery code of your Ascendant account was used',
    letter: {
      heading: 'A recovery code was used',
      paragraphs: [
        `Hello ${firstName}, someone signed in to your account with your password and a recovery code. ${leftText(left)}`,
        notYou,
      ],
      link: securityLink(publicUrl),
    },
  };
}

export function recoveryCodesRenewedMail(firstName: string, publicUrl: string): FactorMail {
  return {
    kind: 'recovery_codes_renewed',
    subject: 'Your Ascendant recovery codes were replaced',
    letter: {
      heading: 'You have new recovery codes',
      paragraphs: [
        `Hello ${firstName}, your recovery codes were just replaced. The old ones don't work any more.`,
        notYou,
      ],
      link: securityLink(publicUrl),
    },
  };
}

function leftText(left: number): string {
  if (left === 0) return 'That was your last one: get new ones before you need them.';
  return left === 1 ? 'You have 1 code left.' : `You have ${left} codes left.`;
}

function securityLink(publicUrl: string) {
  return { label: 'Look at my account', url: `${publicUrl}/second-factor` };
}
