import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { tickets } from '../../../../db/schema/attendees';
import { bookings, type BookingRow } from '../../../../db/schema/bookings';
import { eventMessages } from '../../../../db/schema/conversations';
import { disputes, type DisputeRow } from '../../../../db/schema/disputes';
import { events } from '../../../../db/schema/events';
import { mails } from '../../../../db/schema/mails';
import { paymentAttempts, payments, type PaymentRow } from '../../../../db/schema/payments';
import { users } from '../../../../db/schema/users';
import type { Queryable, Transaction } from '../../../database/database';

/** What evidence is made from. */
export interface EvidenceFacts {
  readonly dispute: DisputeRow;
  readonly payment: PaymentRow;
  readonly booking: BookingRow;
  readonly event: {
    readonly id: number;
    readonly title: string;
    readonly location: string;
    readonly timezone: string;
    readonly startDate: string;
    readonly startTime: string;
    readonly endDate: string;
    readonly endTime: string;
    readonly status: string;
  };
  /** Null once the traveller's account is deleted. */
  readonly traveller: { readonly name: string; readonly email: string } | null;
  /** The username of the admin who sent evidence; null if no one has, or their account is gone. */
  readonly sentBy: string | null;
}

const senders = alias(users, 'senders');

/** @returns null if there's no such dispute */
export async function findEvidenceFacts(db: Queryable, disputeId: number): Promise<EvidenceFacts | null> {
  const { id, title, location, timezone, startDate, startTime, endDate, endTime, status } = events;
  const [row] = await db
    .select({
      dispute: disputes,
      payment: payments,
      booking: bookings,
      event: { id, title, location, timezone, startDate, startTime, endDate, endTime, status },
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      sentBy: senders.username,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .leftJoin(senders, eq(senders.id, disputes.evidenceAskedBy))
    .where(eq(disputes.id, disputeId));
  if (!row) return null;
  const { firstName, lastName, email, ...facts } = row;
  return {
    ...facts,
    traveller: email === null ? null : { name: `${firstName ?? ''} ${lastName ?? ''}`.trim(), email },
  };
}

/** The card that paid, as far as it's kept. */
export async function findPayingCard(db: Queryable, paymentId: number) {
  const [row] = await db
    .select({ brand: paymentAttempts.cardBrand, last4: paymentAttempts.cardLast4 })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.outcome, 'succeeded')))
    .orderBy(desc(paymentAttempts.attemptedAt))
    .limit(1);
  return row ?? null;
}

export interface IssuedTicket {
  readonly position: number;
  readonly issuedAt: Date;
  readonly checkedInAt: Date | null;
  readonly voidedAt: Date | null;
}

export async function findIssuedTickets(db: Queryable, bookingId: number): Promise<readonly IssuedTicket[]> {
  return db
    .select({
      position: tickets.position,
      issuedAt: tickets.createdAt,
      checkedInAt: tickets.checkedInAt,
      voidedAt: tickets.voidedAt,
    })
    .from(tickets)
    .where(eq(tickets.bookingId, bookingId))
    .orderBy(asc(tickets.position));
}

export interface SentMail {
  readonly subject: string;
  readonly sentAt: Date | null;
}

/** Emails that name a booking by its number, and messages of its event's organizer. */
const mostMails = 60;

/** The emails to a traveller about a booking and its event, the earliest first, without what they say: some have codes. */
export async function findMailsAbout(
  db: Queryable,
  { id, eventId, userId }: Pick<BookingRow, 'id' | 'eventId' | 'userId'>,
): Promise<readonly SentMail[]> {
  if (userId === null) return [];
  const ofEvent = db.select({ id: eventMessages.id }).from(eventMessages).where(eq(eventMessages.eventId, eventId));
  return db
    .select({ subject: mails.subject, sentAt: mails.sentAt })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        isNotNull(mails.sentAt),
        or(
          sql`${mails.dedupeKey} ~ ${`^(booking_confirmed|event_reminder|event_thanks|payment_[a-z]+|refund_[a-z]+|partial_refund|people_cancelled|extras_given_back|booking_moved|booking_cancelled|charged_back|dispute_lost):${id}(:|$)`}`,
          sql`${mails.eventMessageId} in ${ofEvent}`,
        ),
      ),
    )
    .orderBy(asc(mails.sentAt))
    .limit(mostMails);
}

/** Stores what's about to be sent. */
export async function storeEvidence(
  tx: Transaction,
  id: number,
  { evidence, userId }: { readonly evidence: NonNullable<DisputeRow['evidence']>; readonly userId: number },
): Promise<void> {
  await tx
    .update(disputes)
    .set({ evidence, evidenceAskedAt: sql`now()`, evidenceAskedBy: userId, evidenceSentAt: null, evidenceError: null })
    .where(eq(disputes.id, id));
}

/** Whether the provider has it, or why it doesn't want it. */
export async function markEvidence(db: Queryable, id: number, error: string | null): Promise<void> {
  const outcome = error === null ? { evidenceSentAt: sql`now()` } : { evidenceError: error };
  await db.update(disputes).set(outcome).where(eq(disputes.id, id));
}

/** Disputes whose evidence the provider has neither taken nor refused. */
export async function findUnansweredEvidence(db: Queryable): Promise<readonly number[]> {
  const isUnanswered = and(
    isNotNull(disputes.evidence),
    isNotNull(disputes.evidenceAskedAt),
    isNull(disputes.evidenceSentAt),
    isNull(disputes.evidenceError),
  );
  const rows = await db.select({ id: disputes.id }).from(disputes).where(isUnanswered).orderBy(asc(disputes.id));
  return rows.map(({ id }) => id);
}

/** Disputes that wait for evidence, and their deadlines. */
export async function findUnanswered(db: Queryable): Promise<readonly (DisputeRow & { readonly bookingId: number })[]> {
  const rows = await db
    .select({ dispute: disputes, bookingId: payments.bookingId })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(sql`${disputes.status} in ('inquiry', 'needs_response')`, isNotNull(disputes.evidenceDueAt)))
    .orderBy(asc(disputes.evidenceDueAt));
  return rows.map(({ dispute, bookingId }) => ({ ...dispute, bookingId }));
}
