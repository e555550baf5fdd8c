import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { BookingRow } from '../../../db/schema/bookings';
import { recordAudit } from '../../audit/audit.repository';
import type { Database, Transaction } from '../../database/database';
import type { RateLimits } from '../../limits/rate-limits';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import type { EventLock } from '../capacity/event-lock.repository';
import { ledger } from '../ledger/ledger.module';
import { tickets } from '../tickets/tickets.module';
import * as repository from './bookings.repository';
import { queueConfirmation } from './confirmation-mail';
import { insertFreeBooking, type NewBooking } from './new-bookings.repository';

export interface BookingDeps {
  readonly db: Database;
  readonly limits: RateLimits;
  readonly eventLock: EventLock;
  /** The site's address, for links in emails. */
  readonly publicUrl: string;
  /** What the site charges in. */
  readonly currency: ChargeCurrency;
}

/** A booking, and who hears that it's confirmed. */
export interface Confirmed<Booking> {
  readonly of: Booking;
  /** Null if the account no longer exists. */
  readonly recipient: Recipient | null;
}

/** T10: books a free order that's priced under its event's lock, with its tickets, email and audit entry, in the caller's transaction. */
export async function bookFree(tx: Transaction, made: NewBooking, publicUrl: string): Promise<BookingRow> {
  const { buyer: caller } = made;
  const booking = await insertFreeBooking(tx, made);
  const recipient = await findRecipient(tx, caller.userId, booking.eventId);
  await issueAndTell(tx, { of: booking, recipient }, publicUrl);
  await ledger.postFreeSale(tx, booking);
  await recordAudit(tx, { actor: caller, action: 'booking.confirmed', target: { type: 'booking', id: booking.id } });
  return booking;
}

/**
 * T4, the bookings' part: the only way a paid booking gets confirmed. It consumes the hold, issues tickets, queues the email and writes
 * the audit log in the caller's transaction, all sent at once. The caller holds the locks of event, discount, booking and payment.
 * @param publicUrl the site's address, for links in the email
 */
export async function confirmBooking(
  tx: Transaction,
  { of: held, recipient }: Confirmed<repository.HeldBooking>,
  publicUrl: string,
): Promise<void> {
  await Promise.all([
    repository.confirmHeldBooking(tx, held),
    issueAndTell(tx, { of: held.booking, recipient }, publicUrl),
  ]);
}

/** Sends both at once. */
async function issueAndTell(
  tx: Transaction,
  { of: booking, recipient }: Confirmed<BookingRow>,
  publicUrl: string,
): Promise<void> {
  await Promise.all([
    tickets.issueTickets(tx, booking),
    recipient && queueConfirmation(tx, { booking, recipient, publicUrl }),
  ]);
}
