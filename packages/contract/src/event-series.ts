import { maxNextDates } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { id } from './wire';

/** The experience that an event is a date of. */
export const eventSeries = z.object({
  id,
  /** its event with the lowest id, whatever became of that: a heart saves the series by it */
  firstEventId: id,
  /** how many published dates are still to come, this one too */
  dates: z.int(),
  /** of several dates to come that fit what was asked and have seats left, the one with the best score; null without scores */
  bestDate: z.object({ eventId: id, startDate: z.string(), startTime: z.string(), matchScore: z.number() }).nullable(),
});
export type EventSeries = z.infer<typeof eventSeries>;

/** Which dates of an event that takes place more than once: every one, each an event of its own, or the one that a card shows for all of them. */
export const listedDates = z.enum(['all', 'next']).default('all');
export type ListedDates = z.infer<typeof listedDates>;

/** The next dates of a series, for search engines. Days and times are the event's local ones. */
export const nextDates = z
  .array(z.object({ id, startDate: z.string(), startTime: z.string(), endDate: z.string(), endTime: z.string() }))
  .max(maxNextDates);
export type NextDates = z.infer<typeof nextDates>;
