import { z } from 'zod';
import { id, instant } from './wire';

/** What My Bookings says of moves of a booking that wait for its traveller; each null or undefined if none does. */
export const movesOfBooking = {
  /** whether they come on the day that the date was moved to: the day by which the organizer asks for an answer, if any, and the secret of the link to it */
  moveAnswer: z.object({ day: z.string().nullable(), link: z.string() }).nullable().optional(),
  /** the dearer date whose seats are held until the difference is paid, and until when */
  moveToPay: z
    .object({ eventId: id, startDate: z.string(), startTime: z.string(), seats: z.int(), heldUntil: instant })
    .nullable()
    .optional(),
};
