import { and, eq, gt, sql, type AnyColumn } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { fullEvents } from '../../../db/schema/totals';
import { users, type UserRow } from '../../../db/schema/users';
import { builtOnce } from '../../database/built-once';
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
  | 'priceCurrency'
  | 'preferredEventTypes'
  | 'preferredDays'
  | 'preferredTimes'
  | 'starsOff'
>;

/** @returns null if the account no longer exists */
export async function findPreferences(db: Queryable, userId: number): Promise<PreferenceRow | null> {
  const [row] = await preferences(db).execute({ userId });
  return row ?? null;
}

const isTheirs = (column: AnyColumn) => eq(column, sql.placeholder('userId'));

const preferences = builtOnce((db) =>
  db
    .select({
      dateOfBirth: users.dateOfBirth,
      currentCity: users.currentCity,
      currentProvince: users.currentProvince,
      currentCountry: users.currentCountry,
      maxTravelDistance: users.maxTravelDistance,
      maxPriceRange: users.maxPriceRange,
      priceCurrency: users.priceCurrency,
      preferredEventTypes: users.preferredEventTypes,
      preferredDays: users.preferredDays,
      preferredTimes: users.preferredTimes,
      starsOff: users.starsOff,
    })
    .from(users)
    .where(isTheirs(users.id)),
);

/** Upcoming events without a seat left, and events the person has booked. */
export async function findUnavailableEventIds(db: Queryable, userId: number): Promise<ReadonlySet<number>> {
  const found = await unavailable(db).execute({ userId });
  return new Set(found.map(({ id }) => id));
}

const unavailable = builtOnce((db) => {
  const full = db
    .select({ id: fullEvents.eventId })
    .from(fullEvents)
    .innerJoin(events, eq(events.id, fullEvents.eventId))
    .where(and(eq(events.status, 'published'), gt(events.startsAt, sql`now()`)));
  const booked = db
    .select({ id: bookings.eventId })
    .from(bookings)
    .where(and(isTheirs(bookings.userId), eq(bookings.status, 'confirmed')));
  return full.union(booked);
});
