import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, floatVector, id, updatedAt } from './columns';
import { dependents } from './dependents';
import { users } from './users';

/** What user and dependent profiles have in common. */
const profileColumns = () => ({
  /** The source of truth, in the shape of docs/rules/sky.md, "Stored profile"; the sign columns put it in words. */
  birthChart: jsonb('birth_chart').$type<Record<string, unknown>>().notNull(),
  personalityTraits: text('personality_traits').notNull().default(''),
  dailyHoroscope: text('daily_horoscope').notNull().default(''),
  weeklyHoroscope: text('weekly_horoscope').notNull().default(''),
  strengths: text('strengths').notNull().default(''),
  challenges: text('challenges').notNull().default(''),
  recommendations: text('recommendations').notNull().default(''),
  compatibleSigns: text('compatible_signs').array().notNull().default([]),
  sunSign: text('sun_sign').notNull(),
  moonSign: text('moon_sign').notNull(),
  risingSign: text('rising_sign').notNull(),
  venusSign: text('venus_sign').notNull(),
  marsSign: text('mars_sign').notNull(),
  mercurySign: text('mercury_sign').notNull(),
  /** The person vector (docs/rules/matching-model.md, "Person vector"), 73 numbers. */
  vector: floatVector('vector').notNull(),
  /** Hash of birth data, gazetteer edition and model: if it differs, the profile is out of date. */
  fingerprint: text('fingerprint').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A user's chart and its texts. */
export const astrologyProfiles = pgTable(
  'astrology_profiles',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...profileColumns(),
  },
  (profile) => [
    unique('astrology_profiles_user_unique').on(profile.userId),
    check('astrology_profiles_vector', sql`octet_length(${profile.vector}) = 292`),
  ],
);

/** A dependent's chart and its texts. */
export const dependentAstrologyProfiles = pgTable(
  'dependent_astrology_profiles',
  {
    id: id(),
    dependentId: integer('dependent_id')
      .notNull()
      .references(() => dependents.id, { onDelete: 'cascade' }),
    ...profileColumns(),
  },
  (profile) => [
    unique('dependent_astrology_profiles_dependent_unique').on(profile.dependentId),
    check('dependent_astrology_profiles_vector', sql`octet_length(${profile.vector}) = 292`),
  ],
);

export type AstrologyProfileRow = typeof astrologyProfiles.$inferSelect;
export type NewAstrologyProfileRow = typeof astrologyProfiles.$inferInsert;
export type DependentAstrologyProfileRow = typeof dependentAstrologyProfiles.$inferSelect;
export type NewDependentAstrologyProfileRow = typeof dependentAstrologyProfiles.$inferInsert;
