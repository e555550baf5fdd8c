import { sql } from 'drizzle-orm';
import { bookings } from '../../db/schema/bookings';

/** The ids of a booking's own row and of the supplements that were paid for it, in a query of `bookings`. */
export const paidRows = sql`(select ${bookings.id} union all select s.supplement_id from booking_supplements s
  join bookings paid on paid.id = s.supplement_id where s.booking_id = ${bookings.id} and paid.confirmed_at is not null)`;

/** The ids of their payments. */
export const paymentsOfRows = sql`(select p.id from payments p where p.booking_id in ${paidRows})`;
