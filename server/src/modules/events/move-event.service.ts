import type { ApplicationContext } from '../../application/application-context';
import { inTransaction, type BeforeCommit } from '../../database/database';
import type { Caller } from '../../access/caller';
import { cancelEvent } from './cancel-event.service';
import { requireChangeable } from './event-access';
import { queueMoveMail, queueReviewMails } from './event-move-mails';
import { findEventToMove } from './event-moves.repository';
import { moveLockedEvent, type MoveOrder } from './move-locked-event';

export type MoveDeps = Pick<ApplicationContext, 'db' | 'config' | 'limits'>;

/**
 * Gives an event another status, as whoever runs it asks; its organizer hears by mail what an admin did.
 * @throws AppError not_found, forbidden, illegal_transition; rate_limited (review)
 * Source: docs/rules/events.md, "The states of an event".
 */
export async function moveEvent(
  deps: MoveDeps,
  actor: Caller,
  order: MoveOrder,
  beforeCommit: BeforeCommit<void> = async () => undefined,
): Promise<void> {
  const { to, reason } = order;
  if (to === 'cancelled') return cancelEvent(deps.db, actor, order, beforeCommit);
  if (to === 'pending_approval') return void (await requestReview(deps, actor, order, beforeCommit));
  await inTransaction(deps.db, async (tx) => {
    const { event, move } = await moveLockedEvent(tx, actor, order);
    if (move !== 'request_review')
      await queueMoveMail(tx, { move, event, actorId: actor.userId, reason, site: deps.config.publicUrl });
    await beforeCommit(tx);
  });
}

/**
 * 'Send to Review': once a minute an event, so that nobody floods the admins with mails.
 * @returns how many admins were asked
 * @throws AppError not_found, forbidden, illegal_transition unless it is a draft, rate_limited
 * Source: specification 2, section 7 (Events); docs/rules/security.md, "Who may call what".
 */
export async function requestReview(
  { db, config, limits }: MoveDeps,
  actor: Caller,
  order: Omit<MoveOrder, 'to'>,
  beforeCommit: BeforeCommit<void> = async () => undefined,
): Promise<number> {
  requireChangeable(await findEventToMove(db, order.eventId), actor);
  await limits.take('requestReview', { target: order.eventId });
  return inTransaction(db, async (tx) => {
    const { event } = await moveLockedEvent(tx, actor, { ...order, to: 'pending_approval' });
    const adminCount = await queueReviewMails(tx, event, config.publicUrl);
    await beforeCommit(tx);
    return adminCount;
  });
}
