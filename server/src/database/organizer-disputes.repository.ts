import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../db/schema/bookings';
import { disputes, type DisputeRow } from '../../db/schema/disputes';
import { events } from '../../db/schema/events';
import { payments } from '../../db/schema/payments';
import type { LocalStart } from '../mail/date-text';
import type { Queryable } from './database';
import { isOwed } from './earned.repository';
import { knownAs } from './paid-rows';

const facts = {
  id: disputes.id,
  status: disputes.status,
  amountCents: disputes.amountCents,
  openedAt: disputes.openedAt,
  evidenceDueAt: disputes.evidenceDueAt,
  evidenceAskedAt: disputes.evidenceAskedAt,
  evidenceError: disputes.evidenceError,
};

/** A dispute about a payment for an organizer's event. */
export interface OrganizerDispute {
  readonly dispute: Pick<DisputeRow, keyof typeof facts>;
  readonly bookingId: number;
  readonly event: LocalStart & { readonly id: number; readonly title: string; readonly organizerId: number | null };
  /** What it changes of what the organizer is owed, in cents: negative once it's lost. */
  readonly change: number;
}

/** The disputes about an organizer's events, the latest first. */
export async function findDisputesOf(db: Queryable, organizerId: number, limit: number): Promise<OrganizerDispute[]> {
  return disputesThat(db, eq(events.organizerId, organizerId), limit);
}

/** @throws RangeError if there's no such dispute */
export async function findDisputeOfEvent(db: Queryable, disputeId: number): Promise<OrganizerDispute> {
  const [found] = await disputesThat(db, eq(disputes.id, disputeId), 1);
  if (!found) throw new RangeError(`dispute ${disputeId} has gone`);
  return found;
}

function disputesThat(db: Queryable, condition: SQL, limit: number) {
  const { id, title, startDate, startTime, organizerId } = events;
  return db
    .select({
      dispute: facts,
      bookingId: knownAs(payments.bookingId),
      event: { id, title, startDate, startTime, organizerId },
      change: sql<number>`(select coalesce(-sum(e.amount_cents), 0)::int from ledger_postings p join ledger_entries e on e.posting_id = p.id
        where p.payment_id = ${payments.id} and p.dispute_id = ${disputes.id} and ${isOwed})`,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(condition)
    .orderBy(desc(disputes.openedAt), desc(disputes.id))
    .limit(limit);
}
