import type { Role } from '../person/roles';

export const eventStatuses = ['draft', 'pending_approval', 'published', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

interface Transition {
  readonly from: EventStatus;
  readonly to: EventStatus;
  readonly by: readonly Role[];
}

/** Everything an event's status may do; anything else is a 409. cancelled is final. Source: decisions.md, section 3. */
export const eventTransitions: readonly Transition[] = [
  { from: 'draft', to: 'published', by: ['admin'] },
  { from: 'draft', to: 'pending_approval', by: ['organizer', 'admin'] },
  { from: 'pending_approval', to: 'published', by: ['admin'] },
  { from: 'pending_approval', to: 'draft', by: ['admin'] },
  { from: 'published', to: 'draft', by: ['admin'] },
  { from: 'published', to: 'cancelled', by: ['admin', 'organizer'] },
];

/** Whether that role may move an event so, its organizer being who they say. */
export function canMoveEvent(from: EventStatus, to: EventStatus, role: Role): boolean {
  return eventTransitions.some((move) => move.from === from && move.to === to && move.by.includes(role));
}

/**
 * Whether anybody may read the event's own page: published ones, and cancelled ones with their status shown.
 * Source: decisions.md, section 3.
 */
export function isPubliclyReadable(status: EventStatus): boolean {
  return status === 'published' || status === 'cancelled';
}
