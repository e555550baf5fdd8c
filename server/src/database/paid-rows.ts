import { sql, type SQLWrapper } from 'drizzle-orm';

/**
 * The ids of a booking's own row and of the supplements that were paid for it, in a query of `bookings`. Its name is written out, because Drizzle
 * leaves it out in a query of one table.
 */
export const paidRows = sql`(select bookings.id union all select s.supplement_id from booking_supplements s
  join bookings paid on paid.id = s.supplement_id where s.booking_id = bookings.id and paid.confirmed_at is not null)`;

/** The booking that people know a row of `bookings` by: of a supplement, the one that it's for. @param rowId the row's id */
export function knownAs(rowId: SQLWrapper) {
  return sql<number>`coalesce((select s.booking_id from booking_supplements s where s.supplement_id = ${rowId}), ${rowId})`;
}

/** The ids of their payments. */
export const paymentsOfRows = sql`(select p.id from payments p where p.booking_id in ${paidRows})`;
