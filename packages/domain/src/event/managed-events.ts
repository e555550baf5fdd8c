/**
 * Orders of a list of managed events. Without one, admins get those waiting for approval first and organizers the newest first.
 * - `upcoming`: the nearest first, past ones last
 * - `newest`: the latest created first
 * - `title`: from A to Z
 * - `bookings`, `revenue`: the most first, from confirmed bookings
 */
export const managedEventSorts = ['upcoming', 'newest', 'title', 'bookings', 'revenue'] as const;
export type ManagedEventSort = (typeof managedEventSorts)[number];

/** What a row of a list of managed events is about, or of the event analytics: all dates of a series, or one. */
export const eventRows = ['series', 'date'] as const;
export type EventRows = (typeof eventRows)[number];
