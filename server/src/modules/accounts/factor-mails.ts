import { productName } from '@ascendant/domain/site/brand';
import type { MailOrder } from '../../mail/mail-queue.repository';

type FactorMail = Pick<MailOrder, 'kind' | 'subject' | 'letter'>;

const notYou = "If this wasn't you, change your password right away, then review your sign-in methods.";

/** @param what 'an authenticator app', 'the passkey "MacBook"' */
export function factorAddedMail(firstName: string, what: string, publicUrl: string): FactorMail {
  return {
    kind: 'factor_added',
    subject: `A sign-in method was added to your ${productName} account`,
    letter: {
      heading: 'New sign-in method',
      paragraphs: [`Hello ${firstName}, ${what} was just added to your account.`, notYou],
      link: securityLink(publicUrl),
    },
  };
}

export function factorRemovedMail(firstName: string, what: string, publicUrl: string): FactorMail {
  return {
    kind: 'factor_removed',
    subject: `A sign-in method was removed from your ${productName} account`,
    letter: {
      heading: 'Sign-in method removed',
      paragraphs: [`Hello ${firstName}, ${what} was just removed from your account.`, notYou],
      link: securityLink(publicUrl),
    },
  };
}

/** What a recovery code is used for: to sign in, or to confirm before a sensitive call. */
export type RecoveryUse = 'sign in' | 'confirm';

const recoveryUses: Readonly<Record<RecoveryUse, { readonly subject: string; readonly done: string }>> = {
  'sign in': {
    subject: `A recovery code was used to sign in to ${productName}`,
    done: 'someone signed in to your account with your password and a recovery code',
  },
  confirm: {
    subject: `A recovery code was used in your ${productName} account`,
    done: 'someone who was signed in to your account used a recovery code to confirm that it was you',
  },
};

/** @param left how many codes haven't been used */
export function recoveryCodeUsedMail(
  firstName: string,
  { use, left }: { readonly use: RecoveryUse; readonly left: number },
  publicUrl: string,
): FactorMail {
  const { subject, done } = recoveryUses[use];
  return {
    kind: 'recovery_code_used',
    subject,
    letter: {
      heading: 'A recovery code was used',
      paragraphs: [`Hello ${firstName}, ${done}. ${leftText(left)}`, notYou],
      link: securityLink(publicUrl),
    },
  };
}

export function recoveryCodesRenewedMail(firstName: string, publicUrl: string): FactorMail {
  return {
    kind: 'recovery_codes_renewed',
    subject: `Your ${productName} recovery codes were replaced`,
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
  if (left === 0) return 'That was your last one, so get new codes before you need them.';
  return left === 1 ? 'You have 1 code left.' : `You have ${left} codes left.`;
}

function securityLink(publicUrl: string) {
  return { label: 'Review sign-in methods', url: `${publicUrl}/second-factor` };
}
