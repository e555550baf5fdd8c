import { pointNames } from '@ascendant/domain/chart/chart-points';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { day, id, idParams, instant } from './wire';

export const placement = z.object({
  point: z.enum(pointNames),
  /** ecliptic degrees; null for an uncertain rising sign */
  longitudeDeg: z.number().nullable(),
  /** every sign it could be in, with its share of the possible births */
  signs: z.array(z.object({ sign: z.string(), share: z.number() })),
  certain: z.boolean(),
  nearCusp: z.boolean(),
  retrograde: z.boolean(),
  /** 'Leo 12°33′', truncated; null when uncertain */
  position: z.string().nullable(),
});
export type Placement = z.infer<typeof placement>;

/** Everything the wheel draws, laid out: degrees on the ecliptic, ready to be placed on circles. */
export const wheel = z.object({
  /** the longitude drawn at nine o'clock: the rising degree, or 0 when it's unknown */
  leftDeg: z.number(),
  hasHorizon: z.boolean(),
  glyphs: z.array(
    z.object({
      point: z.enum(pointNames),
      ring: z.enum(['natal', 'event']),
      longitudeDeg: z.number(),
      /** where the glyph is drawn, after being moved apart from its neighbours */
      shownDeg: z.number(),
      /** for an uncertain placement: the arc it could be on */
      arc: z.object({ fromDeg: z.number(), toDeg: z.number() }).nullable(),
      /** 'Aquarius 20°39′'; null for an uncertain placement */
      position: z.string().nullable(),
    }),
  ),
  lines: z.array(
    z.object({
      fromPoint: z.enum(pointNames),
      toPoint: z.enum(pointNames),
      fromDeg: z.number(),
      toDeg: z.number(),
      kind: z.enum(['soft', 'hard']),
      sentence: z.string(),
    }),
  ),
});
export type Wheel = z.infer<typeof wheel>;

/** A birth chart: the sign columns, the placements, the wheel, and what they were computed from. */
const chart = z.object({
  sunSign: z.string(),
  moonSign: z.string(),
  risingSign: z.string(),
  mercurySign: z.string(),
  venusSign: z.string(),
  marsSign: z.string(),
  placements: z.array(placement),
  wheel,
  /** 'Chicago, UTC−5, daylight time': the place and the clock rule used */
  clock: z.string(),
  /** its IANA time zone; null when the place wasn't found */
  zone: z.string().nullable(),
  /** notes on the clock time: it happened twice, or was skipped */
  notes: z.array(z.string()),
});

export const astrologyProfile = chart.extend({
  personalityTraits: z.string(),
  strengths: z.string(),
  challenges: z.string(),
  recommendations: z.string(),
  compatibleSigns: z.array(z.string()),
  dailyHoroscope: z.string(),
  weeklyHoroscope: z.string(),
  place: z.string().nullable(),
  updatedAt: instant,
});
export type AstrologyProfile = z.infer<typeof astrologyProfile>;

export const signMeaning = z.object({
  sign: z.string(),
  position: z.string(),
  title: z.string(),
  dates: z.string().nullable(),
  element: z.string().nullable(),
  modality: z.string().nullable(),
  rulingPlanet: z.string().nullable(),
  keywords: z.string().nullable(),
  purpose: z.string().nullable(),
  shadow: z.string().nullable(),
  emotionalStyle: z.string().nullable(),
  needs: z.string().nullable(),
  strengths: z.string().nullable(),
  challenges: z.string().nullable(),
  comfortComesFrom: z.string().nullable(),
  vibe: z.string().nullable(),
  firstImpression: z.string().nullable(),
  appearance: z.string().nullable(),
  lifeApproach: z.string().nullable(),
  challenge: z.string().nullable(),
  loveStyle: z.string().nullable(),
  attractionTo: z.string().nullable(),
  affectionLooksLike: z.string().nullable(),
  shadowSide: z.string().nullable(),
  actionStyle: z.string().nullable(),
  motivation: z.string().nullable(),
  inConflict: z.string().nullable(),
  sexuality: z.string().nullable(),
  mindStyle: z.string().nullable(),
  communication: z.string().nullable(),
  learningStyle: z.string().nullable(),
});
export type SignMeaning = z.infer<typeof signMeaning>;

/** What a dependent's signs are, or could be. Class A personal data: only for the traveller who manages them (rule PRI-01). */
export const dependentSigns = z.object({
  dependentId: id,
  placements: z.array(placement.pick({ point: true, signs: true, certain: true })),
});
export type DependentSigns = z.infer<typeof dependentSigns>;

/** A dependent's chart, as one's own is shown. Class A personal data, like their signs. */
export const dependentChart = chart.extend({ dependentId: id });
export type DependentChart = z.infer<typeof dependentChart>;

export const goodDay = z.object({
  day,
  score: z.number(),
  eventCount: z.int(),
  bestEventId: id.nullable(),
  /** for the next two months: the sign the Moon is in, 'Scorpio' */
  moonSign: z.string().nullable(),
  /** and what helps most that day, in plain words */
  reason: z.string().nullable(),
  /** the same for those who read charts: 'Moon in Scorpio, trine to your Moon' */
  astronomy: z.string().nullable(),
});

/** The name of a sign or position, in any case; anything else is a 404. */
const word = z.string().regex(/^[a-z]{1,20}$/i);

export const chartRoutes = nameRoutes({
  astrologyProfile: defineRoute('GET /api/astrology-profile', {
    summary: 'Get your six signs, your chart and its readings; 404 until you add birth data',
    reply: { 200: astrologyProfile },
  }),
  dependentSigns: defineRoute('GET /api/dependents/signs', {
    summary: 'List the signs of everyone in your family with birth data',
    reply: { 200: z.array(dependentSigns) },
  }),
  dependentChart: defineRoute('GET /api/dependents/:id/chart', {
    summary: 'Get the chart of someone in your family; 404 until they have birth data',
    params: idParams,
    reply: { 200: dependentChart },
  }),
  signMeaning: defineRoute('GET /api/sign-meanings/:sign/:position', {
    summary: 'Get what a sign means in a position',
    params: z.object({ sign: word, position: word }),
    reply: { 200: signMeaning },
  }),
});
