import { and, eq, gt, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { fullEvents } from '../../../db/schema/published-totals';
import { users, type UserRow } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

/** A person's answers about what to recommend, as stored. */
export type PreferenceRow = Pick<
  UserRow,
  | 'dateOfBirth'
  | 'currentCity'
  | 'currentProvince'
  | 'currentCountry'
  | 'maxTravelDistance'
  | 'maxPriceRange'
  | 'preferredEventTypes'
  | 'preferredDays'
  | 'preferredTimes'
  | 'starsOff'
>;

/** @returns null if the account no longer exists */
export async function findPreferences(db: Queryable, userId: number): Promise<PreferenceRow | null> {
  const [row] = await db
    .select({
      dateOfBirth: users.dateOfBirth,
      currentCity: users.currentCity,
      currentProvince: users.currentProvince,
      currentCountry: users.currentCountry,
      maxTravelDistance: users.maxTravelDistance,
      maxPriceRange: users.maxPriceRange,
      preferredEventTypes: users.preferredEventTypes,
      preferredDays: users.preferredDays,
      preferredTimes: users.preferredTimes,
      starsOff: users.starsOff,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Upcoming events without a seat left, and events the person has booked. */
export async function findUnavailableEventIds(db: Queryable, userId: number): Promise<ReadonlySet<number>> {
  const full = await db
    .select({ id: fullEvents.eventId })
    .from(fullEvents)
    .innerJoin(events, eq(events.id, fullEvents.eventId))
    .where(and(eq(events.status, 'published'), gt(events.startsAt, sql`now()`)));
  const booked = await db
    .select({ id: bookings.eventId })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.status, 'confirmed')));
  return new Set([...full, ...booked].map(({ id }) => id));
}
