import type { PaymentStatus } from '@ascendant/domain/booking/lifecycle';
import type { Cents } from '@ascendant/domain/money';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { and, eq, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { disputes } from '../../../db/schema/disputes';
import { payments, type PaymentRow } from '../../../db/schema/payments';
import { discountCodes } from '../../../db/schema/pricing';
import type { ProviderIntent } from '../../adapters/payments/payment-provider';
import type { Queryable, Transaction } from '../../database/database';
import { columnsOf, listOf, statement } from '../../database/statement';

interface Payer {
  readonly userId: number;
  readonly eventId: number;
  /** The payer's network address, as rate limits keep it. */
  readonly address: string;
}

interface NewPayments {
  readonly provider: PaymentProviderName;
  readonly payers: readonly Payer[];
}

/**
 * Writes the payments of these people's live holds; each has one of an event (rule PAY-16). The holds can be sent just before.
 * @returns them in no order
 */
export async function insertPaymentsOfHolds(tx: Transaction, { provider, payers }: NewPayments): Promise<PaymentRow[]> {
  return paymentsOfHolds(tx, {
    provider,
    userIds: payers.map(({ userId }) => userId),
    eventIds: payers.map(({ eventId }) => eventId),
    addresses: payers.map(({ address }) => address),
  });
}

interface PaymentColumns {
  readonly provider: PaymentProviderName;
  readonly userIds: readonly number[];
  readonly eventIds: readonly number[];
  readonly addresses: readonly string[];
}

const paymentsOfHolds = statement<PaymentColumns, PaymentRow>(
  (value) => sql`insert into ${payments} (booking_id, hold_id, provider, amount_cents, currency, payer_address)
    select b.id, h.id, ${value('provider')}::text, b.total_cents, b.currency, payer.address
    from unnest(${listOf(value('userIds'), 'int')}, ${listOf(value('eventIds'), 'int')}, ${listOf(value('addresses'), 'text')})
        as payer (user_id, event_id, address)
      join holds h on h.user_id = payer.user_id and h.event_id = payer.event_id and h.status = 'active' and h.lapsed_at is null
      join bookings b on b.id = h.booking_id
    returning ${columnsOf(payments)}`,
);

export async function findPayment(db: Queryable, paymentId: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
  return row ?? null;
}

export async function findPaymentOfBooking(db: Queryable, bookingId: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.bookingId, bookingId));
  return row ?? null;
}

export async function findPaymentOfDispute(db: Queryable, disputeId: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(disputes, eq(disputes.paymentId, payments.id))
    .where(eq(disputes.id, disputeId));
  return row?.payment ?? null;
}

export async function findPaymentByIntent(
  db: Queryable,
  provider: PaymentProviderName,
  intentId: string,
): Promise<PaymentRow | null> {
  const [row] = await paymentByIntent(db, { provider, intentId });
  return row ?? null;
}

const paymentByIntent = statement<{ provider: PaymentProviderName; intentId: string }, PaymentRow>(
  (value) => sql`select ${columnsOf(payments)} from ${payments}
    where ${payments.provider} = ${value('provider')} and ${payments.intentId} = ${value('intentId')}`,
);

export async function findPaymentOfHold(
  db: Queryable,
  provider: PaymentProviderName,
  holdId: number,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.holdId, holdId)));
  return row ?? null;
}

/** The payment behind an intent, if it's this person's own; null for anyone else's (rule PAY-09). */
export async function findOwnPayment(db: Queryable, userId: number, intentId: string): Promise<PaymentRow | null> {
  const [row] = await ownPayment(db, { userId, intentId });
  return row ?? null;
}

const ownPayment = statement<{ userId: number; intentId: string }, PaymentRow>(
  (
    value,
  ) => sql`select ${columnsOf(payments)} from ${payments} join ${bookings} on ${bookings.id} = ${payments.bookingId}
    where ${payments.intentId} = ${value('intentId')} and ${bookings.userId} = ${value('userId')}`,
);

/** The discount code that a booking uses, as people type it; null if it uses none. */
export async function findCodeOf(db: Queryable, booking: Pick<BookingRow, 'discountCodeId'>): Promise<string | null> {
  if (booking.discountCodeId === null) return null;
  const [row] = await db
    .select({ code: discountCodes.code })
    .from(discountCodes)
    .where(eq(discountCodes.id, booking.discountCodeId));
  return row?.code ?? null;
}

/** The last of the locks (rule PAY-03). */
export async function lockPayment(tx: Transaction, paymentId: number): Promise<PaymentRow> {
  const [row] = await paymentLocked(tx, { paymentId });
  return row ?? missing();
}

const paymentLocked = statement<{ paymentId: number }, PaymentRow>(
  (value) =>
    sql`select ${columnsOf(payments)} from ${payments} where ${payments.id} = ${value('paymentId')} for no key update`,
);

/**
 * T2: stores the provider's intent with its payment.
 * @returns when, by the database's clock; null if the payment already had an intent, or had ended
 */
export async function storeIntent(
  tx: Queryable,
  paymentId: number,
  { id: intentId, clientSecret }: Pick<ProviderIntent, 'id' | 'clientSecret'>,
): Promise<Date | null> {
  const [row] = await storedIntent(tx, { paymentId, intentId, clientSecret });
  return row?.storedAt ?? null;
}

const storedIntent = statement<{ paymentId: number; intentId: string; clientSecret: string }, { storedAt: Date }>(
  (value) => sql`update ${payments} set intent_id = ${value('intentId')}, client_secret = ${value('clientSecret')},
      status = 'requires_payment', checked_at = now(), updated_at = now()
    where ${payments.id} = ${value('paymentId')} and ${payments.status} = 'creating' returning checked_at as "storedAt"`,
);

/** Changes a payment's status; the database refuses transitions that rule PAY-01 doesn't allow. */
export async function movePayment(
  tx: Transaction,
  paymentId: number,
  status: Exclude<PaymentStatus, 'succeeded'>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ status, checkedAt: sql`now()` })
    .where(eq(payments.id, paymentId));
}

/** A payment whose money has arrived. */
interface ReceivedPayment {
  readonly paymentId: number;
  /** May differ from what we asked for; refunds can't exceed it. */
  readonly receivedCents: Cents;
}

/** T4, T7. */
export async function markReceived(tx: Transaction, paid: ReceivedPayment): Promise<void> {
  await received(tx, paid);
}

const received = statement<ReceivedPayment, object>(
  (
    value,
  ) => sql`update ${payments} set status = 'succeeded', received_cents = ${value('receivedCents')}::int, payer_address = null,
      checked_at = now(), updated_at = now()
    where ${payments.id} = ${value('paymentId')}`,
);

/** Records that we've asked the provider, and why it declined the last card, if it did. */
export async function noteCheck(
  tx: Queryable,
  paymentId: number,
  lastError: ProviderIntent['lastError'] = null,
): Promise<void> {
  await tx
    .update(payments)
    .set({
      checkedAt: sql`now()`,
      ...(lastError ? { lastErrorCode: lastError.code, lastErrorMessage: lastError.message } : {}),
    })
    .where(eq(payments.id, paymentId));
}

function missing(): never {
  throw new RangeError('no payment row came back');
}
