import type { EventStatus } from '../lifecycle';

/** What decides which fields can be edited. */
export interface LockFacts {
  readonly status: EventStatus;
  /** People with a confirmed booking, a hold or an open offer. */
  readonly seatsTaken: number;
}

/** The groups of fields that an event can lock. */
export const lockedGroups = ['pricing', 'minimumAge', 'dates', 'everything'] as const;
export type LockedGroup = (typeof lockedGroups)[number];

export interface FieldLock {
  readonly group: LockedGroup;
  /** Why, for people. */
  readonly reason: string;
}

/**
 * What can't be edited, and why.
 * Source: specification 2, section 2 (Create New Adventure Event dialog and Edit Adventure Event dialog); docs/rules/events.md, "Editing".
 */
export function lockedFields({ status, seatsTaken }: LockFacts): readonly FieldLock[] {
  if (status === 'cancelled') return [{ group: 'everything', reason: "A cancelled event can't be changed." }];
  return [
    ...(status === 'published' ? publishedLocks : []),
    ...(seatsTaken > 0 ? [{ group: 'dates', reason: datesLocked } as const] : []),
  ];
}

const publishedLocks: readonly FieldLock[] = [
  { group: 'pricing', reason: "Prices can't be changed once an event is published." },
  { group: 'minimumAge', reason: "The minimum age can't be changed once an event is published." },
];

const datesLocked =
  "You can't change the dates while people have seats. To move a published date with everyone on it, choose Move this date.";

/** Why a group can't be edited; null when it can. */
export function lockReason(locks: readonly FieldLock[], group: LockedGroup): string | null {
  return locks.find((lock) => lock.group === group || lock.group === 'everything')?.reason ?? null;
}

/**
 * Why the capacity can't be this low: people already have more seats.
 * @returns null when it can
 * Source: docs/rules/events.md, "Editing"; rule PAY-01.
 */
/** A capacity can't be raised while someone has the whole date. */
export const bookedWholeText = "This date is booked as a whole, so its capacity can't be raised.";

export function capacityProblem(capacity: number, seatsTaken: number): string | null {
  if (capacity >= seatsTaken) return null;
  const seats = seatsTaken === 1 ? '1 seat is' : `${seatsTaken} seats are`;
  return `${seats} already taken, so the capacity can't be lower than ${seatsTaken}.`;
}
