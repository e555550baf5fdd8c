import { z } from 'zod';
import { companions } from './event-list-query';
import { defineRoute, nameRoutes } from './route';
import { day, id, idParams, priceText } from './wire';

/** A date of a series: an event of its own, as its calendar shows it. Days and times are the event's local ones. */
export const eventDate = z.object({
  id,
  startDate: z.string(),
  endDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  seatsLeft: z.int().min(0),
  capacity: z.int(),
  /** the lowest adult price on sale now or later; '0.00' if it's free */
  lowestAdultPrice: priceText,
  /** 0 to 10 for the signed-in person, or for the party; null when signed out or without birth data */
  matchScore: z.number().nullable(),
  /** a cancelled date is listed, so that people who saw it know what has become of it */
  status: z.enum(['published', 'cancelled']),
});
export type EventDate = z.infer<typeof eventDate>;

export const eventDateRoutes = nameRoutes({
  eventDates: defineRoute('GET /api/events/:id/dates', {
    summary: 'List the dates of an event’s series that haven’t begun, its own included, earliest first',
    shows: 'one event and listed events',
    params: idParams,
    query: z.object({
      /** the first day; today at the event’s place unless given */
      from: day.optional(),
      /** the last day; a year after the first unless given, and at most that */
      to: day.optional(),
      with: companions,
    }),
    reply: { 200: z.array(eventDate) },
  }),
});

/**
 * In the body of an error about a date that can't be booked any more (`sold_out`, `not_on_sale`, `date_changed`): the nearest date of its series that
 * can, with seats for as many people. Left out if there's none.
 */
const nearestDate = z.object({
  id,
  startDate: z.string(),
  startTime: z.string(),
  seatsLeft: z.int(),
});
export type NearestDate = z.infer<typeof nearestDate>;
