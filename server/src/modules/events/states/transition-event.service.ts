import { canDeleteEvent } from '@ascendant/domain/event/lifecycle';
import type { Caller } from '../../../access/caller';
import type { ApplicationContext } from '../../../application/application-context';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type BeforeCommit, type Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { requireChangeable } from '../one/event-access';
import { cancelEvent } from './cancel-event.service';
import { queueReviewMails, queueTransitionMail } from './event-transition-mails';
import {
  deleteEvent as deleteRow,
  findGuardedEvent,
  lockGuardedEvent,
  wasEverBooked,
} from './event-transitions.repository';
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

interface Refused {
  readonly id: number;
  readonly code: string;
  readonly message: string;
}

interface Approvals {
  readonly approved: number[];
  /** Those that weren't, and why. */
  readonly refused: Refused[];
}

/**
 * Approves events one after the other, each in its own transaction by the rules of one, with its own audit entry and email. One that's refused
 * keeps none of the others.
 * Source: docs/rules/events.md, "The states of an event".
 */
export async function approveEvents(
  deps: TransitionDeps,
  admin: Caller,
  { ids, requestId }: { readonly ids: readonly number[]; readonly requestId: string },
): Promise<Approvals> {
  const approved: number[] = [];
  const refused: Refused[] = [];
  for (const eventId of new Set(ids)) {
    const refusal = await refusalOf(() =>
      transitionEvent(deps, admin, { eventId, to: 'published', reason: '', requestId, isApproval: true }),
    );
    if (refusal === null) approved.push(eventId);
    else refused.push({ id: eventId, code: refusal.code, message: refusal.message });
  }
  return { approved, refused };
}

/** @returns null if it was done */
async function refusalOf(approve: () => Promise<void>): Promise<AppError | null> {
  try {
    await approve();
    return null;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}

/**
 * Deletes a draft for good. A draft that was once published and booked is kept, as bookings are kept for seven years (PRI-04).
 * @throws AppError not_found, forbidden, illegal_transition
 * Source: specification 2, section 4 (States and transitions); specification 2, section 7 (Events).
 */
export async function deleteEvent(
  db: Database,
  actor: Caller,
  { eventId, requestId }: { eventId: number; requestId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const event = requireChangeable(await lockGuardedEvent(tx, eventId), actor);
    if (!canDeleteEvent(event.status)) throw refusal('Only drafts can be deleted.');
    if (await wasEverBooked(tx, eventId))
      throw refusal("This event has been booked before. We keep booking records, so it can't be deleted.");
    await deleteRow(tx, eventId);
    await recordAudit(tx, {
      actor,
      action: 'event.deleted',
      target: { type: 'event', id: eventId },
      changes: { status: { before: event.status, after: null } },
      requestId,
    });
  });
}

function refusal(message: string): AppError {
  return new AppError('illegal_transition', { message });
}
