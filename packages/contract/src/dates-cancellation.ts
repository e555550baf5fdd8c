import { transitionReasonMaxLength } from '@ascendant/domain/event/limits';
import { maxScheduleDates } from '@ascendant/domain/schedule/schedule';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { count, id, idParams, paragraphs, priceText } from './wire';

/** A date of a series that can be cancelled: published, and not begun. */
export const cancellableDate = z.object({
  id,
  startDate: z.string(),
  startTime: z.string(),
  /** people in confirmed bookings */
  seatsTaken: count,
  /** confirmed ones */
  totalBookings: count,
  /** what would be refunded: paid, with tax, less earlier refunds */
  refundable: priceText,
  /** people who are paying for seats right now, or have been offered some */
  holds: count,
});
export type CancellableDate = z.infer<typeof cancellableDate>;

export const datesCancellationRoutes = nameRoutes({
  listCancellableDates: defineRoute('GET /api/events/:id/cancellable-dates', {
    summary:
      'List the dates of an event’s series that can be cancelled, earliest first, with their bookings and what would be refunded',
    params: idParams,
    reply: {
      200: z.object({
        dates: z.array(cancellableDate).readonly(),
        /** whether a schedule adds further dates */
        hasSchedule: z.boolean(),
      }),
    },
  }),
  cancelDates: defineRoute('POST /api/events/:id/cancel-dates', {
    summary: 'Cancel dates of an event’s series, all or none; everyone who booked one is refunded and gets an email',
    takesKey: true,
    limit: 'createEvent',
    params: idParams,
    body: z.strictObject({
      /** ids of dates of the series */
      dates: z.array(id).min(1, 'Please choose at least one date').max(maxScheduleDates),
      /** goes into the emails to everyone who booked */
      reason: paragraphs(transitionReasonMaxLength).optional(),
      /** ends the schedule too, so that it adds no further dates */
      endSchedule: z.boolean(),
      /** the sums that were shown: others are 409 `dates_changed` */
      seen: z.strictObject({ totalBookings: count, refundable: priceText }),
    }),
    reply: { 200: z.object({ cancelled: count }) },
  }),
});
