import type { DisputeStatus } from '@ascendant/domain/payment/disputes';
import type { BookingRow } from '../../db/schema/bookings';
import type { Letter } from '../../src/mail/letter';
import type { Recipient } from '../../src/mail/recipient.repository';
import { refundLetter } from '../../src/modules/bookings/refund-mail';
import {
  chargedBack,
  disputeLost,
  refundClosed,
  refundFailed,
  refundRepeated,
  refundWaits,
} from '../../src/modules/bookings/refund-trouble-mail';
import {
  disputeLetter,
  disputeReminderLetter,
  organizerDisputeLetter,
} from '../../src/modules/payments/dispute/dispute-mail';
import { failedRefundLetter, refundedPaymentLetter } from '../../src/modules/payments/refund/money-mail';

interface MoneyScene {
  readonly paid: BookingRow;
  readonly recipient: Recipient;
  /** The same, whose event was cancelled with a reason. */
  readonly closedPass: Recipient;
  readonly site: string;
  readonly atSite: (letter: Letter) => Letter;
}

const ended = { status: 'cancelled', cancelReason: 'by_traveller' } as const;
const disputed = (status: DisputeStatus) => ({
  id: 1,
  status,
  amountCents: 200_575,
  reason: 'fraudulent',
  evidenceDueAt: new Date('2026-12-02T12:00:00Z'),
});

const toOrganizer = (status: DisputeStatus, change: number) =>
  organizerDisputeLetter(
    {
      dispute: {
        ...disputed(status),
        openedAt: new Date('2026-11-20T12:00:00Z'),
        evidenceAskedAt: null,
        evidenceError: null,
      },
      bookingId: 41,
      event: { id: 7, title: 'Dawn Traverse', startDate: '2027-07-02', startTime: '04:45', organizerId: 2 },
      change,
    },
    { firstName: 'Rosa', publicUrl: 'https://ascendant.example' },
  );

/** Emails about refunds that fail or wait, and about disputes. */
export function moneyLetters({
  paid,
  recipient,
  closedPass,
  site,
  atSite,
}: MoneyScene): Readonly<Record<string, Letter>> {
  return {
    'refund-failed': atSite(
      refundLetter(refundFailed({ amountCents: 115_735, number: 1 }), { ...paid, ...ended }, recipient),
    ),
    'refund-failed-in-part': atSite(refundLetter(refundFailed({ amountCents: 20_000, number: 1 }), paid, recipient)),
    'refund-waits': atSite(
      refundLetter(
        refundWaits({ amountCents: 200_575, number: 1 }),
        { ...paid, status: 'cancelled', cancelReason: 'event_cancelled' },
        closedPass,
      ),
    ),
    'refund-repeated': atSite(
      refundLetter(refundRepeated({ amountCents: 115_735, number: 2 }), { ...paid, ...ended }, recipient),
    ),
    'refund-paid-another-way': atSite(
      refundLetter(
        refundClosed({ amountCents: 115_735, number: 1, isPaidAnotherWay: true }),
        { ...paid, ...ended },
        recipient,
      ),
    ),
    'refund-closed': atSite(
      refundLetter(
        refundClosed({ amountCents: 115_735, number: 1, isPaidAnotherWay: false }),
        { ...paid, ...ended },
        recipient,
      ),
    ),
    'dispute-lost': atSite(refundLetter(disputeLost(200_575), paid, recipient)),
    'charged-back': atSite(
      refundLetter(chargedBack(200_575), { ...paid, status: 'cancelled', cancelReason: 'dispute_lost' }, recipient),
    ),
    'admin-payment-refunded': refundedPaymentLetter({ bookingId: 41, amountCents: 115_735, reason: 'no_seats' }, site),
    'admin-refund-failed': failedRefundLetter({ bookingId: 41, amountCents: 115_735, number: 1 }, site),
    'admin-disputed': disputeLetter({ bookingId: 41, dispute: disputed('needs_response'), publicUrl: site }),
    'admin-dispute-reminder': disputeReminderLetter({
      bookingId: 41,
      dispute: disputed('needs_response'),
      publicUrl: site,
    }),
    'organizer-disputed': toOrganizer('needs_response', 0),
    'organizer-dispute-lost': toOrganizer('lost', -160_000),
    'admin-dispute-won': disputeLetter({ bookingId: 41, dispute: disputed('won'), publicUrl: site }),
    'admin-dispute-lost': disputeLetter({ bookingId: 41, dispute: disputed('lost'), publicUrl: site }),
  };
}
