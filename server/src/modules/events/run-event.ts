import { isPubliclyReadable } from '@ascendant/domain/event/lifecycle';
import { AppError } from '../../errors/app-error';
import type { Caller } from '../../access/caller';
import type { EventToMove } from './event-moves.repository';

/**
 * The event, for whoever runs it: its organizer, or an admin.
 * @param event null where there is none
 * @throws AppError not_found for an event that the caller may not even read; forbidden for one that everybody may
 * Source: reliability-and-security.md, section 4 (`404/403`).
 */
export function runBy(caller: Caller, event: EventToMove | null): EventToMove {
  if (!event) throw new AppError('not_found');
  if (caller.role === 'admin') return event;
  if (caller.role === 'organizer' && event.createdBy === caller.userId) return event;
  throw new AppError(isPubliclyReadable(event.status) ? 'forbidden' : 'not_found');
}
