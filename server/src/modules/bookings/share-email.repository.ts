import { and, eq, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import type { Queryable } from '../../database/database';

/** Keeps the moment of an agreement that's given again. @returns false if the person has no such confirmed booking */
export async function writeEmailSharing(
  tx: Queryable,
  { bookingId, userId, shared }: { readonly bookingId: number; readonly userId: number; readonly shared: boolean },
): Promise<boolean> {
  const rows = await tx
    .update(bookings)
    .set({ emailSharedAt: shared ? sql`coalesce(${bookings.emailSharedAt}, now())` : null })
    .where(and(eq(bookings.id, bookingId), eq(bookings.userId, userId), eq(bookings.status, 'confirmed')))
    .returning({ id: bookings.id });
  return rows.length > 0;
}
