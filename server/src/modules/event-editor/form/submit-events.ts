import type { Caller } from '../../../access/caller';
import type { Transaction } from '../../../database/database';
import { events } from '../../events/events.module';
import type { EditorDeps } from './event-draft';

/**
 * Publishes new events in the transaction that makes them: an admin's are live, an organizer's go to review with one email to each admin
 * for all of them.
 * @returns how many admins were asked; null when they're live
 * Source: specification 2, section 4 (States and transitions).
 */
export async function submitEvents(
  { config }: Pick<EditorDeps, 'config'>,
  tx: Transaction,
  caller: Caller,
  { ids, requestId }: { readonly ids: readonly number[]; readonly requestId: string },
): Promise<number | null> {
  const to = caller.role === 'admin' ? 'published' : 'pending_approval';
  const submitted = [];
  for (const eventId of ids) {
    const { event } = await events.transitionLockedEvent(tx, caller, {
      eventId,
      to,
      reason: '',
      requestId,
      requiresPayoutAccount: config.payouts.requiresAccount,
    });
    submitted.push(event);
  }
  const [first] = submitted;
  if (to === 'published' || first === undefined) return null;
  return events.queueReviewMails(tx, first, { site: config.publicUrl, count: submitted.length });
}
