import { maxLiveHolds } from '@ascendant/domain/booking/hold';
import { zeroCents, type Cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { BeforeCommit, Database, Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { RateLimits } from '../../http/rate-limits';
import { capacity } from '../capacity/capacity.module';
import type { EventLock } from '../capacity/event-lock.repository';
import { tickets } from '../tickets/tickets.module';
import { waitlist } from '../waitlist/waitlist.module';
import * as repository from './bookings.repository';
import { queueConfirmation } from './confirmation-mail';
import { priceOrder, type BookingOrder, type PricedOrder } from './price-order';

export interface BookingDeps {
  readonly db: Database;
  readonly limits: RateLimits;
  readonly eventLock: EventLock;
  /** The site's address, for links in emails. */
  readonly publicUrl: string;
}

/** An unpaid booking whose seats are held. */
export interface HeldOrder extends repository.HeldBooking {
  readonly priced: PricedOrder;
}

/**
 * T1, the booking's part: prices the order under the event's lock and holds its seats for `holdMinutes`. Call it in the transaction
 * that also writes the payment.
 * @throws AppError as `priceOrder`; too_many_holds
 */
export async function holdSeats(
  tx: Transaction,
  {
    caller,
    order,
    claimedTotal,
    eventLock,
  }: { caller: Caller; order: BookingOrder; claimedTotal: Cents; eventLock: EventLock },
): Promise<HeldOrder> {
  const priced = await priceOrder(tx, caller.userId, order, { claimedTotal, lock: eventLock });
  if (priced.quote.total === 0) throw new AppError('nothing_to_pay');
  if (priced.event.buyersHolds >= maxLiveHolds) throw new AppError('too_many_holds');
  if (priced.event.seatsOffered > 0) await waitlist.takeUpOffer(tx, caller.userId, order.eventId);
  return { ...(await repository.insertHeldBooking(tx, caller, priced)), priced };
}

/**
 * T10: books a free order by the same rules, in one transaction.
 * @throws AppError as `priceOrder`; not_free if there's something to pay
 */
export async function bookFree(
  { db, eventLock, publicUrl }: Omit<BookingDeps, 'limits'>,
  caller: Caller,
  order: BookingOrder,
  beforeCommit: BeforeCommit<BookingRow>,
): Promise<BookingRow> {
  return capacity.sellingInTurn(db, { eventId: order.eventId, buyerId: caller.userId }, async (tx) => {
    const priced = await priceOrder(tx, caller.userId, order, { claimedTotal: null, lock: eventLock });
    if (priced.quote.total !== zeroCents) throw new AppError('not_free');
    if (priced.event.seatsOffered > 0) await waitlist.takeUpOffer(tx, caller.userId, order.eventId);
    const booking = await repository.insertFreeBooking(tx, caller.userId, priced);
    await issueAndTell(tx, booking, publicUrl);
    await recordAudit(tx, { actor: caller, action: 'booking.confirmed', target: { type: 'booking', id: booking.id } });
    await beforeCommit(tx, booking);
    return booking;
  });
}

/**
 * T4, the booking's part: the only way a paid booking gets confirmed. It consumes the hold, issues tickets, queues the email and writes
 * the audit log in the caller's transaction. The caller holds the locks of event, discount, booking and payment.
 */
export async function confirmBooking(
  tx: Transaction,
  held: repository.HeldBooking,
  publicUrl: string,
): Promise<BookingRow> {
  const confirmed = await repository.confirmHeldBooking(tx, held);
  await issueAndTell(tx, confirmed, publicUrl);
  return confirmed;
}

async function issueAndTell(tx: Transaction, booking: BookingRow, publicUrl: string): Promise<void> {
  const issued = await tickets.issueTickets(tx, booking);
  await queueConfirmation(tx, booking, { issued, publicUrl });
}
