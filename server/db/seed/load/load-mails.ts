import { bookingReference } from '@ascendant/domain/booking/reference';
import type { Transaction } from '../../../src/database/database';
import { letterText, type Letter } from '../../../src/mail/letter';
import { letterHtml } from '../../../src/mail/letter-html';
import { mails, type NewMailRow } from '../../schema/mails';
import { demoEmail } from '../demo-accounts';
import { daysBefore } from '../plan/moments';
import type { PersonPlan } from '../plan/people-plan';
import { at, insertAll } from './chunks';
import type { LoadedBooking } from './load-bookings';
import type { LoadedPeople } from './load-people';

/** The bodies of older emails are empty. Source: rule PRI-06. */
const bodyKeptDays = 30;

/** Every booking's one confirmation email (invariant 9), marked as sent, so that no job has anything to do. */
export async function loadMails(
  tx: Transaction,
  given: { bookings: readonly LoadedBooking[]; people: readonly PersonPlan[]; loaded: LoadedPeople; now: Date },
): Promise<void> {
  const kept = daysBefore(given.now, bodyKeptDays);
  const rows = given.bookings.map(({ id, plan }): NewMailRow => {
    const { content } = at(given.people, plan.bookerIndex);
    const letter = confirmation(id, { firstName: content.firstName, title: plan.event.content.title });
    const hasBody = plan.bookedAt > kept;
    return {
      messageId: `<demo-booking-${id}@ascendant.mail>`,
      kind: 'booking_confirmed',
      dedupeKey: `booking_confirmed:${id}`,
      userId: at(given.loaded.userIds, plan.bookerIndex),
      to: demoEmail(content.username),
      subject: `Your booking is confirmed: ${plan.event.content.title}`,
      text: hasBody ? letterText(letter) : '',
      html: hasBody ? letterHtml(letter) : '',
      state: 'sent',
      tries: 1,
      sentAt: plan.bookedAt,
      createdAt: plan.bookedAt,
    };
  });
  await insertAll(rows, (piece) => tx.insert(mails).values(piece).returning({ id: mails.id }));
}

function confirmation(bookingId: number, { firstName, title }: { firstName: string; title: string }): Letter {
  return {
    heading: 'Your booking is confirmed',
    paragraphs: [
      `Hello ${firstName}, you're going to ${title}.`,
      'Your tickets are in My Bookings. Show their QR codes when you arrive.',
    ],
    facts: [['Booking', bookingReference(bookingId)]],
  };
}
