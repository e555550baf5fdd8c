import { cents } from '@ascendant/domain/money';
import { quoteTickets } from '@ascendant/domain/pricing/quote';
import type { BookingRow } from '../../db/schema/bookings';
import { quoteColumns } from '../../src/database/quote-row';
import type { Letter } from '../../src/mail/letter';
import type { Recipient } from '../../src/mail/recipient.repository';
import { withStopLink } from '../../src/mail/stop-link';
import * as account from '../../src/modules/accounts/account-mails';
import * as factors from '../../src/modules/accounts/factor-mails';
import { confirmationLetter } from '../../src/modules/bookings/confirmation-mail';
import { reminderLetter, thanksLetter } from '../../src/modules/bookings/event-emails';
import { paymentProblemLetter } from '../../src/modules/bookings/payment-problem-mail';
import * as deletion from '../../src/modules/personal-data/deletion-mails';

const site = 'https://ascendant.example';

const recipient: Recipient = {
  userId: 1,
  email: 'maya@mail.example',
  firstName: 'Maya',
  event: {
    id: 7,
    title: 'Dawn Traverse of the Sunshine Meadows',
    location: 'Banff, Alberta, Canada',
    timezone: 'America/Edmonton',
    startDate: '2027-07-02',
    startTime: '04:45',
    endDate: '2027-07-04',
    endTime: '16:00',
    startsAt: new Date('2027-07-02T10:45:00Z'),
    endsAt: new Date('2027-07-04T22:00:00Z'),
    cancelReason: null,
  },
};

function booking(adultPrice: number): BookingRow {
  const now = new Date('2026-11-21T12:00:00Z');
  const quote = quoteTickets({
    adults: 2,
    children: 1,
    adultPrice: cents(adultPrice),
    childPrice: cents(adultPrice / 2),
  });
  return {
    ...quoteColumns(quote),
    id: 41,
    eventId: 7,
    userId: 1,
    pricingTierId: 2,
    attendees: [
      { type: 'user', id: 1, name: 'Maya Lindqvist', age: 40, isChild: false },
      { type: 'dependent', id: 5, name: 'Jonas Bergeron', age: 41, isChild: false },
      { type: 'dependent', id: 6, name: 'Théo Bergeron', age: 8, isChild: true },
    ],
    status: 'confirmed',
    paymentStatus: 'completed',
    bookedAt: now,
    seats: 3,
    tierType: 'regular',
    discountCodeId: null,
    currency: 'usd',
    agreementAcceptedAt: now,
    confirmedAt: now,
    cancelledAt: null,
    cancelReason: null,
    createdAt: now,
    updatedAt: now,
  };
}

const [paid, free] = [booking(68_000), booking(0)];
const confirmed = (of: BookingRow) => confirmationLetter({ booking: of, recipient, ticketCount: 3, publicUrl: site });
const stoppable = (letter: Letter) => withStopLink(letter, site, '00000000-0000-4000-8000-000000000000');

/** Emails as people get them, by name, for the pictures and for the rules that hold for each. */
export const catalogue: Readonly<Record<string, Letter>> = {
  'booking-confirmed': confirmed(paid),
  'booking-confirmed-free': confirmed(free),
  'payment-problem': paymentProblemLetter(recipient, site),
  reminder: stoppable(reminderLetter(recipient, paid, site)),
  thanks: stoppable(thanksLetter(recipient, site)),
  welcome: account.welcomeMail('Maya', { publicUrl: site, isOrganizer: false }).letter,
  'welcome-organizer': account.welcomeMail('Maya', { publicUrl: site, isOrganizer: true }).letter,
  'verification-code': account.verificationCodeMail('Maya', '482913').letter,
  'password-reset-code': account.passwordResetMail('Maya', '482913').letter,
  'password-changed': account.passwordChangedMail('Maya', site).letter,
  'email-change-code': account.emailChangeCodeMail('Maya', '482913', false).letter,
  'email-changed': account.emailChangedMail('Maya', site).letter,
  'factor-added': factors.factorAddedMail('Maya', 'the passkey “MacBook”', site).letter,
  'factor-removed': factors.factorRemovedMail('Maya', 'your authenticator app', site).letter,
  'recovery-code-used': factors.recoveryCodeUsedMail('Maya', { use: 'sign in', left: 3 }, site).letter,
  'recovery-codes-renewed': factors.recoveryCodesRenewedMail('Maya', site).letter,
  'deletion-requested': deletion.deletionRequestedMail('Maya', new Date('2026-12-05T12:00:00Z'), site).letter,
  'deletion-cancelled': deletion.deletionCancelledMail('Maya').letter,
  'account-deleted': deletion.farewellMail('Maya').letter,
};
