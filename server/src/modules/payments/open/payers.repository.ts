import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { bookings } from '../../../../db/schema/bookings';
import { payments } from '../../../../db/schema/payments';
import { users } from '../../../../db/schema/users';
import type { Queryable } from '../../../database/database';

/**
 * Records how many declined cards we know of for a payment.
 * @returns how many of them are new
 */
export async function raiseDeclines(db: Queryable, paymentId: number, observed: number): Promise<number> {
  const { rows } = await db.execute<{ fresh: number }>(sql`
    with known as (select id, declines from ${payments} where id = ${paymentId} for no key update)
    update ${payments} set declines = ${observed} from known
    where ${payments}.id = known.id and known.declines < ${observed}
    returning ${observed}::int - known.declines as fresh`);
  return rows[0]?.fresh ?? 0;
}

/** The person who's paying, whether they have no account, and their network address as rate limits keep it. */
export async function findPayer(
  db: Queryable,
  paymentId: number,
): Promise<{ userId: number | null; addressKey: string | null; isGuest: boolean }> {
  const [row] = await db
    .select({
      userId: bookings.userId,
      addressKey: payments.payerAddress,
      isGuest: sql<boolean>`coalesce(${users.guest}, false)`,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(eq(payments.id, paymentId));
  return row ?? { userId: null, addressKey: null, isGuest: false };
}

/** No provider reports a declined card more than a day later, so the payer's address isn't needed any longer. */
export async function forgetPayers(db: Queryable): Promise<void> {
  await db
    .update(payments)
    .set({ payerAddress: null })
    .where(and(isNotNull(payments.payerAddress), lte(payments.createdAt, sql`now() - interval '24 hours'`)));
}
