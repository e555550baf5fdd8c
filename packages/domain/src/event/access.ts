import type { Role } from '../person/roles';
import type { EventStatus } from './lifecycle';

/** What a code of an unlisted event can be: long enough that guessing it is hopeless under the limit of attempts. */
export const accessCodeLength = { min: 8, max: 40 } as const;
export const accessCodeSentence = `Use ${accessCodeLength.min} to ${accessCodeLength.max} letters, digits or hyphens`;

/** What decides who may do what with an event. */
export interface GuardedEvent {
  readonly status: EventStatus;
  /** The user id of the organizer, whose organization it belongs to; null once that account is gone. */
  readonly organizerId: number | null;
  /** The code that opens an unlisted event; null for one that's listed. */
  readonly accessCode: string | null;
}

/** The same for what someone may do on some dates only. */
export interface DatedEvent extends Pick<GuardedEvent, 'organizerId'> {
  readonly id: number;
}

/** A person who is signed in, a phone that checks in, or a program with a key. */
export interface Viewer {
  readonly userId: number;
  /** In which role they act. */
  readonly role: Role;
  /** Whose organization they're a member of; undefined for their own. */
  readonly organizerId?: number | undefined;
  /** The ids of the dates that a guide is assigned to, or that a phone checks in. */
  readonly dates?: readonly number[] | undefined;
}

/** The organizer for whom someone acts: of the organization that they're a member of, otherwise themselves. */
export function organizerOf({ userId, organizerId }: Pick<Viewer, 'userId' | 'organizerId'>): number {
  return organizerId ?? userId;
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
 * What people do with the events of their organization: everything; see who comes and check them in; or read what those who come have
 * answered, which is no one else's business, admins of the site included.
 */
export type EventWork = 'manage' | 'check_in' | 'read_answers';

const workers: Readonly<Record<EventWork, readonly Role[]>> = {
  manage: ['organizer', 'manager', 'key'],
  check_in: ['organizer', 'manager', 'guide', 'gate', 'key'],
  read_answers: ['organizer', 'manager', 'guide', 'admin'],
};
/** They work on the dates that they were given. */
const dated: readonly Role[] = ['guide', 'gate'];

/**
 * Whether this person may work on an event: the one place that decides it. Owners and managers do on every event of their organization,
 * so does a key in the calls that it may make; guides and gate devices on their dates, admins on any, except that they read answers of their own events only. An organizer who's made a traveller again no longer does.
 * @param viewer null for a visitor
 * Source: docs/rules/security.md, "Who may call what".
 */
export function mayWorkOn(event: DatedEvent, viewer: Viewer | null, work: EventWork): boolean {
  if (viewer === null || !worksFor(event, viewer, work)) return false;
  return !dated.includes(viewer.role) || viewer.dates?.includes(event.id) === true;
}

/** The same without the dates that some were given. */
function worksFor({ organizerId }: Pick<GuardedEvent, 'organizerId'>, viewer: Viewer, work: EventWork): boolean {
  if (viewer.role === 'admin' && work !== 'read_answers') return true;
  return workers[work].includes(viewer.role) && organizerId === organizerOf(viewer);
}

/** Whether this person manages the event: everything about it, its bookings and money back. */
export function canManageEvent(event: Pick<GuardedEvent, 'organizerId'>, viewer: Viewer | null): boolean {
  return viewer !== null && worksFor(event, viewer, 'manage');
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
export function refusalToBookings(event: Pick<GuardedEvent, 'organizerId'> | null, viewer: Viewer): 'not_found' | null {
  return event !== null && canManageEvent(event, viewer) ? null : 'not_found';
}

/**
 * Whether people may be checked in to an event, and the names of those who come be seen.
 * @param event null where no event has that id
 * @returns null when they may; `not_found` otherwise
 * Source: docs/rules/security.md, "Who may call what".
 */
export function refusalToCheckIn(event: DatedEvent | null, viewer: Viewer): 'not_found' | null {
  return event !== null && mayWorkOn(event, viewer, 'check_in') ? null : 'not_found';
}

/**
 * Whether someone may read a date's field sheet: phone numbers and answers of those who come.
 * @param event null where no event has that id
 * @returns null when they may; `not_found` otherwise
 * Source: docs/rules/security.md, "Who may call what".
 */
export function refusalToFieldSheet(event: DatedEvent | null, viewer: Viewer): 'not_found' | null {
  return event !== null && mayWorkOn(event, viewer, 'read_answers') ? null : 'not_found';
}

/** A code as it's typed or pasted, in one form: 'smith wedding 27' and 'SMITH-WEDDING-27' are the same. @returns null for what can't be one */
export function accessCodeIn(text: string): string | null {
  const code = text.trim().toUpperCase().replaceAll(/\s+/g, '-');
  const isOne = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(code);
  return isOne && code.length >= accessCodeLength.min && code.length <= accessCodeLength.max ? code : null;
}
