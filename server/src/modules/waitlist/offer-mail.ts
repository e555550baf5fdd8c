import { waitlistOfferLength } from '@ascendant/domain/booking/hold';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { dateTimeText } from '../../mail/date-text';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient } from '../../mail/recipient.repository';
import { findOfferOf } from './waitlist.repository';

/** The job: emails the person an offer is for. Sends nothing if the offer is no longer open. */
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
      heading: `${seats} opened up`,
      paragraphs: [
        `Hello ${recipient.firstName}, you're next on the waitlist for ${event.title}. We're holding ${offer.seats === 1 ? 'a seat' : seats} for you for ${waitlistOfferLength}.`,
        `Book before then to keep ${offer.seats === 1 ? 'it' : 'them'}. After that, we'll offer ${offer.seats === 1 ? 'it' : 'them'} to the next person in line.`,
      ],
      facts: [
        ['Starts', dateTimeText(event.startsAt, event.timezone)],
        ['Where', event.location],
        ['Held until', dateTimeText(offer.expiresAt, event.timezone)],
      ],
      link: { label: 'Book now', url: `${publicUrl}/events/${event.id}` },
    },
  });
}

/** Tells someone on the waitlist that the event is cancelled, in the transaction that ends the waitlist. */
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
      heading: 'This event is cancelled',
      paragraphs: [
        `Hello ${recipient.firstName}, ${title} has been cancelled, so its waitlist is closed. There's nothing you need to do.`,
        ...(cancelReason === null ? [] : [cancelReason]),
      ],
    },
  });
}
