import { AppError } from '../../errors/app-error';
import { moveEvent, refuseUnpublishing, type EventMove, type EventStatus } from '@ascendant/domain/event/lifecycle';
import { recordAudit } from '../../audit/audit.repository';
import type { Transaction } from '../../database/database';
import type { Caller } from '../../access/caller';
import { requireChangeable } from './event-access';
import { findLiveSales, lockEventToMove, writeMove, type EventToMove } from './event-moves.repository';

export interface MoveOrder {
  readonly eventId: number;
  readonly to: EventStatus;
  /** For people; empty where none was given. */
  readonly reason: string;
  readonly requestId?: string | undefined;
}

export interface MovedEvent {
  /** As it was before. */
  readonly event: EventToMove;
  readonly move: EventMove;
}

/** As the audit log names them: an approval is a publication by an admin. */
const deeds: Readonly<Record<EventMove, string>> = {
  publish: 'event.published',
  approve: 'event.published',
  request_review: 'event.review_requested',
  return: 'event.returned',
  unpublish: 'event.unpublished',
  cancel: 'event.cancelled',
};

/**
 * Gives an event another status, under its lock, and writes down who did it: the part of a move that all of them share.
 * @throws AppError not_found, forbidden, illegal_transition (also for an event that cannot be unpublished because it is booked)
 * Source: docs/rules/events.md, "The states of an event"; rules PAY-03 and ERR-06.
 */
export async function moveLockedEvent(tx: Transaction, actor: Caller, order: MoveOrder): Promise<MovedEvent> {
  const { eventId, to, reason, requestId } = order;
  const event = requireChangeable(await lockEventToMove(tx, eventId), actor);
  const move = allowed(moveEvent(event.status, to, actor.role));
  if (move === 'unpublish') allowed(refuseUnpublishing(await findLiveSales(tx, eventId)));
  await writeMove(tx, { eventId, move, actorId: actor.userId, reason: reason === '' ? null : reason });
  await recordAudit(tx, {
    actor,
    action: deeds[move],
    target: { type: 'event', id: eventId },
    changes: { status: { before: event.status, after: to } },
    ...(requestId === undefined ? {} : { requestId }),
  });
  return { event, move };
}

function allowed<Value>(
  answer: { ok: true; value: Value } | { ok: false; code: 'forbidden' | 'illegal_transition'; message: string },
): Value {
  if (answer.ok) return answer.value;
  throw new AppError(answer.code, { message: answer.message });
}
