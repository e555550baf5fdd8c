import {
  findTransition,
  refuseApproval,
  refuseSubmission,
  refuseUnpublishing,
  type EventStatus,
  type EventTransition,
} from '@ascendant/domain/event/lifecycle';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import type { Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { requireChangeable, requirePayable } from '../one/event-access';
import {
  findLiveSales,
  findReadiness,
  lockGuardedEvent,
  queueItsDates,
  writeTransition,
  type GuardedEventRow,
} from './event-transitions.repository';

export interface TransitionOrder {
  readonly eventId: number;
  readonly to: EventStatus;
  /** For people to read; empty when none was given. */
  readonly reason: string;
  readonly requestId?: string | undefined;
  /** It's an approval: an event that doesn't wait for one is refused, whatever else an admin could do with it. */
  readonly isApproval?: boolean;
  /** Whether a paid event needs an organizer who can be paid (REQUIRE_PAYOUT_ACCOUNT). */
  readonly requiresPayoutAccount?: boolean;
}

export interface TransitionedEvent {
  /** As it was before the transition. */
  readonly event: GuardedEventRow;
  readonly transition: EventTransition;
}

/** Transitions as the audit log names them. An approval is a publication by an admin. */
const auditActions: Readonly<Record<EventTransition, string>> = {
  publish: 'event.published',
  approve: 'event.published',
  request_review: 'event.review_requested',
  return: 'event.returned',
  unpublish: 'event.unpublished',
  cancel: 'event.cancelled',
};

/**
 * Gives an event another status under its lock, and records who did it: the part that all transitions share.
 * @throws AppError not_found, forbidden, organizer_not_payable, illegal_transition (also when bookings keep the event from being unpublished, and for a draft
 *   that no one could book)
 * Source: docs/rules/events.md, "The states of an event"; rules PAY-03 and ERR-06.
 */
export async function transitionLockedEvent(
  tx: Transaction,
  actor: Caller,
  order: TransitionOrder,
): Promise<TransitionedEvent> {
  const { eventId, to, reason, requestId } = order;
  const event = requireChangeable(await lockGuardedEvent(tx, eventId), actor);
  if (order.isApproval === true) allowed(refuseApproval(event.status));
  const transition = allowed(findTransition(event.status, to, actor.role));
  if (transition === 'publish' || transition === 'request_review')
    allowed(refuseSubmission(await findReadiness(tx, eventId)));
  if (order.requiresPayoutAccount === true && (transition === 'publish' || transition === 'approve'))
    await requirePayable(tx, event);
  if (transition === 'unpublish') allowed(refuseUnpublishing(await findLiveSales(tx, eventId)));
  await writeTransition(tx, { eventId, transition, actorId: actor.userId, reason: reason === '' ? null : reason });
  if (to === 'published') await queueItsDates(tx, eventId);
  await recordAudit(tx, {
    actor,
    action: auditActions[transition],
    target: { type: 'event', id: eventId },
    changes: { status: { before: event.status, after: to } },
    ...(requestId === undefined ? {} : { requestId }),
  });
  return { event, transition };
}

function allowed<Value>(
  answer: { ok: true; value: Value } | { ok: false; code: 'forbidden' | 'illegal_transition'; message: string },
): Value {
  if (answer.ok) return answer.value;
  throw new AppError(answer.code, { message: answer.message });
}
