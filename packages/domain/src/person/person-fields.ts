/** What people can enter for themselves or a dependent. Source: specification 2, section 9 (Business constants and limits). */
export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

export const relationshipStatuses = ['single', 'married', 'divorced'] as const;

/** How a dependent is related to the traveller. */
export const relationshipTypes = ['child', 'partner', 'spouse', 'friend'] as const;
export type RelationshipType = (typeof relationshipTypes)[number];

/** The earliest date of birth, a `CalendarDay`: time zones and positions are known from this day on. */
export const earliestBirthDate = '1900-01-01';

/** The furthest any time zone is ahead of UTC. */
const furthestAheadMs = 14 * 3_600_000;

/** Whether someone could be born on that day: not before 1900, and not after today anywhere. Source: rule INP-03. */
export function isPossibleBirthDate(date: string, now: Date): boolean {
  return date >= earliestBirthDate && date <= new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10);
}
