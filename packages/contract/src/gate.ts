import { longestGateList, longestWorkDateList, searchTextMaxLength } from '@ascendant/domain/list-limits';
import {
  firstDatesOfGate,
  gateGraceHours,
  gateNameMaxLength,
  gateStates,
  maxDatesOfGate,
} from '@ascendant/domain/organization/gate-device';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { seriesIds, workDate, workSeries } from './team';
import { count, day, id, idParams, instant, line } from './wire';

/** A phone that checks people in by a link, as its organization sees it. */
export const gate = z.object({
  id,
  name: z.string(),
  state: z.enum(gateStates),
  endsAt: instant,
  revokedAt: instant.nullable(),
  /** to the minute; null while no phone has opened the link */
  lastUsedAt: instant.nullable(),
  /** the first of the dates that it checks in: the soonest that aren't over, then past ones */
  dates: z.array(workDate).max(firstDatesOfGate),
  /** how many there are in all */
  dateCount: count,
  /** the events that it checks in on all dates */
  series: z.array(workSeries),
});
export type Gate = z.infer<typeof gate>;

export const gateRoutes = nameRoutes({
  listWorkDates: defineRoute('GET /api/organizer/dates', {
    summary:
      'List the dates that you work on and that aren’t over: a guide’s and a gate device’s own, for owners and managers all of their organization',
    /** words of the title, the location, the day or the time */
    query: z.object({
      q: line(searchTextMaxLength).optional(),
      /** only those that this day is one of */
      day: day.optional(),
    }),
    reply: {
      200: z.object({
        /** the soonest first */
        dates: z.array(workDate.extend({ seriesId: id })).max(longestWorkDateList),
        /** whether later ones aren't in the list; `q` finds them */
        hasMore: z.boolean(),
        /** the gate device that asks; null for people */
        gate: z.object({ name: z.string(), organizer: z.string(), endsAt: instant }).nullable(),
        /** the server's clock */
        serverTime: instant,
      }),
    },
  }),
  listGates: defineRoute('GET /api/organizer/gates', {
    summary:
      'List the gate devices of your organization, each with its first dates: those that work, and those that ended in the last 30 days',
    reply: { 200: z.array(gate).max(longestGateList) },
  }),
  listGateDates: defineRoute('GET /api/organizer/gates/:id/dates', {
    summary: 'List all dates that one of your gate devices checks in',
    params: idParams,
    reply: { 200: z.array(workDate) },
  }),
  addGate: defineRoute('POST /api/organizer/gates', {
    summary: `Make a link that lets a phone check people in on some dates, without an account, until ${gateGraceHours} hours after the last is over. The link is only shown now`,
    body: z
      .object({
        name: line(gateNameMaxLength, 'Please enter a name, such as “North gate”'),
        dates: z.array(id).max(maxDatesOfGate),
        series: seriesIds.optional(),
      })
      .refine(({ dates, series = [] }) => dates.length + series.length > 0, {
        path: ['dates'],
        message: 'Please choose at least one date',
      }),
    reply: {
      201: z.object({
        gate,
        link: z.string(),
        /** its QR code, as an SVG document */
        qr: z.string(),
      }),
    },
  }),
  revokeGate: defineRoute('POST /api/organizer/gates/:id/revoke', {
    summary: 'Turn a gate device off. Its next request is refused',
    params: idParams,
    reply: { 200: gate },
  }),
});
