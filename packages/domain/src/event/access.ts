import type { Role } from '../person/roles';
import type { EventStatus } from './lifecycle';

/** What decides who may do what with an event. */
export interface GuardedEvent {
  readonly status: EventStatus;
  /** The organizer's user id; null once that account is gone. */
  readonly createdBy: number | null;
  /** The code that opens an unlisted event; null for one that's listed. */
  readonly accessCode: string | null;
}

/** A person who is signed in. */
export interface Viewer {
  readonly userId: number;
  readonly role: Role;
}

/** The statuses in which anyone may read an event's page. */
export const publicStatuses = ['published', 'cancelled'] as const satisfies readonly EventStatus[];

/**
 * Whether anyone may read the event's page: published events, and cancelled ones with their status shown.
 * Source: docs/rules/events.md, "The states of an event".
 */
export function isPubliclyReadable(status: EventStatus): boolean {
  return publicStatuses.some((each) => each === status);
}

/**
 * Whether this person manages the event: its organizer does, and so does every admin. An organizer who's made a traveller again
 * no longer does.
 * @param viewer null for a visitor
 * Source: docs/rules/security.md, "Who may call what".
 */
export function canManageEvent({ createdBy }: Pick<GuardedEvent, 'createdBy'>, viewer: Viewer | null): boolean {
  if (viewer?.role === 'admin') return true;
  return viewer?.role === 'organizer' && createdBy === viewer.userId;
}

/**
 * Whether an event may be read: its page, its prices and its pictures. An unlisted event also has to have been opened with its code.
 * @param event null where no event has that id
 * @param hasOpened whether this person has opened it with its code, or booked it; it matters for unlisted events only
 * @returns null when it may; `not_found` otherwise, so that the answer doesn't reveal that a draft exists
 * Source: docs/rules/events.md, "The states of an event"; docs/rules/security.md, "Who may call what".
 */
export function refusalToRead(
  event: GuardedEvent | null,
  viewer: Viewer | null,
  hasOpened = false,
): 'not_found' | null {
  if (event === null) return 'not_found';
  if (canManageEvent(event, viewer)) return null;
  return isPubliclyReadable(event.status) && (event.accessCode === null || hasOpened) ? null : 'not_found';
}

/**
 * Whether an event may be changed: its status, or the event itself.
 * @param event null where no event has that id
 * @returns null when it may; `forbidden` for an event that anyone can read, `not_found` for any other
 * Source: docs/rules/security.md, "Who may call what", `404/403`.
 */
export function refusalToChange(event: GuardedEvent | null, viewer: Viewer | null): 'not_found' | 'forbidden' | null {
  if (event === null) return 'not_found';
  if (canManageEvent(event, viewer)) return null;
  return isPubliclyReadable(event.status) && event.accessCode === null ? 'forbidden' : 'not_found';
}

/**
 * Whether the bookings of an event may be seen or changed: who's coming, their tickets and refunds.
 * @param event null where no event has that id
 * @returns null when they may; `not_found` otherwise, since no one else can read them whatever the event's status
 * Source: docs/rules/security.md, "Who may call what".
 */
export function refusalToBookings(event: Pick<GuardedEvent, 'createdBy'> | null, viewer: Viewer): 'not_found' | null {
  return event !== null && canManageEvent(event, viewer) ? null : 'not_found';
}
