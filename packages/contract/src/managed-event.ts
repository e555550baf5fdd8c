import { accessCodeIn, accessCodeSentence } from '@ascendant/domain/event/access';
import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { eventRows, managedEventSorts } from '@ascendant/domain/event/managed-events';
import { searchTextMaxLength, maxApprovedAtOnce } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { updatedEvent, updateEventBody } from './event-edit';
import { defineRoute, nameRoutes } from './route';
import { count, day, id, idParams, idText, instant, line, listPage, priceText } from './wire';

/** An event as its organizer and admins see it in their lists. */
export const managedEvent = z.object({
  id,
  title: z.string(),
  location: z.string(),
  status: z.enum(eventStatuses),
  /** the same as `startDate` */
  date: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** `HH:MM` at its place */
  startTime: z.string(),
  /** 'From $76', 'Free' */
  price: z.string(),
  /** the photograph, or the drawn sky cover */
  imageUrl: z.string(),
  /** whose event it is; null once that account is gone */
  organizerId: id.nullable(),
  organizerName: z.string().nullable(),
  /** of an unlisted event: what opens it; null for one that's listed */
  accessCode: z.string().nullable(),
  /** the series that it's a date of, and how many dates that has in all */
  series: z.object({ id, dates: count }),
  capacity: z.int(),
  /** people in confirmed bookings */
  seatsTaken: count,
  /** confirmed ones */
  totalBookings: count,
  /** what the organizer earns: without fee and tax, less what went back */
  totalRevenue: z.number(),
  /** what would be refunded if it's cancelled now: paid, with tax, less earlier refunds */
  refundable: priceText,
  /** people who are paying for seats right now, or have been offered some */
  holds: count,
  /** its sales are paused; left out for any other */
  isSalesPaused: z.literal(true).optional(),
  /** null if it was never sent for review */
  reviewRequestedAt: instant.nullable(),
  /** why an admin returned it; null if none did, or gave no reason */
  returnReason: z.string().nullable(),
  createdAt: instant,
});
export type ManagedEvent = z.infer<typeof managedEvent>;

/** All optional; without any of them you get the whole list. */
export const managedEventsQuery = z.object({
  /** words of a title, a location or a category; with `series` of a day or a time: 'dec 12', 'saturdays' */
  q: line(searchTextMaxLength).optional(),
  status: z.enum(eventStatuses).optional(),
  /** published, starting today or later at their place */
  active: z.stringbool().optional(),
  sort: z.enum(managedEventSorts).optional(),
  /** `series`: one date of each series, of those that are found: the next published one, otherwise the latest; by default, or with `date`, every date */
  by: z.enum(eventRows).optional(),
  /** only the dates of this series */
  series: z.coerce.number().pipe(id).optional(),
  /** only dates that begin on this day or later */
  from: day.optional(),
  /** only dates that begin on this day or earlier */
  to: day.optional(),
  ...listPage,
});

/** The same of everyone's events. */
export const adminEventsQuery = managedEventsQuery.extend({
  /** whose events: an id of `findOrganizers` */
  organizer: idText.optional(),
});

/** A code as it's typed, in one form. */
const accessCode = z.string().transform((text, context) => {
  const code = accessCodeIn(text);
  if (code === null) context.addIssue({ code: 'custom', message: accessCodeSentence });
  return code ?? z.NEVER;
});

export const managedEventRoutes = nameRoutes({
  setEventListing: defineRoute('PUT /api/events/:id/listing', {
    summary: 'List an event, or leave it out of every list: then only people with its code can open it',
    params: idParams,
    /** without a code, an unlisted event keeps the one it has, or gets one that can’t be guessed */
    body: z.strictObject({ isListed: z.boolean(), code: accessCode.optional() }),
    reply: { 200: z.object({ accessCode: z.string().nullable() }) },
  }),
  setEventSales: defineRoute('PUT /api/events/:id/sales', {
    summary: 'Pause or resume sales of a published event; its bookings stay, and who holds seats can still pay',
    params: idParams,
    body: z.strictObject({ isPaused: z.boolean() }),
    reply: { 200: z.object({ isPaused: z.boolean() }) },
  }),
  openEvent: defineRoute('POST /api/event-codes', {
    summary: 'Open an unlisted event with its code; you can read and book it from then on',
    limit: 'openEvent',
    body: z.strictObject({ code: z.string().max(200) }),
    reply: { 200: z.object({ eventId: id, slug: z.string() }) },
  }),
  listOrganizerEvents: defineRoute('GET /api/organizer/events', {
    summary: 'List your own events, newest first; the total is in X-Total-Count',
    query: managedEventsQuery,
    reply: { 200: z.array(managedEvent) },
  }),
  listAdminEvents: defineRoute('GET /api/admin/events', {
    summary: 'List all events: waiting for approval, upcoming, then past; the total is in X-Total-Count',
    query: adminEventsQuery,
    reply: { 200: z.array(managedEvent) },
  }),
  updateEvent: defineRoute('PUT /api/events/:id', {
    summary: 'Edit an event, or publish, unpublish, approve, return or cancel it, by its new status',
    sensitive: 'if it cancels an event with bookings',
    takesKey: true,
    params: idParams,
    body: updateEventBody,
    maxBodyBytes: 256 * 1024,
    example: { body: { status: 'cancelled' } },
    reply: { 200: updatedEvent },
  }),
  deleteEvent: defineRoute('DELETE /api/events/:id', {
    summary: 'Delete a draft permanently',
    params: idParams,
    reply: { 204: null },
  }),
  requestReview: defineRoute('POST /api/events/:id/request-review', {
    summary: 'Send a draft for review; admins get an email',
    params: idParams,
    reply: { 200: z.object({ adminCount: count }) },
  }),
});

export const eventApprovalRoutes = nameRoutes({
  approveEvents: defineRoute('POST /api/admin/events/approve', {
    summary: `Approve several events that wait for approval, at most ${maxApprovedAtOnce}: each for itself, by the same rules as one`,
    body: z.strictObject({
      ids: z

        .array(id, 'Please select the events to approve')
        .min(1, 'Please select the events to approve')
        .max(maxApprovedAtOnce, `Please select at most ${maxApprovedAtOnce} events`),
    }),
    reply: {
      200: z.object({
        approved: z.array(id),
        /** those that weren't, and why */
        refused: z.array(z.object({ id, code: z.string(), message: z.string() })),
      }),
    },
  }),
});
