import { bookingsAfterDisabling } from '@ascendant/domain/person/disabling';
import type { UserType } from '@ascendant/domain/person/roles';
import { productName } from '@ascendant/domain/site/brand';
import type { MailOrder } from '../../mail/mail-queue.repository';

interface Told {
  readonly firstName: string;
  readonly userType: UserType;
  /** Empty without one. */
  readonly reason: string;
  /** Their confirmed bookings that aren't over. */
  readonly bookingsAhead: number;
  /** The site's address. */
  readonly site: string;
}

/** Tells someone that an admin disabled their account, why, and what happens to their bookings or events. */
export function accountDisabledMail({ firstName, userType, reason, bookingsAhead, site }: Told) {
  const events =
    userType === 'organizer'
      ? 'Your published events and their bookings stay as they are. Nothing is paid out to you, and no one can act for you, while your account is disabled.'
      : null;
  const paragraphs = [
    `Hello ${firstName}, we’ve disabled your ${productName} account and signed you out on every device.`,
    reason === '' ? null : `Why: ${reason}`,
    bookingsAfterDisabling(bookingsAhead),
    events,
    'If you think this is a mistake, write to us.',
  ];
  return {
    kind: 'account_disabled',
    subject: `Your ${productName} account is disabled`,
    letter: {
      heading: 'Your account is disabled',
      paragraphs: paragraphs.filter((paragraph) => paragraph !== null),
      link: { label: 'Write to us', url: `${site}/help` },
    },
  } as const satisfies Partial<MailOrder>;
}

/** Tells someone that they can sign in again. */
export function accountEnabledMail({ firstName, site }: Pick<Told, 'firstName' | 'site'>) {
  return {
    kind: 'account_enabled',
    subject: `You can use your ${productName} account again`,
    letter: {
      heading: 'Your account is enabled again',
      paragraphs: [
        `Hello ${firstName}, you can sign in again. Your bookings and everything else are as you left them.`,
      ],
      link: { label: 'Sign in', url: `${site}/auth` },
    },
  } as const satisfies Partial<MailOrder>;
}
