import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { capacity } from '../capacity/capacity.module';
import { quoteOf } from './booking-quote';
import { findLiveBookings, findUnendedEvents, findUnsettled, isLive, lockBooking } from './bookings.repository';
import { registerBookingRoutes } from './bookings.routes';
import { bookFree, confirmBooking, holdSeats } from './bookings.service';
import { calendarText } from './calendar-file';
import { registerCalendarFile } from './calendar-file.routes';
import {
  cancelForRefund,
  cancelFree,
  closeUnpaid,
  markDeclined,
  markPartlyRefunded,
  markRefunded,
} from './end-booking.service';
import { lockForSettlement } from './lock-for-settlement';
import { findCalendarBooking } from './my-bookings.repository';
import { priceOrder } from './price-order';
import { queueCancelledMail, queuePartialRefundMail, queueRefundMail } from './refund-mail';
import { countingWrongCodes } from './wrong-codes';

/** Bookings: held, confirmed, cancelled. */
export const bookingsModule: Module = {
  name: 'bookings',
  register: (context) => {
    const { db, limits } = context;
    registerBookingRoutes(context, { db, limits, eventLock: capacity.eventLockOf(context) });
    registerCalendarFile(context);
    attachCalendarEntries(context);
  },
};

/** What later modules use. */
export const bookings = {
  bookFree,
  cancelForRefund,
  cancelFree,
  closeUnpaid,
  confirmBooking,
  countingWrongCodes,
  findLiveBookings,
  findUnendedEvents,
  findUnsettled,
  holdSeats,
  isLive,
  lockBooking,
  lockForSettlement,
  markDeclined,
  markPartlyRefunded,
  markRefunded,
  priceOrder,
  queueCancelledMail,
  queuePartialRefundMail,
  queueRefundMail,
  quoteOf,
};

/** Confirmation emails carry a calendar entry. A booking cancelled before its email is sent has none. */
function attachCalendarEntries({ db, mailFiles }: ApplicationContext): void {
  mailFiles.define('calendar_entry', async (bookingId) => {
    const booking = await findCalendarBooking(db, bookingId);
    return booking && Buffer.from(calendarText(booking));
  });
}
