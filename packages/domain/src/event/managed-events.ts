/**
 * Orders of a list of managed events. Without one, admins get those waiting for approval first and organizers the newest first.
 * - `upcoming`: the nearest first, past ones last
 * - `newest`: the latest created first
 * - `title`: from A to Z
 * - `bookings`, `revenue`: the most first, from confirmed bookings
 */
export const managedEventSorts = ['upcoming', 'newest', 'title', 'bookings', 'revenue'] as const;
export type ManagedEventSort = (typeof managedEventSorts)[number];
