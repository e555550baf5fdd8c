import { pointNames } from '@ascendant/domain/chart/chart-points';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';

/** One number for each of the six points. */
const byPoint = z.record(z.enum(pointNames), z.number());

/** The figures of the matching model, as the engine uses them, and an example worked through. */
export const matchingModel = z.object({
  /** the angles in degrees that the kernels below give a value for */
  angles: z.array(z.number()),
  /** what an exact angle is worth, by the kind of pair */
  kernels: z.object({
    /** most pairs */
    harmony: z.array(z.number()),
    /** Sun with Moon, Venus with Mars */
    polarity: z.array(z.number()),
    /** other pairs with Mars */
    martial: z.array(z.number()),
  }),
  /** how much each point counts before the kind of event shifts it; each adds up to 1 */
  natalWeights: byPoint,
  eventWeights: byPoint,
  /** share of the weight that the category's points take, 0 to 1 */
  categoryShare: z.number(),
  /** what a pair counts beyond its weights: the most that any does, and most others */
  pairFactors: z.object({ largest: z.number(), other: z.number() }),
  /** score = 10 / (1 + exp(-(centre + steepness * z))) */
  curve: z.object({ centre: z.number(), steepness: z.number() }),
  /** share of the lowest score in a group's; the rest is the average's */
  groupLowestShare: z.number(),
  example: z.object({
    /** how much each planet of the example's category counts */
    significators: z.partialRecord(z.enum(pointNames), z.number()),
    /** the traveller's Sun with the event's Moon */
    pair: z.object({
      /** 'Aquarius 20°39′' */
      natalPosition: z.string(),
      eventPosition: z.string(),
      /** 0 to 180 degrees */
      separationDeg: z.number(),
      worth: z.number(),
      natalWeight: z.number(),
      eventWeight: z.number(),
      factor: z.number(),
      weight: z.number(),
      spread: z.number(),
      share: z.number(),
    }),
    /** what each of the traveller's points adds */
    sums: z.array(z.object({ point: z.enum(pointNames), value: z.number() })),
    /** what the day adds for everyone */
    quality: z.number(),
    /** the sum of it all */
    z: z.number(),
    matchScore: z.number(),
  }),
});
export type MatchingModel = z.infer<typeof matchingModel>;

export const matchingModelRoutes = nameRoutes({
  matchingModel: defineRoute('GET /api/matching-model', {
    summary: 'Get the matching model: every number in it, and an example',
    reply: { 200: matchingModel },
  }),
});
