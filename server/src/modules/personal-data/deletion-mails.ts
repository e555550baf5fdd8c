import { deletionWaitDays } from '@ascendant/domain/person/account-deletion';
import { productName } from '@ascendant/domain/site/brand';
import { siteLocale } from '@ascendant/domain/site/locale';
import type { MailOrder } from '../../mail/mail-queue.repository';

/** An email without its recipient. */
type DeletionMail = Pick<MailOrder, 'kind' | 'subject' | 'letter'>;

const dayFormat = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'full', timeZone: 'UTC' });

export function deletionRequestedMail(firstName: string, dueAt: Date, publicUrl: string): DeletionMail {
  return {
    kind: 'deletion_requested',
    subject: `Your ${productName} account will be deleted`,
    letter: {
      heading: `Your account will be deleted in ${deletionWaitDays} days`,
      paragraphs: [
        `Hello ${firstName}, you asked us to delete your account. We'll do it on ${dayFormat.format(dueAt)}, and we've signed you out everywhere.`,
        "Changed your mind? Sign in before then and choose to keep your account. If you didn't ask for this, reset your password as well.",
      ],
      link: { label: 'Sign in', url: `${publicUrl}/auth` },
    },
  };
}

export function deletionCancelledMail(firstName: string): DeletionMail {
  return {
    kind: 'deletion_cancelled',
    subject: `We're keeping your ${productName} account`,
    letter: {
      heading: "We're keeping your account",
      paragraphs: [`Hello ${firstName}, you chose to keep your account, so we won't delete it.`],
    },
  };
}

/** @param reason the sentence of the rule that refuses */
export function deletionCalledOffMail(firstName: string, reason: string): DeletionMail {
  return {
    kind: 'deletion_called_off',
    subject: `We couldn't delete your ${productName} account`,
    letter: {
      heading: "We've kept your account",
      paragraphs: [
        `Hello ${firstName}, your account was due to be deleted, but something came up after you asked. ${reason}`,
        'If you still want to delete your account, please request it again in your profile.',
      ],
    },
  };
}

export function farewellMail(firstName: string): DeletionMail {
  return {
    kind: 'account_deleted',
    subject: `Your ${productName} account is deleted`,
    letter: {
      heading: 'Your account is deleted',
      paragraphs: [
        `Hello ${firstName}, as you asked, we're deleting your account and your data now. This is our last email to you.`,
        'We keep the amounts of bookings and payments for seven years, as the law requires, but not who they were for. Your reviews will stay up, without your name.',
      ],
      closing: 'Thank you for travelling with us.',
    },
  };
}
