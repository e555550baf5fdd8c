import type { Caller } from '../../../access/caller';
import type { ApplicationContext } from '../../../application/application-context';
import { inTransaction, type BeforeCommit } from '../../../database/database';
import { requireChangeable } from '../one/event-access';
import { cancelEvent } from './cancel-event.service';
import { queueReviewMails, queueTransitionMail } from './event-transition-mails';
import { findGuardedEvent } from './event-transitions.repository';
import { transitionLockedEvent, type TransitionOrder } from './transition-locked-event';

export type TransitionDeps = Pick<ApplicationContext, 'db' | 'config' | 'limits'>;

/**
 * Gives an event the status that someone who manages it asks for. Its organizer gets an email about what an admin did.
 * @throws AppError not_found, forbidden, illegal_transition; rate_limited (review)
 * Source: docs/rules/events.md, "The states of an event".
 */
export async function transitionEvent(
  deps: TransitionDeps,
  actor: Caller,
  order: TransitionOrder,
  beforeCommit: BeforeCommit<void> = async () => undefined,
): Promise<void> {
  const { to, reason } = order;
  if (to === 'cancelled') return cancelEvent(deps.db, actor, order, beforeCommit);
  if (to === 'pending_approval') return void (await requestReview(deps, actor, order, beforeCommit));
  await inTransaction(deps.db, async (tx) => {
    const { requiresAccount } = deps.config.payouts;
    const { event, transition } = await transitionLockedEvent(tx, actor, {
      ...order,
      requiresPayoutAccount: requiresAccount,
    });
    if (transition !== 'request_review')
      await queueTransitionMail(tx, { transition, event, actorId: actor.userId, reason, site: deps.config.publicUrl });
    await beforeCommit(tx);
  });
}

/**
 * 'Send to Review': once a minute per event, so that admins aren't flooded with emails.
 * @returns how many admins were asked
 * @throws AppError not_found, forbidden, illegal_transition unless it is a draft, rate_limited
 * Source: specification 2, section 7 (Events); docs/rules/security.md, "Who may call what".
 */
export async function requestReview(
  { db, config, limits }: TransitionDeps,
  actor: Caller,
  order: Omit<TransitionOrder, 'to'>,
  beforeCommit: BeforeCommit<void> = async () => undefined,
): Promise<number> {
  requireChangeable(await findGuardedEvent(db, order.eventId), actor);
  await limits.take('requestReview', { target: order.eventId });
  return inTransaction(db, async (tx) => {
    const { event } = await transitionLockedEvent(tx, actor, { ...order, to: 'pending_approval' });
    const adminCount = await queueReviewMails(tx, event, { site: config.publicUrl });
    await beforeCommit(tx);
    return adminCount;
  });
}
