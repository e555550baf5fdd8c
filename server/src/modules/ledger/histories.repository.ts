import { paidStatuses } from '@ascendant/domain/booking/lifecycle';
import type { DisputeFacts } from '@ascendant/domain/ledger/dispute-postings';
import type { RefundFacts } from '@ascendant/domain/ledger/refund-postings';
import { type PaymentHistory, salePartsOf, type Sale } from '@ascendant/domain/ledger/sale';
import { cents } from '@ascendant/domain/money';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { disputes, type DisputeRow } from '../../../db/schema/disputes';
import { events } from '../../../db/schema/events';
import { payments } from '../../../db/schema/payments';
import { refunds, type RefundRow } from '../../../db/schema/refunds';
import type { Queryable } from '../../database/database';
import { findPostings, type PostingSubject } from './postings.repository';

/** A payment's history, and what its postings are about. */
export interface KnownHistory extends PaymentHistory {
  readonly subject: PostingSubject;
}

/** The histories of payments that went through, in the order of their ids; others are left out. */
export async function findHistories(db: Queryable, paymentIds: readonly number[]): Promise<readonly KnownHistory[]> {
  const [sales, back, disputed, posted] = await Promise.all([
    findSales(db, paymentIds),
    db
      .select()
      .from(refunds)
      .where(inArray(refunds.paymentId, [...paymentIds]))
      .orderBy(asc(refunds.number)),
    db
      .select()
      .from(disputes)
      .where(inArray(disputes.paymentId, [...paymentIds]))
      .orderBy(asc(disputes.id)),
    findPostings(db, paymentIds),
  ]);
  return sales.map(({ sale, subject }) => ({
    sale,
    subject,
    refunds: back.filter(({ paymentId }) => paymentId === sale.paymentId).map(refundFacts),
    disputes: disputed.filter(({ paymentId }) => paymentId === sale.paymentId).map(disputeFacts),
    posted: posted.get(sale.paymentId) ?? [],
  }));
}

interface KnownSale {
  readonly sale: Sale;
  readonly subject: PostingSubject;
}

/** The currency of a payment that wasn't as we asked for is in its discrepancy. */
const strangeCurrency = sql<string | null>`(select f.details ->> 'currency' from payment_discrepancies f
  where f.payment_id = payments.id and f.kind = 'amount_mismatch' order by f.id limit 1)`;
const isStrange = sql<boolean>`exists (select from payment_discrepancies f
  where f.payment_id = payments.id and f.kind = 'amount_mismatch')`;

async function findSales(db: Queryable, paymentIds: readonly number[]): Promise<readonly KnownSale[]> {
  const rows = await db
    .select({
      paymentId: payments.id,
      bookingId: bookings.id,
      eventId: bookings.eventId,
      organizerId: events.organizerId,
      receivedCents: sql<number>`coalesce(${payments.receivedCents}, ${payments.amountCents})`,
      amountCents: payments.amountCents,
      currency: sql<string>`coalesce(${strangeCurrency}, ${payments.currency})`,
      isStrange,
      receivedAt: payments.succeededAt,
      ticketsTotal: bookings.ticketsTotalCents,
      discount: bookings.discountCents,
      siteDiscount: bookings.siteDiscountCents,
      fee: bookings.bookingFeeCents,
      hst: bookings.hstCents,
      taxLines: bookings.taxLines,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(inArray(payments.id, [...paymentIds]), inArray(payments.status, [...paidStatuses])))
    .orderBy(asc(payments.id));
  return rows.map(({ bookingId, eventId, currency, ...row }) => ({
    subject: { paymentId: row.paymentId, bookingId, eventId, currency },
    sale: {
      paymentId: row.paymentId,
      organizerId: row.organizerId,
      received: cents(row.receivedCents),
      isAsAsked: !row.isStrange && row.receivedCents === row.amountCents,
      parts: salePartsOf(row),
      receivedAt: row.receivedAt,
    },
  }));
}

function refundFacts(row: RefundRow): RefundFacts {
  return {
    id: row.id,
    amount: cents(row.amountCents),
    status: row.status,
    isReplaced: row.repeatedAs !== null,
    closeReason: row.closeReason,
    isPaidAnotherWay: row.isPaidAnotherWay,
    requestedAt: row.createdAt,
    madeAt: row.succeededAt,
    failedAt: row.failedAt,
    closedAt: row.closedAt,
  };
}

function disputeFacts({ id, amountCents, status, openedAt, closedAt }: DisputeRow): DisputeFacts {
  return { id, amount: cents(amountCents), status, openedAt, closedAt };
}
