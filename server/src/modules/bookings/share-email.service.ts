import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { writeEmailSharing } from './share-email.repository';

/**
 * Notes that the organizer of a confirmed booking may see its traveller's email address, or that they no longer may.
 * @throws AppError not_found for anyone else's booking, and for one that isn't confirmed
 * Source: rule PRI-01.
 */
export async function shareEmail(
  db: Database,
  actor: Caller,
  { bookingId, shared }: { readonly bookingId: number; readonly shared: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isWritten = await writeEmailSharing(tx, { bookingId, userId: actor.userId, shared });
    if (!isWritten) throw new AppError('not_found');
    const action = shared ? 'booking.email_shared' : 'booking.email_hidden';
    await recordAudit(tx, { actor, action, target: { type: 'booking', id: bookingId } });
  });
}
