import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { registerBookingRoutes } from './bookings.routes';
import { calendarText } from './calendar-file';
import { registerCalendarFile } from './calendar-file.routes';
import { eventLockOf } from './event-lock';
import { findCalendarBooking } from './my-bookings.repository';
import { tellOfOffer } from './offer-mail';
import { registerWaitlistRoutes } from './waitlist.routes';
import { tendWaitlists } from './waitlist.service';

const tendEverySeconds = 60;

/** Places for people: held, confirmed, cancelled, waited for. */
export const bookingsModule: Module = {
  name: 'bookings',
  register: (context) => {
    const { db, jobs, limits, config } = context;
    registerBookingRoutes(context, { db, limits, eventLock: eventLockOf(context) });
    registerCalendarFile(context);
    attachCalendarEntries(context);
    registerWaitlistRoutes(context);
    jobs.define('tend_waitlists', () => tendWaitlists(db));
    jobs.define('tell_of_offer', ({ offerId }) => tellOfOffer(db, offerId, config.publicUrl));
    jobs.every(tendEverySeconds, 'tend_waitlists');
  },
};

/** Confirmations take a calendar entry along. A booking that was cancelled before its mail went out has none. */
function attachCalendarEntries({ db, mailFiles }: ApplicationContext): void {
  mailFiles.define('calendar_entry', async (bookingId) => {
    const booking = await findCalendarBooking(db, bookingId);
    return booking && Buffer.from(calendarText(booking));
  });
}
