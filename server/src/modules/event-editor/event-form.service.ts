import type { EventForm } from '@ascendant/contract/event-editor';
import type { Caller } from '../../access/caller';
import type { Queryable } from '../../database/database';
import { events } from '../events/events.module';
import { findChoices } from './catalog-choice.repository';
import { presentEventForm } from './event-form.presenter';
import { findEditableEvent } from './event-form.repository';

/** An event for its edit form. @throws AppError not_found, forbidden */
export async function eventFormOf(tx: Queryable, eventId: number, caller: Caller): Promise<EventForm> {
  const event = events.requireChangeable(await findEditableEvent(tx, eventId), caller);
  return presentEventForm(event, await findChoices(tx), caller.role);
}
