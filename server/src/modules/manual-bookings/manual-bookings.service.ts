import type { manualBookingRoutes } from '@ascendant/contract/event-bookings';
import type { RouteReply } from '@ascendant/contract/route';
import { notOfferedText } from '@ascendant/domain/booking/attendee-prices';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import { seatsLeft } from '@ascendant/domain/booking/hold';
import {
  refusalOfTaken,
  type ManualBookingFee,
  type ManualPayment,
  type Taken,
} from '@ascendant/domain/booking/manual-booking';
import { inPackages, takesWholeDate, wholeTakenText } from '@ascendant/domain/booking/packages';
import { seatsOf } from '@ascendant/domain/booking/party-rules';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { zeroCents, type Cents } from '@ascendant/domain/money';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import type { ChosenExtra } from '@ascendant/domain/pricing/extra';
import { tierForGroup } from '@ascendant/domain/pricing/group-price';
import { manualFee } from '@ascendant/domain/pricing/manual-fee';
import { ticketsOf } from '@ascendant/domain/pricing/party-tickets';
import { groupSize, keptOf, typesNamed, type OfferedType } from '@ascendant/domain/pricing/price-type';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type BeforeCommit, type Database, type Transaction } from '../../database/database';
import type { Sealer } from '../../encryption/sealer';
import { AppError } from '../../errors/app-error';
import { collectFailures } from '../../errors/collect-failures';
import { refuseStopped } from '../../mail/address-stops.repository';
import { queueMail } from '../../mail/mail-queue.repository';
import { bookings } from '../bookings/bookings.module';
import { capacity } from '../capacity/capacity.module';
import type { EventForSale } from '../capacity/sale.repository';
import { events } from '../events/events.module';
import { ledger } from '../ledger/ledger.module';
import { people } from '../people/people.module';
import { tickets } from '../tickets/tickets.module';
import { guestCancelledMail, guestMail, mailed } from './guest-mail';
import * as repository from './manual-bookings.repository';

/** What manual bookings need besides the database. */
export interface ManualDeps {
  readonly db: Database;
  readonly currency: ChargeCurrency;
  readonly manualBookingFee: ManualBookingFee;
  readonly postalAddress: string | undefined;
  /** For guests' phone numbers. */
  readonly sealer: Sealer;
}

interface Guest {
  readonly name: string;
  readonly isChild: boolean;
  /** The name of a price type. */
  readonly priceType?: string | undefined;
  readonly extras?: readonly ChosenExtra[] | undefined;
}

interface Wanted {
  readonly eventId: number;
  readonly guests: readonly Guest[];
  readonly email: string | undefined;
  /** As it was typed; empty for none. */
  readonly phone: string;
  readonly paidBy: ManualPayment;
  /** What the organizer takes; null if they don't say. */
  readonly taken: Cents | null;
  /** Empty for none. */
  readonly note: string;
  readonly requestId: string;
}

type Made = RouteReply<typeof manualBookingRoutes.bookManually>;

/**
 * Books seats for guests without an account, under the event's lock and with the same tickets as any booking. The organizer is paid, so the
 * amounts are 0. Where the operator charges the site's fee, it's taken from what the organizer is owed, unless the guests come free of charge.
 * It's possible until the event ends, for people who come to the gate.
 * @throws AppError not_found; invalid_input for what can't be a phone number, or an amount that can't have been taken; not_on_sale for an event that isn't published, is over or has no price; sold_out with how many are left;
 * extra_not_offered, extra_sold_out
 * Source: docs/rules/booking.md, "Manual bookings"; rules PAY-03 and ERR-06.
 */
export async function bookManually(
  { db, currency, manualBookingFee, postalAddress, sealer }: ManualDeps,
  actor: Caller,
  { eventId, guests, email, phone, paidBy, taken, note, requestId }: Wanted,
  beforeCommit: BeforeCommit<Made>,
): Promise<Made> {
  refuseTaken({ taken, paidBy, seats: guests.length });
  return inTransaction(db, async (tx) => {
    const { event, tier, types, sale } = await lockedEvent(tx, actor, eventId, guests);
    const offered = bookings.extrasFor(sale);
    const party = bookings.takingAlong({ attendees: guests }, typedGuests(guests, types), offered);
    // The site has none of its money: what they come as costs nothing here.
    const attendees = party.map(comingFree);
    bookings.refuseParty(attendees);
    const booking = await bookOutside(tx, sale, {
      origin: 'manual',
      eventId,
      pricingTierId: tier.id,
      tierType: tier.tierType,
      cancellationPolicy: event.cancellationPolicy,
      currency,
      attendees,
      paidBy,
      guestEmail: email ?? null,
      takenCents: taken,
      teamNote: note === '' ? null : note,
    });
    const sealed = people.sealPhone(sealer, people.guestPhonePlace(booking.id), phone);
    if (sealed !== null) await repository.writeGuestPhone(tx, booking.id, sealed);
    if (manualBookingFee === 'charged' && paidBy !== 'free' && event.organizerId !== null) {
      const fee = manualFee(ticketsOf(party, tier), bookings.ratesOf(sale));
      await ledger.postManualFee(tx, booking, { ...fee, organizerId: event.organizerId });
    }
    if (email !== undefined) {
      await refuseStopped(tx, event.organizerId, email);
      await queueMail(tx, guestMail({ booking, event: mailed(event), to: email, postalAddress }));
    }
    await recordAudit(tx, {
      actor,
      action: 'booking.made_manually',
      target: { type: 'booking', id: booking.id },
      changes: {
        seats: { before: null, after: booking.seats },
        paidBy: { before: null, after: paidBy },
        takenCents: { before: null, after: taken },
      },
      requestId,
    });
    const made = { bookingId: booking.id, reference: bookingReference(booking.id) };
    await beforeCommit(tx, made);
    return made;
  });
}

/**
 * Books guests without an account, whose money the site doesn't have, and issues their tickets. The caller holds the event's lock.
 * @param sale what was read under it
 * @throws AppError sold_out with how many are left
 */
export async function bookOutside(
  tx: Transaction,
  sale: EventForSale,
  guests: repository.GuestsBooked,
): Promise<BookingRow> {
  refuseTooMany(sale, guests.attendees);
  const booking = await repository.insertOutsideBooking(tx, guests);
  await tickets.issueTickets(tx, booking);
  return booking;
}

/** @throws AppError invalid_input for a price type that isn't offered: an organizer books by number, whatever the age */
function typedGuests(guests: readonly Guest[], offered: readonly OfferedType[]): readonly Attendee[] {
  const typed = guests.map(({ name, isChild, priceType }, index): Attendee => {
    const person = { type: 'user' as const, id: 0, name, age: 0, isChild };
    if (priceType === undefined) return person;
    const type = offered.find((each) => each.name === priceType);
    if (type === undefined) {
      const fields = { [`guests.${index}.priceType`]: notOfferedText(priceType) };
      throw new AppError('invalid_input', { fields });
    }
    // How many adults come along is between the organizer and their guests.
    return { ...person, priceType: keptOf({ ...type, perAdult: undefined }) };
  });
  return inPackages(typed);
}

function comingFree({ priceType, extras, ...person }: Attendee): Attendee {
  return {
    ...person,
    ...(priceType && { priceType: { ...priceType, price: zeroCents } }),
    ...(extras && {
      extras: extras.map(({ name, choice, quantity }) => ({ name, choice, quantity, price: zeroCents })),
    }),
  };
}

/** @throws AppError invalid_input for an amount that can't have been taken */
export function refuseTaken(wanted: Taken): void {
  const refusal = refusalOfTaken(wanted);
  if (refusal !== null) throw new AppError('invalid_input', { fields: { taken: refusal } });
}

async function lockedEvent(tx: Transaction, actor: Caller, eventId: number, guests: readonly Guest[]) {
  await events.eventWithBookings(tx, eventId, actor);
  await capacity.lockEvent(tx, eventId);
  return saleOf(tx, actor, { eventId, comingAs: ({ priceTypes }) => typesNamed(guests, priceTypes) });
}

/** An event whose lock is held, as its organizer can sell it to people who come as these types. @throws AppError as `bookManually` */
export async function saleOf(
  tx: Transaction,
  actor: Caller,
  {
    eventId,
    comingAs,
  }: {
    readonly eventId: number;
    readonly comingAs: (sale: EventForSale) => Parameters<typeof groupSize>[0];
  },
) {
  const event = await events.eventWithBookings(tx, eventId, actor);
  if (event.status !== 'published') throw new AppError('not_on_sale', { message: 'This event isn’t published.' });
  if (event.hasEnded) throw new AppError('not_on_sale', { message: 'This event is over.' });
  const sold = currentTier(event.tiers, event) ?? event.tiers[0];
  if (sold === undefined) throw new AppError('not_on_sale');
  // Under the lock, after what has run out was given back.
  const sale = await capacity.findEventForSale(tx, eventId, actor.userId);
  if (sale === null) throw new AppError('not_found');
  const counted = groupSize(comingAs(sale));
  const types = bookings.typesFor(sale, sold, counted);
  return { event, tier: tierForGroup(sold, counted, sale.groupPrices), types, sale };
}

/** @throws AppError sold_out with how many are left */
export function refuseTooMany({ capacity: all, seatsTaken }: EventForSale, party: readonly Attendee[]): void {
  const left = seatsLeft(all, seatsTaken);
  if (seatsOf(party) > left) throw tooFew(left, takesWholeDate(party));
}

function tooFew(left: number, isWhole: boolean): AppError {
  if (isWhole) return new AppError('sold_out', { message: wholeTakenText, fields: { guests: wholeTakenText } });
  const message = left === 0 ? 'No seats are left.' : `Only ${left} ${left === 1 ? 'seat is' : 'seats are'} left.`;
  return new AppError('sold_out', { message, fields: { guests: message }, details: { seatsLeft: left } });
}

/** Guests that one round of the job tells. */
const batch = 200;

/**
 * The job: tells guests whose booking has ended, each once, however it ended.
 * @throws AggregateError if some couldn't be told; the others have been
 */
export async function tellGuests({ db, postalAddress }: Pick<ManualDeps, 'db' | 'postalAddress'>): Promise<void> {
  const failures = collectFailures("Guests who weren't told");
  for (const guest of await repository.findUntoldGuests(db, batch))
    await failures.collect(() => queueMail(db, guestCancelledMail({ ...guest, postalAddress })));
  failures.rethrow();
}

/** The job: forgets guests' names and emails a while after their event. Source: rule PRI-05. */
export async function forgetGuests(db: Database): Promise<void> {
  await repository.forgetGuests(db);
}
