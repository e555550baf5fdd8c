import { isPubliclyReadable, refusalToRead } from '@ascendant/domain/event/access';
import type { EventFeedbackRow, NewEventFeedbackRow } from '../../../db/schema/opinions';
import type { Caller } from '../../access/caller';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import * as repository from './opinions.repository';

/** @returns null when this person hasn't rated the event */
export async function ownFeedback(db: Database, { userId }: Caller, eventId: number): Promise<EventFeedbackRow | null> {
  return repository.findFeedback(db, userId, eventId);
}

/** Saves this person's feedback on a published event, in place of any they gave before. @throws AppError not_found */
export async function giveFeedback(
  db: Database,
  caller: Caller,
  feedback: Omit<NewEventFeedbackRow, 'userId'>,
): Promise<EventFeedbackRow> {
  const { userId } = caller;
  const event = await publicEvent(db, feedback.eventId, caller);
  if (event.status !== 'published') throw new AppError('not_found');
  return repository.saveFeedback(db, { ...feedback, userId });
}

/** @throws AppError not_found for an event without a public page, and for an unlisted one that the caller hasn't opened */
export async function publicEvent(
  db: Database,
  eventId: number,
  caller: Caller | null,
): Promise<repository.EventForOpinion> {
  return requirePublic(await repository.findEventForOpinion(db, eventId, caller?.userId ?? null), caller);
}

/** The same of an event that was read. */
export function requirePublic(
  event: repository.EventForOpinion | null,
  caller: Caller | null,
): repository.EventForOpinion {
  if (!event || !isPubliclyReadable(event.status)) throw new AppError('not_found');
  if (refusalToRead(event, caller, event.hasOpened) !== null) throw new AppError('not_found');
  return event;
}
