import { signNames, signPositions } from '@ascendant/domain/chart/chart-points';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique, index } from 'drizzle-orm/pg-core';
import { createdAt, floatVector, id, updatedAt, oneOf } from './columns';
import { events } from './events';
import { dependents } from './people';
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

/** What an event's sky says: signs that suit it, tone, reasoning, and the vector that scores are computed from. */
export const eventAstrologyAnalysis = pgTable(
  'event_astrology_analysis',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    bestAlignedSigns: text('best_aligned_signs').array().notNull(),
    leastCompatibleSigns: text('least_compatible_signs').array().notNull(),
    emotionalTone: text('emotional_tone').notNull(),
    reasoning: text('reasoning').notNull(),
    /** Longitudes and retrograde flags of the event's points. */
    chart: jsonb('chart').$type<Record<string, unknown>>().notNull(),
    /** The event vector (docs/rules/matching-model.md, "Event vector"), 73 numbers. */
    vector: floatVector('vector').notNull(),
    /** The model it was computed with: `astro-1`. */
    model: text('model').notNull(),
    /** Hash of start, place, categories and model: if it differs, the analysis is out of date. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (analysis) => [
    unique('event_astrology_analysis_event_unique').on(analysis.eventId),
    index('event_astrology_analysis_updated_at').on(analysis.updatedAt),
    check('event_astrology_analysis_vector', sql`octet_length(${analysis.vector}) = 292`),
  ],
);

export type NewEventAstrologyAnalysisRow = typeof eventAstrologyAnalysis.$inferInsert;

/**
 * What a sign means in a position: 72 rows. Which columns a position shows is the specification's.
 * Source: specification 2, section 3 (Astrology).
 */
export const signMeanings = pgTable(
  'sign_meanings',
  {
    id: id(),
    sign: text('sign', { enum: signNames }).notNull(),
    position: text('position', { enum: signPositions }).notNull(),
    title: text('title').notNull(),
    dates: text('dates'),
    element: text('element'),
    modality: text('modality'),
    rulingPlanet: text('ruling_planet'),
    keywords: text('keywords'),
    purpose: text('purpose'),
    shadow: text('shadow'),
    emotionalStyle: text('emotional_style'),
    needs: text('needs'),
    strengths: text('strengths'),
    challenges: text('challenges'),
    comfortComesFrom: text('comfort_comes_from'),
    vibe: text('vibe'),
    firstImpression: text('first_impression'),
    appearance: text('appearance'),
    lifeApproach: text('life_approach'),
    challenge: text('challenge'),
    loveStyle: text('love_style'),
    attractionTo: text('attraction_to'),
    affectionLooksLike: text('affection_looks_like'),
    shadowSide: text('shadow_side'),
    actionStyle: text('action_style'),
    motivation: text('motivation'),
    inConflict: text('in_conflict'),
    sexuality: text('sexuality'),
    mindStyle: text('mind_style'),
    communication: text('communication'),
    learningStyle: text('learning_style'),
    createdAt: createdAt(),
  },
  (meaning) => [
    unique('sign_meanings_sign_position_unique').on(meaning.sign, meaning.position),
    check('sign_meanings_sign', oneOf(meaning.sign, signNames)),
    check('sign_meanings_position', oneOf(meaning.position, signPositions)),
  ],
);

export type SignMeaningRow = typeof signMeanings.$inferSelect;
