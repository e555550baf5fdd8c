import type { EventDetail } from '@ascendant/contract/event';
import type { UpdateEventBody } from '@ascendant/contract/event-edit';
import type { Caller } from '../../../access/caller';
import type { BeforeCommit, Queryable } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { events } from '../../events/events.module';
import { editEvent } from './edit-event.service';
import type { EditorDeps } from './event-draft';
import { findEditableEvent } from './event-form.repository';

/** An event after a change. */
export type UpdatedEvent = EventDetail & { readonly version: number };

export interface UpdateOrder {
  readonly eventId: number;
  /** A new status, or edited fields: the contract lets nothing through that has both. */
  readonly body: UpdateEventBody;
  readonly requestId: string;
}

/**
 * Gives an event another status, or edits its fields.
 * @throws AppError as `transitionEvent` and `editEvent`
 * Source: specification 2, section 7 (Events).
 */
export async function updateEvent(
  deps: EditorDeps,
  caller: Caller,
  { eventId, body, requestId }: UpdateOrder,
  beforeCommit: BeforeCommit<UpdatedEvent>,
): Promise<UpdatedEvent> {
  const { status, reason = '' } = body;
  const beforeEnd: BeforeCommit<void> = async (tx) =>
    beforeCommit(tx, await withVersion(tx, await events.eventWithoutScore(tx, eventId, caller)));
  if (status === undefined) await editEvent(deps, caller, { eventId, edit: body, requestId }, beforeEnd);
  else await events.transitionEvent(deps, caller, { eventId, to: status, reason, requestId }, beforeEnd);
  return withVersion(deps.db, await events.eventDetail(deps, eventId, caller));
}

/** @throws AppError not_found */
export async function withVersion(tx: Queryable, event: EventDetail): Promise<UpdatedEvent> {
  const found = await findEditableEvent(tx, event.id);
  if (found === null) throw new AppError('not_found');
  return { ...event, version: found.version };
}
