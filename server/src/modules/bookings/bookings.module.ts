import type { Module } from '../../module';
import { registerBookingRoutes } from './bookings.routes';
import { registerCalendarFile } from './calendar-file.routes';
import { eventLockOf } from './event-lock';
import { tellOfOffer } from './offer-mail';
import { registerWaitlistRoutes } from './waitlist.routes';
import { tendWaitlists } from './waitlist.service';

const tendEverySeconds = 60;

/** Places for people: held, confirmed, cancelled, waited for. */
export const bookingsModule: Module = {
  name: 'bookings',
  register: (house) => {
    const { db, jobs, limits, config } = house;
    registerBookingRoutes(house, { db, limits, eventLock: eventLockOf(house) });
    registerCalendarFile(house);
    registerWaitlistRoutes(house);
    jobs.define('tend_waitlists', () => tendWaitlists(db));
    jobs.define('tell_of_offer', ({ offerId }) => tellOfOffer(db, offerId, config.publicUrl));
    jobs.every(tendEverySeconds, 'tend_waitlists');
  },
};
