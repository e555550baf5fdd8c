import { manualBookingRoutes as routes } from '@ascendant/contract/event-bookings';
import type { Module } from '../../application/module';
import { callerOf } from '../../http/binding';
import { takeEmailTo } from '../../limits/rate-limits';
import { changeManualBooking } from './change-manual-booking';
import { guestMail, mailed } from './guest-mail';
import { bookManually, bookOutside, forgetGuests, saleOf, tellGuests } from './manual-bookings.service';
import { moveOutside, moveParty } from './move-party';

/** What later modules use. */
export type { ManualDeps } from './manual-bookings.service';
export const manualBookings = { bookManually, bookOutside, guestMail, mailed, moveOutside, saleOf };

const secondsBetweenEmails = 60;
const secondsBetweenForgetting = 86_400;

/** Bookings that organizers make for guests on the phone or at the gate. */
export const manualBookingsModule: Module = {
  name: 'manual-bookings',
  register: ({ bind, config, db, jobs, limits, sealer }) => {
    const { currency, manualBookingFee, mail } = config;
    const deps = { db, currency, manualBookingFee, postalAddress: mail.postalAddress, sealer };
    bind(routes.bookManually, async (call) => {
      const { email, phone = '', taken = null, note = '' } = call.body;
      if (email !== undefined) await takeEmailTo(limits, email);
      const wanted = { ...call.body, eventId: call.params.id, email, phone, taken, note, requestId: call.request.id };
      return bookManually(deps, callerOf(call), wanted, (tx, made) => call.keepAnswer(tx, made));
    });
    bind(routes.changeManualBooking, async (call) => {
      const { email = '' } = call.body;
      if (email !== '') await takeEmailTo(limits, email);
      const { id } = call.params;
      await changeManualBooking(deps, callerOf(call), { bookingId: id, change: call.body, requestId: call.request.id });
      return null;
    });
    bind(routes.moveManualBooking, (call) =>
      moveParty(deps, callerOf(call), { bookingId: call.params.id, ...call.body }, (tx, moved) =>
        call.keepAnswer(tx, moved),
      ),
    );
    jobs.define('tell_guests', () => tellGuests(deps));
    jobs.every(secondsBetweenEmails, 'tell_guests');
    jobs.define('forget_guests', () => forgetGuests(db));
    jobs.every(secondsBetweenForgetting, 'forget_guests');
  },
};
