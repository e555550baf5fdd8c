import type { BookingOrder } from '@ascendant/contract/booking';
import type { AdditionQuote } from '@ascendant/contract/booking-people';
import { quoteToWire } from '@ascendant/contract/quote-wire';
import { mayJoin } from '@ascendant/domain/booking/adding-people';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents, zeroCents, type Cents } from '@ascendant/domain/money';
import type { Caller } from '../../../access/caller';
import { inTransaction, type BeforeCommit, type Database, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { bookings } from '../../bookings/bookings.module';
import type { PricedPeople } from '../../bookings/price-people';
import { capacity } from '../../capacity/capacity.module';
import { waitlist } from '../../waitlist/waitlist.module';
import type { CancellationFacts } from './cancellation-facts.repository';
import { lockForChange, refuseOtherDate, type LockedForChange } from './move-booking';
import { ownFacts } from './own-cancellation';

/** People to add to one's own booking. */
export interface Addition extends Pick<BookingOrder, 'attendees'> {
  readonly bookingId: number;
}

/** The same, as the caller was shown it. */
export interface PricedAddition extends Addition {
  /** Another amount is refused. */
  readonly claimedCharge: Cents;
}

/** What adding people came to. */
export interface PeopleJoined {
  readonly bookingId: number;
  readonly people: number;
}

/**
 * What adding people to the caller's own booking would cost now.
 * @throws AppError not_found for anyone else's booking
 * Source: docs/rules/booking.md, "Adding people".
 */
export async function quotePeople(db: Database, caller: Caller, addition: Addition): Promise<AdditionQuote> {
  const facts = await ownFacts(db, caller, addition.bookingId);
  return inTransaction(db, async (tx) => {
    try {
      return presentPeople(addition, await priceFor(tx, caller, { facts, addition }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ...presentPeople(addition, null), refusal: error.message };
    }
  });
}

/**
 * Adds people who cost nothing to the caller's own booking, in one transaction under its event's lock.
 * @throws AppError not_found; cannot_add with the reason; not_free; as an order: not_on_sale, attendee_refused, birth_date_required, sold_out
 */
export async function addPeople(
  db: Database,
  caller: Caller,
  addition: PricedAddition,
  beforeCommit: BeforeCommit<PeopleJoined> = async () => undefined,
): Promise<PeopleJoined> {
  return capacity.refusingAsTheDatabaseDoes(() =>
    inTransaction(db, async (tx) => {
      const { booking, facts } = await lockForPeople(tx, caller, addition.bookingId);
      const { people, quote } = await agreedPrice(tx, caller, { facts, addition });
      if (quote.total > zeroCents) throw new AppError('not_free');
      await bookings.joinBooking(tx, { booking, people, charge: zeroCents, actor: caller });
      const joined = { bookingId: booking.id, people: people.length };
      await beforeCommit(tx, joined);
      return joined;
    }),
  );
}

/** Takes the locks of adding people in order: the date, the booking, its payments, its tickets. @throws AppError not_found, booking_moved */
export async function lockForPeople(tx: Transaction, caller: Caller, bookingId: number): Promise<LockedForChange> {
  const { eventId } = await ownFacts(tx, caller, bookingId);
  const own = await lockForChange(tx, caller, { bookingId, eventIds: [eventId] });
  await refuseOtherDate(tx, own.facts, eventId);
  // Seats that are free are first offered to those who wait for them.
  await waitlist.serveWaitlist(tx, eventId);
  return own;
}

interface Asked<Of extends Addition> {
  readonly facts: CancellationFacts;
  readonly addition: Of;
}

/** @throws AppError as `addPeople`; price_changed with the new quote if it isn't what the caller was shown */
export async function agreedPrice(
  tx: Transaction,
  caller: Caller,
  { facts, addition }: Asked<PricedAddition>,
): Promise<PricedPeople> {
  const priced = await priceFor(tx, caller, { facts, addition });
  if (priced.quote.total === addition.claimedCharge) return priced;
  throw new AppError('price_changed', { details: { quote: quoteToWire(priced.quote, priced.tier) } });
}

async function priceFor(tx: Transaction, caller: Caller, { facts, addition }: Asked<Addition>): Promise<PricedPeople> {
  const { bookingId, attendees } = addition;
  const priced = await bookings.pricePeople(tx, { bookingId, booking: facts, userId: caller.userId, attendees });
  const { status, paymentStatus, totalCents, isDisputed } = facts;
  const booked = { state: `${status}/${paymentStatus}`, total: cents(totalCents), isDisputed } as const;
  const answer = mayJoin(booked, priced.quote.total);
  if (!answer.ok) throw new AppError('cannot_add', { message: answer.message });
  return priced;
}

function presentPeople({ bookingId }: Addition, priced: PricedPeople | null): AdditionQuote {
  return {
    bookingId,
    reference: bookingReference(bookingId),
    quote: priced && quoteToWire(priced.quote, priced.tier),
    refusal: null,
  };
}
