import type { FoundPayment, FoundPerson, PersonNote, PersonPage } from '@ascendant/contract/lookup';
import { toWire } from '@ascendant/contract/money';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { cents } from '@ascendant/domain/money';
import { isLostToDispute } from '@ascendant/domain/payment/disputes';
import { mailReason } from '../../mail/mail-reasons';
import type { FoundPaymentRow } from './found-payments.repository';
import type { FoundPersonRow } from './found-people.repository';
import type { NoteWithAuthor } from './notes.repository';
import type { BookingOfPerson, MailOfPerson } from './person-lists.repository';

export function presentFoundPerson(person: FoundPersonRow): FoundPerson {
  const { id, username, email, firstName, lastName, userType, disabled } = person;
  return { id, username, email, firstName, lastName, userType, disabled };
}

export function presentFoundPayment(row: FoundPaymentRow): FoundPayment {
  const { payment, bookingId, event, person, lastAttempt, lastDecline } = row;
  return {
    id: payment.id,
    bookingId,
    reference: bookingReference(bookingId),
    eventTitle: event.title,
    person,
    amount: toWire(cents(payment.amountCents)),
    refunded: toWire(cents(payment.refundedCents)),
    status: payment.status,
    disputed: payment.disputed,
    isLost: isLostToDispute(payment),
    card: cardOf(lastAttempt?.brand, lastAttempt?.last4),
    lastDecline:
      lastDecline?.declineCode == null
        ? null
        : { code: lastDecline.declineCode, at: new Date(lastDecline.at).toISOString() },
    createdAt: payment.createdAt.toISOString(),
  };
}

/** Null for an account that's gone, whose cards are forgotten, and for what isn't a card. */
export function cardOf(brand: string | null | undefined, last4: string | null | undefined): FoundPayment['card'] {
  return last4 == null ? null : { brand: brand ?? 'card', last4 };
}

export function presentBookingOfPerson(row: BookingOfPerson): PersonPage['bookings'][number] {
  const { booking, event, money, payment } = row;
  return {
    id: booking.id,
    reference: bookingReference(booking.id),
    event: { ...event, startDate: calendarDay(event.startDate) },
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    total: toWire(cents(money.totalCents)),
    refunded: toWire(cents(money.refundedCents)),
    takenByBank: toWire(cents(money.lostCents)),
    disputed: money.disputed,
    paymentId: payment?.id ?? null,
    isLost: payment !== null && isLostToDispute(payment),
    createdAt: booking.createdAt.toISOString(),
  };
}

export function presentMail({ createdAt, sentAt, ...mail }: MailOfPerson): PersonPage['emails'][number] {
  return {
    ...mail,
    why: mailReason(mail.kind),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

export function presentNote({ note, by }: NoteWithAuthor): PersonNote {
  return { id: note.id, text: note.text, by, at: note.createdAt.toISOString() };
}
