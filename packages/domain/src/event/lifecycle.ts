import type { Role } from '../person/roles';
import { ok, refuse, type Result } from '../result';

export const eventStatuses = ['draft', 'pending_approval', 'published', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** What people do to an event to change its status. */
export const eventTransitionNames = ['publish', 'request_review', 'approve', 'return', 'unpublish', 'cancel'] as const;
export type EventTransition = (typeof eventTransitionNames)[number];

interface TransitionRule {
  readonly from: EventStatus;
  readonly to: EventStatus;
  readonly name: EventTransition;
  /** Organizers change their own events only. */
  readonly by: readonly Role[];
}

/**
 * Every allowed change of status; any other is a 409. cancelled is final.
 * Source: docs/rules/events.md, "The states of an event".
 */
export const eventTransitions: readonly TransitionRule[] = [
  { from: 'draft', to: 'published', name: 'publish', by: ['admin'] },
  { from: 'draft', to: 'pending_approval', name: 'request_review', by: ['organizer', 'manager', 'admin'] },
  { from: 'pending_approval', to: 'published', name: 'approve', by: ['admin'] },
  { from: 'pending_approval', to: 'draft', name: 'return', by: ['admin'] },
  { from: 'published', to: 'draft', name: 'unpublish', by: ['admin'] },
  { from: 'published', to: 'cancelled', name: 'cancel', by: ['admin', 'organizer', 'manager'] },
];

/** What someone in that role may do now with an event they manage. */
export function possibleTransitions(from: EventStatus, role: Role): readonly EventTransition[] {
  return eventTransitions.filter((rule) => rule.from === from && rule.by.includes(role)).map(({ name }) => name);
}

const statusText: Readonly<Record<EventStatus, string>> = {
  draft: 'a draft',
  pending_approval: 'in review',
  published: 'published',
  cancelled: 'cancelled',
};

/**
 * Which transition gives an event the status that someone who manages it asks for.
 * @returns refused with `forbidden` for a status that this role never gives (organizers don't publish), and with
 *   `illegal_transition` when the table above has no such transition
 * Source: docs/rules/events.md, "The states of an event"; docs/rules/security.md, "Who may call what".
 */
export function findTransition(
  from: EventStatus,
  to: EventStatus,
  role: Role,
): Result<EventTransition, 'forbidden' | 'illegal_transition'> {
  if (!eventTransitions.some((rule) => rule.to === to && rule.by.includes(role))) {
    return refuse('forbidden', 'Only an admin can do this.');
  }
  const found = eventTransitions.find((rule) => rule.from === from && rule.to === to && rule.by.includes(role));
  if (found) return ok(found.name);
  return refuse('illegal_transition', impossible(from, to));
}

/**
 * Whether an event waits for an admin's approval. Several events are approved at once only if they do: one that was returned meanwhile is a
 * draft, which an admin could publish, but no one asked for that.
 */
export function refuseApproval(status: EventStatus): Result<null, 'illegal_transition'> {
  return status === 'pending_approval' ? ok(null) : refuse('illegal_transition', impossible(status, 'published'));
}

/** Why there's no such transition, for people. */
function impossible(from: EventStatus, to: EventStatus): string {
  if (from === to) return `This event is already ${statusText[from]}.`;
  if (from === 'cancelled') return "This event has been cancelled, and that can't be undone.";
  if (to === 'cancelled') return `Only a published event can be cancelled, and this one is ${statusText[from]}.`;
  return `This event is ${statusText[from]}, so you can't do this.`;
}

/** Only drafts can be deleted: other people have seen everything else. Source: specification 2, section 4 (States and transitions). */
export function canDeleteEvent(status: EventStatus): boolean {
  return status === 'draft';
}

/** Who has seats on an event. */
export interface LiveSales {
  /** Confirmed bookings. */
  readonly bookings: number;
  /** Unpaid bookings whose seats are held, and open offers to people on the waitlist. */
  readonly holds: number;
}

/**
 * Whether a published event may become a draft again: not while anyone has seats on it or is paying for some.
 * Source: docs/rules/events.md, "The states of an event".
 */
export function refuseUnpublishing({ bookings, holds }: LiveSales): Result<null, 'illegal_transition'> {
  if (bookings > 0) {
    const count = bookings === 1 ? '1 booking' : `${bookings} bookings`;
    return refuse(
      'illegal_transition',
      `This event has ${count}, so it can't be unpublished. If you cancel it instead, everyone will be refunded.`,
    );
  }
  if (holds > 0) {
    return refuse('illegal_transition', "Seats are being held for someone who's booking this event. Try again later.");
  }
  return ok(null);
}

/** What an event needs before other people see it. */
export interface Readiness {
  /** Whether it has any tier. */
  readonly hasPrice: boolean;
  /** Whether its start has passed. */
  readonly hasBegun: boolean;
  /** Whether it's in Canada, whose taxes differ by province, and doesn't say in which. */
  readonly lacksProvince: boolean;
}

/**
 * Whether a draft may be published or sent to review: it needs a price and a start to come, or no one could book it, and a place that can
 * be taxed.
 * Source: docs/rules/events.md, "The event form".
 */
export function refuseSubmission({ hasPrice, hasBegun, lacksProvince }: Readiness): Result<null, 'illegal_transition'> {
  if (!hasPrice) return refuse('illegal_transition', 'Add at least one price first. For a free event, enter 0.');
  if (hasBegun) return refuse('illegal_transition', 'This event has already begun. Change its dates first.');
  if (lacksProvince)
    return refuse(
      'illegal_transition',
      'Say first in which province or territory this event is. Its taxes depend on it.',
    );
  return ok(null);
}
