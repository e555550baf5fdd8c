import type { Role } from '../person/roles';
import { ok, refuse, type Result } from '../result';

export const eventStatuses = ['draft', 'pending_approval', 'published', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** What somebody does to an event whose status changes. */
export type EventMove = 'publish' | 'request_review' | 'approve' | 'return' | 'unpublish' | 'cancel';

interface Transition {
  readonly from: EventStatus;
  readonly to: EventStatus;
  readonly move: EventMove;
  /** An organizer moves their own events only. */
  readonly by: readonly Role[];
}

/**
 * Everything an event's status may do; anything else is a 409. cancelled is final.
 * Source: docs/rules/events.md, "The states of an event".
 */
export const eventTransitions: readonly Transition[] = [
  { from: 'draft', to: 'published', move: 'publish', by: ['admin'] },
  { from: 'draft', to: 'pending_approval', move: 'request_review', by: ['organizer', 'admin'] },
  { from: 'pending_approval', to: 'published', move: 'approve', by: ['admin'] },
  { from: 'pending_approval', to: 'draft', move: 'return', by: ['admin'] },
  { from: 'published', to: 'draft', move: 'unpublish', by: ['admin'] },
  { from: 'published', to: 'cancelled', move: 'cancel', by: ['admin', 'organizer'] },
];

/** What that role may do now to an event that it runs. */
export function eventMoves(from: EventStatus, role: Role): readonly EventMove[] {
  return eventTransitions.filter((move) => move.from === from && move.by.includes(role)).map(({ move }) => move);
}

const statusWords: Readonly<Record<EventStatus, string>> = {
  draft: 'a draft',
  pending_approval: 'in review',
  published: 'published',
  cancelled: 'cancelled',
};

/**
 * What it means that somebody who runs an event asks for another status.
 * @returns refused with `forbidden` for a status that this role never gives (an organizer publishes nothing), and with
 *   `illegal_transition` where the table above has no such move
 * Source: docs/rules/events.md, "The states of an event"; docs/rules/security.md, "Who may call what".
 */
export function moveEvent(
  from: EventStatus,
  to: EventStatus,
  role: Role,
): Result<EventMove, 'forbidden' | 'illegal_transition'> {
  if (!eventTransitions.some((move) => move.to === to && move.by.includes(role))) {
    return refuse('forbidden', 'Only an admin can do this.');
  }
  const found = eventTransitions.find((move) => move.from === from && move.to === to && move.by.includes(role));
  if (found) return ok(found.move);
  return refuse('illegal_transition', `This event is ${statusWords[from]}, so it cannot become ${statusWords[to]}.`);
}

/** Only a draft can be deleted; everything else has been seen by others. Source: specification 2, section 4 (States and transitions). */
export function canDeleteEvent(status: EventStatus): boolean {
  return status === 'draft';
}

/** Who has places on an event. */
export interface LiveSales {
  /** Confirmed bookings. */
  readonly bookings: number;
  /** Unpaid bookings whose places are held, and open offers to people who waited. */
  readonly holds: number;
}

/**
 * Whether a published event may become a draft again: not while anybody has places on it, or is paying for some.
 * Source: docs/rules/events.md, "The states of an event".
 */
export function refuseUnpublishing({ bookings, holds }: LiveSales): Result<null, 'illegal_transition'> {
  if (bookings > 0) {
    const booked = bookings === 1 ? 'is 1 booking' : `are ${bookings} bookings`;
    return refuse(
      'illegal_transition',
      `There ${booked} for this event, so it stays published. Cancel it instead, and everybody gets their money back.`,
    );
  }
  if (holds > 0) {
    return refuse(
      'illegal_transition',
      'Places are kept for somebody who is booking this event. Please try again later.',
    );
  }
  return ok(null);
}
