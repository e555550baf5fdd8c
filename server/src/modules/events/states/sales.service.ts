import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type BeforeCommit, type Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { requireChangeable } from '../one/event-access';
import { findReadiness, lockGuardedEvent, writeSales } from './event-transitions.repository';

interface SalesOrder {
  readonly eventId: number;
  readonly isPaused: boolean;
  readonly requestId: string;
}

/**
 * Pauses or resumes sales of a date, under its lock. Nothing ends: bookings stay, and seats that are held can be paid for. What's asked for twice
 * changes nothing.
 * @throws AppError not_found, forbidden; illegal_transition unless it's published and hasn't started
 * Source: docs/rules/events.md, "Paused sales"; rule ERR-06.
 */
export async function setSales(
  db: Database,
  actor: Caller,
  { eventId, isPaused, requestId }: SalesOrder,
  beforeCommit: BeforeCommit<void> = async () => undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { status } = requireChangeable(await lockGuardedEvent(tx, eventId), actor);
    if (status !== 'published' || (await findReadiness(tx, eventId)).hasBegun) {
      const message = 'Sales can be paused and resumed only while an event is published and hasn’t started.';
      throw new AppError('illegal_transition', { message });
    }
    if (await writeSales(tx, eventId, isPaused))
      await recordAudit(tx, {
        actor,
        action: isPaused ? 'event.sales_paused' : 'event.sales_resumed',
        target: { type: 'event', id: eventId },
        requestId,
      });
    await beforeCommit(tx);
  });
}
