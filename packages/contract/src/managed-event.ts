import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { transitionReasonMaxLength } from '@ascendant/domain/event/limits';
import { managedEventSorts } from '@ascendant/domain/event/managed-events';
import { maxListLimit, maxManagedOffset, searchTextMaxLength } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { eventDetail } from './event';
import { defineRoute } from './route';
import { id, idParams, instant, line, paragraphs, priceText } from './wire';

const count = z.int().min(0);

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
  /** 'From $76', 'Free' */
  price: z.string(),
  /** the photograph, or the drawn sky cover */
  imageUrl: z.string(),
  organizerName: z.string().nullable(),
  capacity: z.int(),
  /** people in confirmed bookings */
  seatsTaken: count,
  /** confirmed ones */
  totalBookings: count,
  /** their total, before tax */
  totalRevenue: z.number(),
  /** what would be refunded if it's cancelled now: paid, with tax, less earlier refunds */
  refundable: priceText,
  /** people who are paying for seats right now, or have been offered some */
  holds: count,
  /** null if it was never sent for review */
  reviewRequestedAt: instant.nullable(),
  /** why an admin returned it; null if none did, or gave no reason */
  returnReason: z.string().nullable(),
  createdAt: instant,
});
export type ManagedEvent = z.infer<typeof managedEvent>;

/** All optional; without any of them you get the whole list. */
export const managedEventsQuery = z.object({
  /** words of a title, a location or a category */
  q: line(searchTextMaxLength).optional(),
  status: z.enum(eventStatuses).optional(),
  sort: z.enum(managedEventSorts).optional(),
  limit: z.coerce.number().int().min(1).max(maxListLimit).optional(),
  /** how many to skip */
  offset: z.coerce.number().int().min(0).max(maxManagedOffset).optional(),
});

/** A move to another status. Nothing else of an event is changed by this call. Source: specification 2, section 7 (Events). */
export const updateEventBody = z.strictObject({
  status: z.enum(eventStatuses, 'Please choose a status'),
  /** goes into the emails to the organizer and, when an event is cancelled, to everyone who booked it */
  reason: paragraphs(transitionReasonMaxLength).optional(),
});

export const managedEventRoutes = {
  listOrganizerEvents: defineRoute('listOrganizerEvents', {
    summary: "The caller's own events, newest first. The total in X-Total-Count",
    query: managedEventsQuery,
    reply: { 200: z.array(managedEvent) },
  }),
  listAdminEvents: defineRoute('listAdminEvents', {
    summary: 'All events: waiting for approval, upcoming, then past. The total in X-Total-Count',
    query: managedEventsQuery,
    reply: { 200: z.array(managedEvent) },
  }),
  updateEvent: defineRoute('updateEvent', {
    summary: 'Publish, unpublish, approve, return or cancel an event, by its new status',
    params: idParams,
    body: updateEventBody,
    reply: { 200: eventDetail },
  }),
  deleteEvent: defineRoute('deleteEvent', {
    summary: 'Delete a draft permanently',
    params: idParams,
    reply: { 204: null },
  }),
  requestReview: defineRoute('requestReview', {
    summary: 'Send a draft for review; admins get an email',
    params: idParams,
    reply: { 200: z.object({ adminCount: count }) },
  }),
};
