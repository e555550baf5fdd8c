import { refusalToChange, type ManualBookingFee, type ManualPayment } from '@ascendant/domain/booking/manual-booking';
import { cents, type Cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { refuseStopped } from '../../mail/address-stops.repository';
import { queueMail } from '../../mail/mail-queue.repository';
import { bookings } from '../bookings/bookings.module';
import { events } from '../events/events.module';
import { ledger } from '../ledger/ledger.module';
import { people } from '../people/people.module';
import { questions } from '../questions/questions.module';
import { guestMail, mailed } from './guest-mail';
import { findMadeBooking, writeFacts, type ChangedFacts } from './manual-bookings.repository';
import { refuseTaken, type ManualDeps } from './manual-bookings.service';

/** What's to change; what's left out stays. */
interface Change {
  readonly names?: readonly { readonly position: number; readonly name: string }[] | undefined;
  /** Empty for none, as are phone and note. */
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly paidBy?: ManualPayment | undefined;
  readonly taken?: Cents | null | undefined;
  readonly note?: string | undefined;
}

interface Changing {
  readonly bookingId: number;
  readonly change: Change;
  readonly requestId: string;
}

/**
 * Changes what an organizer wrote about a booking that they made. A changed name is on the ticket, whose code stays; a changed email gets the tickets.
 * @throws AppError not_found for anyone else; locked_field with the reason; invalid_input for what can't be a phone number, an amount that can't have
 * been taken, or a person who isn't in the booking
 * Source: docs/rules/booking.md, "Manual bookings".
 */
export async function changeManualBooking(
  deps: ManualDeps,
  actor: Caller,
  { bookingId, change, requestId }: Changing,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { booking, event } = await lockOwn(tx, actor, bookingId);
    const facts = factsOf(deps, booking, change);
    refuseFee(deps.manualBookingFee, booking, facts);
    await writeFacts(tx, bookingId, facts);
    if (facts.paidBy === 'free') await ledger.returnManualFee(tx, booking);
    for (const position of renamedIn(booking, facts)) await questions.forgetAnswersAbout(tx, bookingId, position);
    if (facts.guestEmail !== null && facts.guestEmail !== booking.guestEmail) {
      await refuseStopped(tx, event.organizerId, facts.guestEmail);
      const letter = { booking: { ...booking, ...facts }, event: mailed(event), postalAddress: deps.postalAddress };
      await queueMail(tx, guestMail({ ...letter, to: facts.guestEmail, after: requestId }));
    }
    // Without names, addresses and notes: the audit log has no personal data beyond ids.
    await recordAudit(tx, {
      actor,
      action: 'booking.changed_manually',
      target: { type: 'booking', id: bookingId },
      changes: {
        fields: { before: null, after: Object.keys(change) },
        paidBy: { before: booking.paidBy, after: facts.paidBy },
        takenCents: { before: booking.takenCents, after: facts.takenCents },
      },
      requestId,
    });
  });
}

async function lockOwn(tx: Transaction, actor: Caller, bookingId: number) {
  await ownBooking(tx, actor, bookingId);
  const locked = await bookings.lockBooking(tx, bookingId);
  if (!locked) throw new RangeError(`booking ${bookingId} has gone`);
  const { made, event } = await ownBooking(tx, actor, bookingId);
  const refusal = refusalToChange({ ...made, now: new Date(made.nowMs) });
  if (refusal !== null) throw new AppError('locked_field', { message: refusal });
  return { booking: locked.booking, event };
}

/** A booking of an event that the caller manages. @throws AppError not_found for anyone else */
export async function ownBooking(tx: Transaction, actor: Caller, bookingId: number) {
  const made = await findMadeBooking(tx, bookingId);
  if (made === null) throw new AppError('not_found', { message: unknownBooking });
  return { made, event: await events.eventWithBookings(tx, made.eventId, actor) };
}

const unknownBooking = 'We couldn’t find that booking.';

function factsOf({ sealer }: ManualDeps, booking: BookingRow, change: Change): ChangedFacts {
  const { names = [], email, phone, paidBy = booking.paidBy, taken, note } = change;
  // What a booking cost where it was made isn't known here.
  const paid = change.paidBy !== undefined ? 'paidBy' : 'taken';
  if (booking.origin === 'imported' && (change.paidBy ?? change.taken ?? null) !== null)
    throw new AppError('invalid_input', { fields: { [paid]: 'This booking was paid where it was made.' } });
  const facts = {
    attendees: renamed(booking, names),
    paidBy,
    guestEmail: email === undefined ? booking.guestEmail : email || null,
    guestPhoneSealed:
      phone === undefined
        ? booking.guestPhoneSealed
        : people.sealPhone(sealer, people.guestPhonePlace(booking.id), phone),
    takenCents: taken === undefined ? booking.takenCents : taken,
    teamNote: note === undefined ? booking.teamNote : note || null,
  };
  const asTaken = facts.takenCents === null ? null : cents(facts.takenCents);
  if (paidBy !== null) refuseTaken({ taken: asTaken, paidBy, seats: booking.seats });
  return facts;
}

function renamed({ attendees, seats }: BookingRow, names: NonNullable<Change['names']>): BookingRow['attendees'] {
  if (names.some(({ position }) => position >= seats))
    throw new AppError('invalid_input', { fields: { names: 'Someone here isn’t in this booking.' } });
  const byPosition = new Map(names.map(({ position, name }) => [position, name]));
  return attendees.map((attendee, position) => ({ ...attendee, name: byPosition.get(position) ?? attendee.name }));
}

function renamedIn(booking: BookingRow, { attendees }: ChangedFacts): readonly number[] {
  return attendees.flatMap(({ name }, position) => (name === booking.attendees[position]?.name ? [] : [position]));
}

/** The fee is that of the moment of booking, so what was free of charge can't cost something later where there's a fee. */
function refuseFee(fee: ManualBookingFee, booking: BookingRow, { paidBy }: ChangedFacts): void {
  if (fee === 'none' || booking.paidBy !== 'free' || paidBy === 'free') return;
  const message = 'It was booked free of charge, without the site’s fee. To charge for it, cancel it and book again.';
  throw new AppError('locked_field', { message, fields: { paidBy: message } });
}
