import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import {
  confirmHeldBooking,
  findLiveBookings,
  findUnendedEvents,
  findUnsettled,
  isLive,
  keep,
  lockBooking,
  findBooking,
  writeAttendees,
  isEventBooked,
  isUnderWay,
} from './bookings.repository';
import { registerBookingRoutes, registerCalendarFile, registerStopEmails } from './bookings.routes';
import { confirmBooking } from './bookings.service';
import { calendarText } from './calendar-file';
import {
  cancelForRefund,
  cancelFree,
  cancelPeople,
  closeUnpaid,
  endHeld,
  markDeclined,
  markPartlyRefunded,
  markRefunded,
  moveEndedMoney,
} from './end-booking.service';
import { writeEventEmails } from './event-emails';
import { giveBackExtras } from './give-back-extras.service';
import { joinBooking } from './join-booking.service';
import { lockForSettlement } from './lock-for-settlement';
import { moveToDate } from './move-booking.service';
import { findDateOfMove, insertMove } from './moves.repository';
import { findCalendarBooking } from './my-bookings.repository';
import { quoteOf, agreesOnPrice, areSamePeople, claimedStart, namesSamePeople } from './order';
import { extrasFor, refuseParty, refuseWithoutExtras, takingAlong } from './order-people';
import { queuePeopleCancelledMail } from './people-cancelled-mail';
import { priceMove } from './price-move';
import { onSale, priceOrder, ratesOf, refuseUnpaidHolds, refuseWithoutSeats, typesFor } from './price-order';
import { pricePeople } from './price-people';
import { queueCancelledMail, queuePartialRefundMail, queueRefundMail } from './refund-mail';
import {
  queuePaymentProblemMail,
  queueChargedBackMail,
  queueDisputeLostMail,
  queueRefundClosedMail,
  queueRefundFailedMail,
  queueRefundRepeatedMail,
  queueRefundWaitsMail,
} from './refund-trouble-mail';
import { sellSeats } from './sell-seats';
import {
  areDependentsOn,
  findSupplement,
  insertSupplement,
  seatsOfChange,
  isAnyoneOn,
  lockSupplements,
} from './supplements.repository';
import { whoComesFact } from './who-comes';
import { tieVisit } from './widget-visits.service';
import { countingWrongCodes } from './wrong-codes';

const secondsBetweenEventEmails = 1_800;

/** Bookings: held, confirmed, cancelled. */
export const bookingsModule: Module = {
  name: 'bookings',
  register: (context) => {
    const { db, jobs, config } = context;
    registerBookingRoutes(context, db);
    registerCalendarFile(context);
    registerStopEmails(context);
    jobs.define('write_event_emails', () => writeEventEmails(db, config.publicUrl));
    jobs.every(secondsBetweenEventEmails, 'write_event_emails');
    attachCalendarEntries(context);
    defineMailConditions(context);
  },
};

/** What later modules use. */
export const bookings = {
  agreesOnPrice,
  areDependentsOn,
  areSamePeople,
  claimedStart,
  cancelForRefund,
  cancelFree,
  cancelPeople,
  closeUnpaid,
  endHeld,
  confirmBooking,
  confirmHeldBooking,
  countingWrongCodes,
  extrasFor,
  findDateOfMove,
  findLiveBookings,
  findSupplement,
  findUnendedEvents,
  findUnsettled,
  giveBackExtras,
  insertMove,
  insertSupplement,
  isAnyoneOn,
  isLive,
  joinBooking,
  keep,
  lockBooking,
  lockForSettlement,
  lockSupplements,
  markDeclined,
  markPartlyRefunded,
  markRefunded,
  moveEndedMoney,
  moveToDate,
  namesSamePeople,
  priceMove,
  onSale,
  priceOrder,
  pricePeople,
  queueCancelledMail,
  queueChargedBackMail,
  queueDisputeLostMail,
  queuePartialRefundMail,
  queuePeopleCancelledMail,
  queuePaymentProblemMail,
  queueRefundClosedMail,
  queueRefundFailedMail,
  queueRefundMail,
  queueRefundRepeatedMail,
  queueRefundWaitsMail,
  quoteOf,
  ratesOf,
  typesFor,
  refuseUnpaidHolds,
  refuseParty,
  refuseWithoutExtras,
  refuseWithoutSeats,
  seatsOfChange,
  sellSeats,
  takingAlong,
  tieVisit,
  whoComesFact,
  writeAttendees,
};

/** Emails carry a calendar entry, or what takes it away. A booking cancelled before its confirmation is sent has no entry in it. */
function attachCalendarEntries({ db, mailFiles }: ApplicationContext): void {
  mailFiles.define('calendar_entry', async (bookingId) => {
    const booking = await findCalendarBooking(db, bookingId);
    return booking && Buffer.from(calendarText(booking));
  });
  mailFiles.define('calendar_cancellation', async (bookingId) => {
    const booking = await findCalendarBooking(db, bookingId, 'cancelled');
    return booking && Buffer.from(calendarText(booking));
  });
}

/** What emails about bookings depend on. Source: docs/rules/emails.md, "Emails that are no longer true". */
function defineMailConditions({ db, mailConditions }: Pick<ApplicationContext, 'db' | 'mailConditions'>): void {
  mailConditions.define('booking_is_confirmed', (id) => isUnderWay(db, id));
  mailConditions.define('booking_is_awaiting_refund', async (id) => {
    const booking = await findBooking(db, id);
    return booking?.paymentStatus === 'refund_pending' || booking?.paymentStatus === 'refunded';
  });
  mailConditions.define('booking_is_refunded', async (id) => (await findBooking(db, id))?.paymentStatus === 'refunded');
  mailConditions.define(
    'event_is_booked',
    async (eventId, userId) => userId !== null && (await isEventBooked(db, eventId, userId)),
  );
}
