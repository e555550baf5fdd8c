import { paidStatuses } from '@ascendant/domain/booking/lifecycle';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { and, asc, eq, gte, isNotNull, isNull, lte, not, notInArray, or, sql } from 'drizzle-orm';
import { bookings } from '../../../../db/schema/bookings';
import { holds } from '../../../../db/schema/holds';
import { payments, type PaymentRow } from '../../../../db/schema/payments';
import { readClock } from '../../../database/clock.repository';
import type { Queryable } from '../../../database/database';
import { isLiveHold } from '../../../database/seats';

/**
 * Payments that aren't final and are older than this, as is their last check. Those never checked, then those
 * checked longest ago, come first (rule PAY-10).
 */
export async function findOpenPayments(
  db: Queryable,
  { provider, olderThanSeconds, limit }: { provider: PaymentProviderName; olderThanSeconds: number; limit: number },
): Promise<PaymentRow[]> {
  const before = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
  return db
    .select()
    .from(payments)
    .where(
      and(
        notInArray(payments.status, [...paidStatuses, 'canceled']),
        eq(payments.provider, provider),
        isNotNull(payments.intentId),
        lte(payments.createdAt, before(olderThanSeconds)),
        or(isNull(payments.checkedAt), lte(payments.checkedAt, before(olderThanSeconds))),
      ),
    )
    .orderBy(sql`${payments.checkedAt} nulls first`, asc(payments.id))
    .limit(limit);
}

/** A payment without an intent is being opened for this long: its seats aren't left yet. */
const openingSeconds = 60;

/** The payments of a person's live holds, the oldest first, without those that are just being opened. */
export async function findPaymentsOfLiveHolds(db: Queryable, userId: number): Promise<PaymentRow[]> {
  const isOpening = sql`${payments.createdAt} > now() - make_interval(secs => ${openingSeconds})`;
  const rows = await db
    .select({ payment: payments })
    .from(holds)
    .innerJoin(payments, eq(payments.holdId, holds.id))
    .where(and(eq(holds.userId, userId), isLiveHold, or(isNotNull(payments.intentId), not(isOpening))))
    .orderBy(asc(holds.id));
  return rows.map((row) => row.payment);
}

/** Payments whose hold has expired without being settled, whether or not its seats have been freed (T5). */
export async function findRunOutPayments(db: Queryable, limit: number): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment: payments })
    .from(holds)
    .innerJoin(payments, eq(payments.holdId, holds.id))
    .where(and(eq(holds.status, 'active'), lte(holds.expiresAt, sql`now()`)))
    // Payments that couldn't be settled come last, so that they don't delay the others.
    .orderBy(sql`${payments.checkedAt} nulls first`, asc(holds.expiresAt))
    .limit(limit);
  return rows.map((row) => row.payment);
}

/** The period to compare, by the database's clock: `hours` long and ending now, with payments of the last `graceSeconds` left out. */
export async function readPeriod(
  db: Queryable,
  { hours, graceSeconds }: { hours: number; graceSeconds: number },
): Promise<{ since: Date; before: Date }> {
  const now = (await readClock(db)).getTime();
  return { since: new Date(now - hours * 3_600_000), before: new Date(now - graceSeconds * 1000) };
}

/** Payments created since then that have an intent at this provider. */
export async function findPaymentsWithIntent(
  db: Queryable,
  provider: PaymentProviderName,
  since: Date,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), isNotNull(payments.intentId), gte(payments.createdAt, since)))
    .orderBy(asc(payments.id));
}

/** What a payment is about. */
export interface KnownPayment {
  readonly id: number;
  readonly bookingId: number;
  readonly eventId: number;
}

/** Our payments by their intents; intents that no payment has are left out. */
export async function findPaymentsByIntents(
  db: Queryable,
  provider: PaymentProviderName,
  intentIds: readonly string[],
): Promise<ReadonlyMap<string, KnownPayment>> {
  const rows = await db
    .select({ intentId: payments.intentId, id: payments.id, bookingId: bookings.id, eventId: bookings.eventId })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(payments.provider, provider), sql`${payments.intentId} = any(${sql.param([...intentIds])}::text[])`));
  return new Map(rows.map(({ intentId, ...payment }) => [intentId ?? '', payment]));
}
