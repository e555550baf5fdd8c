import { signNames, signPositions } from '@ascendant/domain/chart/chart-points';
import { check, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf } from './columns';

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
export type NewSignMeaningRow = typeof signMeanings.$inferInsert;
