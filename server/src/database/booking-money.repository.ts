import { sql } from 'drizzle-orm';
import { paidRows } from './paid-rows';

export interface BookingMoney {
  readonly totalCents: number;
  readonly refundedCents: number;
  /** What the bank took. */
  readonly lostCents: number;
  readonly disputed: boolean;
}

const sumOf = (column: 'refunded_cents' | 'lost_cents') =>
  sql<number>`(select coalesce(sum(p.${sql.raw(column)}), 0)::int from payments p where p.booking_id in ${paidRows})`;
/** Sums over a booking's payment and those of its supplements. */
export const bookingMoney = {
  totalCents: sql<number>`(select sum(b.total_cents)::int from bookings b where b.id in ${paidRows})`,
  refundedCents: sumOf('refunded_cents'),
  lostCents: sumOf('lost_cents'),
  disputed: sql<boolean>`exists (select from payments p where p.booking_id in ${paidRows} and p.disputed)`,
};
