import { calendarLengths, departureStates, missingThings } from '@ascendant/domain/event/departure';
import { longestWorkDateList } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { eventSky, skyCaption } from './event';
import { defineRoute, nameRoutes } from './route';
import { workDate } from './team';
import { count, day } from './wire';

/** A date in the calendar of those who run it, by the calendar and clocks of its place. */
export const departure = workDate.extend({
  state: z.enum(departureStates),
  /** people in confirmed bookings */
  seatsTaken: count,
  capacity: count,
  checkedIn: count,
  /** by name; empty for a guide who asks */
  guides: z.array(z.string()),
  missing: z.array(z.object({ what: z.enum(missingThings), count })),
});
export type Departure = z.infer<typeof departure>;

/** Sun and Moon of a day at a place. */
export const daySky = z.object({
  day,
  ...skyCaption.pick({ place: true, sunrise: true, sunset: true }).shape,
  ...eventSky.pick({ moonPhaseDeg: true, moonLabel: true }).shape,
});
export type DaySky = z.infer<typeof daySky>;

export const departureRoutes = nameRoutes({
  listDepartures: defineRoute('GET /api/organizer/departures', {
    summary:
      'List the dates of a day or a week with their seats, guides and what’s missing: a guide’s own, for owners and managers all of their organization',
    query: z.object({ from: day, days: z.coerce.number().pipe(z.literal(calendarLengths)) }),
    example: { query: { from: '2027-07-05', days: 7 } },
    reply: {
      200: z.object({
        /** published and cancelled ones that at least one of the days is one of, the soonest first */
        departures: z.array(departure).max(longestWorkDateList),
        /** whether later ones aren't in the list */
        hasMore: z.boolean(),
        /** by day, for the first few places */
        skies: z.array(daySky),
        /** the first day after these on which a published date begins; null without one */
        next: day.nullable(),
      }),
    },
  }),
});
