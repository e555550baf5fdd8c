import { waitlistOfferLength } from '@ascendant/domain/booking/hold';
import type { WaitlistOfferRow } from '../../../db/schema/waitlist';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { dateTimeText, localTimeText } from '../../mail/date-text';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import { laterSite } from '../../mail/stop-link';
import { findOfferOf } from './waitlist.repository';

/** The job: emails the person an offer is for. Sends nothing if the offer is no longer open. */
export async function tellOfOffer(db: Database, offerId: number, publicUrl: string): Promise<void> {
  await inTransaction(db, async (tx) => queueOfferMail(tx, offerId, publicUrl));
}

async function queueOfferMail(tx: Transaction, offerId: number, publicUrl: string): Promise<void> {
  const offer = await findOfferOf(tx, offerId);
  const recipient = offer && (await findRecipient(tx, offer.userId, offer.eventId));
  if (!offer || !recipient) return;
  await queueMail(tx, {
    kind: 'waitlist_offer',
    dedupeKey: `waitlist_offer:${offerId}`,
    onlyIf: { is: 'offer_is_open', of: offerId },
    userId: recipient.userId,
    to: recipient.email,
    subject: `${seatsText(offer)} for you: ${recipient.event.title}`,
    letter: offerLetter(offer, recipient, publicUrl),
  });
}

function seatsText({ seats }: Pick<WaitlistOfferRow, 'seats'>): string {
  return seats === 1 ? 'A seat' : `${seats} seats`;
}

export function offerLetter(
  offer: Pick<WaitlistOfferRow, 'seats' | 'expiresAt'>,
  { firstName, event }: Recipient,
  publicUrl: string,
): Letter {
  const seats = seatsText(offer);
  return {
    picture: { eventId: event.id },
    heading: `${seats} opened up`,
    paragraphs: [
      `Hello ${firstName}, you're next on the waitlist for ${event.title}. We're holding ${offer.seats === 1 ? 'a seat' : seats} for you for ${waitlistOfferLength}.`,
      `Book before then to keep ${offer.seats === 1 ? 'it' : 'them'}. After that, we'll offer ${offer.seats === 1 ? 'it' : 'them'} to the next person in line.`,
    ],
    facts: [
      ['Starts', localTimeText(event.startDate, event.startTime, event.timezone)],
      ['Where', event.location],
      ['Held until', dateTimeText(offer.expiresAt, event.timezone)],
    ],
    link: { label: 'Book now', url: `${publicUrl}/events/${event.id}` },
  };
}

/** Tells someone on the waitlist that the event is cancelled, in the transaction that ends the waitlist. */
export async function queueLineEndedMail(
  tx: Transaction,
  entry: { id: number; userId: number; eventId: number },
): Promise<void> {
  const recipient = await findRecipient(tx, entry.userId, entry.eventId);
  if (!recipient) return;
  await queueMail(tx, {
    kind: 'waitlist_ended',
    dedupeKey: `waitlist_ended:${entry.id}`,
    userId: recipient.userId,
    to: recipient.email,
    subject: `Cancelled: ${recipient.event.title}`,
    letter: lineEndedLetter(recipient),
  });
}

export function lineEndedLetter({ firstName, event }: Recipient): Letter {
  return {
    heading: 'This event is cancelled',
    paragraphs: [
      `Hello ${firstName}, ${event.title} has been cancelled, so its waitlist is closed. There's nothing you need to do.`,
      ...(event.cancelReason === null ? [] : [event.cancelReason]),
    ],
    link: { label: 'Find another event', url: `${laterSite}/browse` },
  };
}
