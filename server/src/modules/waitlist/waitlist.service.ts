import { seatsLeft } from '@ascendant/domain/booking/hold';
import { nextInLine } from '@ascendant/domain/booking/waitlist';
import { AppError } from '../../errors/app-error';
import type { HoldRow } from '../../../db/schema/holds';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import type { Caller } from '../../access/caller';
import { addJob } from '../../jobs/add-job.repository';
import { capacity } from '../capacity/capacity.module';
import { queueLineEndedMail } from './offer-mail';
import * as waitlist from './waitlist.repository';

/** How many offers or events one look goes through. */
const batch = 200;

/**
 * Puts the caller in line for seats of an event that has not enough; who stands there already only changes the size of their party.
 * @throws AppError not_found; not_on_sale for an event that is over or cancelled; seats_free; already_booked
 * Source: docs/rules/booking.md, "The waitlist"; docs/decisions/0015-waitlist.md.
 */
export async function joinWaitlist(
  db: Database,
  { userId }: Caller,
  { eventId, seats }: { eventId: number; seats: number },
): Promise<waitlist.OwnEntry> {
  return inTransaction(db, async (tx) => {
    await capacity.lockEvent(tx, eventId);
    const event = await capacity.findEventForSale(tx, eventId, userId);
    if (!event || event.status === 'draft' || event.status === 'pending_approval') throw new AppError('not_found');
    if (event.status === 'cancelled' || event.hasBegun) throw new AppError('not_on_sale');
    if (await waitlist.isBooked(tx, userId, eventId)) throw new AppError('already_booked');
    if (seats <= seatsLeft(event.capacity, event.seatsTaken)) throw new AppError('seats_free');
    await waitlist.upsertEntry(tx, { eventId, userId, seats });
    const [own] = await waitlist.findOwnEntries(tx, userId, eventId);
    if (!own) throw new RangeError('nobody stands in line');
    return own;
  });
}

/**
 * Takes the caller out of line; seats that were kept for them go to the next.
 * @throws AppError not_found for whoever does not stand there
 */
export async function leaveWaitlist(db: Database, { userId }: Caller, eventId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await capacity.lockEvent(tx, eventId);
    const entry = await waitlist.findLiveEntry(tx, userId, eventId);
    if (!entry) throw new AppError('not_found', { message: 'You are not on this waitlist.' });
    const offer = await waitlist.findOpenOffer(tx, userId, eventId);
    if (offer) await waitlist.settleOffer(tx, offer.id, 'declined');
    await waitlist.moveEntry(tx, entry.id, 'left');
    await serveLine(tx, eventId);
  });
}

/** The waitlists the person is on, with their place in line and any open offer. */
export async function ownEntries(db: Database, { userId }: Caller): Promise<waitlist.OwnEntry[]> {
  return waitlist.findOwnEntries(db, userId);
}

/** Offers free seats to the people waiting, in the transaction that freed them and under the event's lock. */
export async function serveLine(tx: Transaction, eventId: number): Promise<void> {
  const line = await waitlist.findLine(tx, eventId);
  if (line.length === 0) return;
  for (const entry of nextInLine(line, await waitlist.findSeatsLeft(tx, eventId))) {
    await waitlist.moveEntry(tx, entry.id, 'offered');
    const offerId = await waitlist.insertOffer(tx, { entryId: entry.id, eventId, seats: entry.seats });
    await addJob(tx, 'tell_of_offer', { offerId });
  }
}

/** Takes up the seats that are kept for a person, in the transaction that books or holds them. */
export async function takeUpOffer(tx: Transaction, userId: number, eventId: number): Promise<void> {
  const offer = await waitlist.findOpenOffer(tx, userId, eventId);
  if (!offer) return;
  await waitlist.settleOffer(tx, offer.id, 'accepted');
  await waitlist.moveEntry(tx, offer.entryId, 'booked');
}

/**
 * A hold that took up an offer ended unpaid: while the offer’s time runs, the seats are kept for the same person on; where somebody else
 * has got some of them, the person stands in line again, where they stood.
 */
export async function giveOfferBack(tx: Transaction, hold: HoldRow): Promise<void> {
  if (hold.userId === null) return;
  const { userId, eventId, createdAt } = hold;
  const offer = await waitlist.findOfferTakenUpBy(tx, { userId, eventId, createdAt });
  if (!offer) return;
  const fits = offer.seats <= (await waitlist.findSeatsLeft(tx, eventId));
  await waitlist.moveEntry(tx, offer.entryId, fits ? 'offered' : 'waiting');
  if (fits) await waitlist.insertOffer(tx, { ...offer, expiresAt: offer.expiresAt });
}

/** The job: ends offers whose time is over, and offers what is free, also what an organizer has added. */
export async function tendWaitlists(db: Database): Promise<void> {
  for (const offer of await waitlist.findRunOutOffers(db, batch)) {
    await inTransaction(db, async (tx) => {
      await capacity.lockEvent(tx, offer.eventId);
      if (!(await waitlist.settleOffer(tx, offer.id, 'expired'))) return;
      await waitlist.moveEntry(tx, offer.entryId, 'left');
      await serveLine(tx, offer.eventId);
    });
  }
  for (const eventId of await waitlist.findEventsToServe(db, batch)) {
    await inTransaction(db, async (tx) => {
      await capacity.lockEvent(tx, eventId);
      await serveLine(tx, eventId);
    });
  }
}

/** Ends the line of an event that will not take place, and tells whoever stood in it. */
export async function endWaitlist(db: Database, eventId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await capacity.lockEvent(tx, eventId);
    for (const entry of await waitlist.endLine(tx, eventId)) await queueLineEndedMail(tx, { ...entry, eventId });
  });
}
