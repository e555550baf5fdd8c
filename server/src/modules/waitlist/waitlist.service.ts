import { seatsLeft } from '@ascendant/domain/booking/hold';
import { nextInLine } from '@ascendant/domain/booking/waitlist';
import { salesPaused } from '@ascendant/domain/schedule/schedule';
import type { HoldRow } from '../../../db/schema/holds';
import type { WaitlistOfferRow } from '../../../db/schema/waitlist';
import type { Caller } from '../../access/caller';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { collectFailures } from '../../errors/collect-failures';
import { addJob } from '../../jobs/add-job.repository';
import { capacity } from '../capacity/capacity.module';
import { queueLineEndedMail } from './offer-mail';
import * as waitlist from './waitlist.repository';

/** How many offers, and how many events, one run handles. */
const batch = 200;

/**
 * Adds the caller to the waitlist of an event without enough seats. If they're already on it, only their party size changes.
 * @throws AppError not_found; not_on_sale if the event has started or is cancelled; seats_free; already_booked
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
    if (!event?.isOpen || event.status === 'draft' || event.status === 'pending_approval')
      throw new AppError('not_found');
    if (event.isPaused) throw new AppError('not_on_sale', { message: salesPaused });
    if (event.status === 'cancelled' || event.hasBegun || event.isClosed) throw new AppError('not_on_sale');
    if (await waitlist.isBooked(tx, userId, eventId)) throw new AppError('already_booked');
    if (seats <= seatsLeft(event.capacity, event.seatsTaken)) throw new AppError('seats_free');
    await waitlist.upsertEntry(tx, { eventId, userId, seats });
    const [own] = await waitlist.findOwnEntries(tx, userId, eventId);
    if (!own) throw new RangeError('the waitlist entry is missing');
    return own;
  });
}

/**
 * Takes the caller off the waitlist. Seats held for them go to the next in line.
 * @throws AppError not_found if they aren't on it
 */
export async function leaveWaitlist(db: Database, { userId }: Pick<Caller, 'userId'>, eventId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await capacity.lockEvent(tx, eventId);
    const entry = await waitlist.findLiveEntry(tx, userId, eventId);
    if (!entry) throw new AppError('not_found', { message: "You're not on this waitlist." });
    const offer = await waitlist.findOpenOffer(tx, userId, eventId);
    if (offer) await waitlist.settleOffer(tx, offer.id, 'declined');
    await waitlist.moveEntry(tx, entry.id, 'left');
    await serveWaitlist(tx, eventId);
  });
}

/** The waitlists the person is on, with their place in line and any open offer. */
export async function ownEntries(db: Database, { userId }: Pick<Caller, 'userId'>): Promise<waitlist.OwnEntry[]> {
  return waitlist.findOwnEntries(db, userId);
}

/** Offers free seats to the people waiting, in the transaction that freed them and under the event's lock. */
export async function serveWaitlist(tx: Transaction, eventId: number): Promise<void> {
  const line = await waitlist.findLine(tx, eventId);
  if (line.length === 0) return;
  for (const entry of nextInLine(line, await waitlist.findSeatsLeft(tx, eventId))) {
    await waitlist.moveEntry(tx, entry.id, 'offered');
    const offerId = await waitlist.insertOffer(tx, { entryId: entry.id, eventId, seats: entry.seats });
    await addJob(tx, 'tell_of_offer', { offerId });
  }
}

/** The same for several events, whose locks the transaction has. */
export async function serveWaitlists(tx: Transaction, eventIds: readonly number[]): Promise<void> {
  for (const eventId of await waitlist.findWaitedFor(tx, eventIds)) await serveWaitlist(tx, eventId);
}

/** Accepts a person's open offer, if they have one, in the transaction that books or holds its seats. */
export async function takeUpOffer(tx: Transaction, userId: number, eventId: number): Promise<void> {
  const offer = await waitlist.findOpenOffer(tx, userId, eventId);
  if (!offer) return;
  await waitlist.settleOffer(tx, offer.id, 'accepted');
  await waitlist.moveEntry(tx, offer.entryId, 'booked');
}

/**
 * Restores the offer that an unpaid hold had accepted, for the rest of the offer's time. If the seats are gone, the person goes back
 * to their place in line.
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

/**
 * The job: expires offers that have run out, and offers free seats, including any that an organizer added.
 * @throws AggregateError if some couldn't be; the others have been
 */
export async function tendWaitlists(db: Database): Promise<void> {
  const failures = collectFailures("Offers and waitlists that weren't served");
  for (const offer of await waitlist.findRunOutOffers(db, batch))
    await failures.collect(() => inTransaction(db, (tx) => expire(tx, offer)));
  for (const eventId of await waitlist.findEventsToServe(db, batch))
    await failures.collect(() =>
      inTransaction(db, async (tx) => {
        await capacity.lockEvent(tx, eventId);
        await serveWaitlist(tx, eventId);
      }),
    );
  failures.rethrow();
}

async function expire(tx: Transaction, offer: WaitlistOfferRow): Promise<void> {
  await capacity.lockEvent(tx, offer.eventId);
  if (!(await waitlist.settleOffer(tx, offer.id, 'expired'))) return;
  await waitlist.moveEntry(tx, offer.entryId, 'left');
  await serveWaitlist(tx, offer.eventId);
}

/** Closes the waitlist of a cancelled event and emails everyone on it. */
export async function endWaitlist(db: Database, eventId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await capacity.lockEvent(tx, eventId);
    for (const entry of await waitlist.endLine(tx, eventId)) await queueLineEndedMail(tx, { ...entry, eventId });
  });
}
