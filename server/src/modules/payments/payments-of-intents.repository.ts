import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { and, eq, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { payments } from '../../../db/schema/payments';
import type { Queryable } from '../../database/database';

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
