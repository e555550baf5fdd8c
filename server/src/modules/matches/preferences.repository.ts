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

const row = {
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
};

const preferences = builtOnce((db) => db.select(row).from(users).where(isTheirs(users.id)));

/**
 * The same with the ids of what can't be recommended to them: upcoming events without a seat left, and events they have booked.
 * @returns null if the account no longer exists
 */
export async function findRecommendable(db: Queryable, userId: number) {
  const [found] = await recommendable(db).execute({ userId });
  return found ?? null;
}

const recommendable = builtOnce((db) => {
  const full = db
    .select({ id: fullEvents.eventId })
    .from(fullEvents)
    .innerJoin(events, eq(events.id, fullEvents.eventId))
    .where(and(eq(events.status, 'published'), gt(events.startsAt, sql`now()`)));
  const booked = db
    .select({ id: bookings.eventId })
    .from(bookings)
    .where(and(isTheirs(bookings.userId), eq(bookings.status, 'confirmed')));
  const unavailable = sql<readonly number[]>`array${full.union(booked)}`;
  return db.select({ row, unavailable }).from(users).where(isTheirs(users.id));
});
