import { and, eq, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { mails } from '../../../db/schema/mails';
import type { Queryable } from '../../database/database';

/**
 * Whether the person who booked was told that the refund of their ended booking is on its way, and of nothing that went wrong with it.
 * Emails that weren't sent because they weren't true any longer don't count.
 */
export async function wasToldOfRefund(tx: Queryable, bookingId: number): Promise<boolean> {
  const isAbout = (kinds: readonly string[]) =>
    sql`${mails.dedupeKey} ~ ${`^(${kinds.join('|')}):${bookingId}(:|$)`} and ${mails.state} <> 'withdrawn'`;
  const [row] = await tx
    .select({
      isTold: sql<boolean>`coalesce(bool_or(${isAbout(['payment_refunded'])}), false)`,
      hadTrouble: sql<boolean>`coalesce(bool_or(${isAbout(['refund_failed', 'refund_waits', 'refund_repeated'])}), false)`,
    })
    .from(mails)
    .innerJoin(bookings, and(eq(bookings.id, bookingId), eq(bookings.userId, mails.userId)));
  return row !== undefined && row.isTold && !row.hadTrouble;
}
