import { idleGuestDays } from '@ascendant/domain/person/account-limits';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { conversations } from '../../../db/schema/conversations';
import { errorLogs } from '../../../db/schema/logs';
import { mails } from '../../../db/schema/mails';
import { users } from '../../../db/schema/users';
import { waitlistEntries } from '../../../db/schema/waitlist';
import type { Queryable, Transaction } from '../../database/database';

/** A guest from some time ago who has never had a booking, isn't paying for one, and neither waits for seats nor writes to a host. */
function isIdle(): SQL | undefined {
  const booked = sql`exists (select from ${bookings} where ${bookings.userId} = ${users.id}
    and (${bookings.confirmedAt} is not null or ${bookings.status} = 'pending'))`;
  const waits = sql`exists (select from ${waitlistEntries} where ${waitlistEntries.userId} = ${users.id}
    and ${waitlistEntries.status} in ('waiting', 'offered'))`;
  const writes = sql`exists (select from ${conversations} where ${conversations.travellerId} = ${users.id})`;
  return and(
    users.guest,
    sql`${users.createdAt} < now() - make_interval(days => ${idleGuestDays})`,
    sql`not (${booked} or ${waits} or ${writes})`,
  );
}

export async function findIdleGuests(tx: Queryable, limit: number): Promise<readonly number[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(isIdle()).orderBy(asc(users.id)).limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks a guest for good. @returns false if they're gone, have an account by now, or have booked */
export async function lockIdleGuest(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isIdle()))
    .for('update');
  return rows.length > 0;
}

/** Empties what was written to a guest, and deletes what went wrong for them. Their address may also be someone else's, so only their own rows count. */
export async function forgetGuestTraces(tx: Transaction, userId: number): Promise<void> {
  const nothing = { text: '', html: '', attachments: [], subject: '', lastError: null };
  await tx
    .update(mails)
    .set({ ...nothing, to: 'deleted@account.invalid' })
    .where(and(eq(mails.userId, userId), eq(mails.state, 'sent')));
  await tx.delete(errorLogs).where(eq(errorLogs.userId, userId));
}
