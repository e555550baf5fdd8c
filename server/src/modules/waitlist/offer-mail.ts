import { waitlistOfferLength } from '@ascendant/domain/booking/hold';
import type { Database, Transaction } from '../../database/database';
import { inTransaction } from '../../database/database';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient } from '../../mail/recipient.repository';
import { findOfferOf } from './waitlist.repository';

/** The job: tells somebody in line that seats are kept for them. An offer that is over by then is told of no more. */
export async function tellOfOffer(db: Database, offerId: number, publicUrl: string): Promise<void> {
  await inTransaction(db, async (tx) => queueOfferMail(tx, offerId, publicUrl));
}

async function queueOfferMail(tx: Transaction, offerId: number, publicUrl: string): Promise<void> {
  const offer = await findOfferOf(tx, offerId);
  const recipient = offer && (await findRecipient(tx, offer.userId, offer.eventId));
  if (!offer || !recipient) return;
  const seats = offer.seats === 1 ? 'A seat' : `${offer.seats} seats`;
  const { event } = recipient;
  await queueMail(tx, {
    kind: 'waitlist_offer',
    dedupeKey: `waitlist_offer:${offerId}`,
    userId: recipient.userId,
    to: recipient.email,
    subject: `${seats} for you: ${event.title}`,
    letter: {
      heading: `${seats} ${offer.seats === 1 ? 'is' : 'are'} free`,
      paragraphs: [
        `Hello ${recipient.firstName}, you stood first in line for ${event.title}. ${seats} ${offer.seats === 1 ? 'is' : 'are'} kept for you for ${waitlistOfferLength}.`,
        'Book before then, as usual. Afterwards the next in line is asked.',
      ],
      facts: [
        ['Starts', `${event.startDate}, ${event.startTime}`],
        ['Where', event.location],
        ['Kept until', `${localTime(offer.expiresAt, event.timezone)} (${event.timezone})`],
      ],
      link: { label: 'Book now', url: `${publicUrl}/events/${event.id}` },
    },
  });
}

/** The event will not take place: in the transaction that ends its line. */
export async function queueLineEndedMail(
  tx: Transaction,
  entry: { id: number; userId: number; eventId: number },
): Promise<void> {
  const recipient = await findRecipient(tx, entry.userId, entry.eventId);
  if (!recipient) return;
  const { title, cancelReason } = recipient.event;
  await queueMail(tx, {
    kind: 'waitlist_ended',
    dedupeKey: `waitlist_ended:${entry.id}`,
    userId: recipient.userId,
    to: recipient.email,
    subject: `Cancelled: ${title}`,
    letter: {
      heading: 'The event will not take place',
      paragraphs: [
        `Hello ${recipient.firstName}, ${title} is cancelled, and so is its waitlist. There is nothing for you to do.`,
        ...(cancelReason === null ? [] : [cancelReason]),
      ],
    },
  });
}

/** `2027-03-04, 16:05` on the clocks of the event's place. */
function localTime(at: Date, timezone: string): string {
  return at.toLocaleString('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' }).replace(' ', ', ');
}
