import { asc, gt } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../db/schema/bookings';
import type { Queryable } from '../database/database';

const batch = 1000;

/** Every booking, a batch at a time. */
export async function* everyBooking(db: Queryable): AsyncGenerator<BookingRow> {
  let last = 0;
  for (;;) {
    const rows = await db.select().from(bookings).where(gt(bookings.id, last)).orderBy(asc(bookings.id)).limit(batch);
    yield* rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) return;
  }
}
