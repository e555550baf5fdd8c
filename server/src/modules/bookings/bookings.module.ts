import type { Module } from '../../modules';
import { registerBookingRoutes } from './bookings.routes';
import { eventLockOf } from './event-lock';

/** Places for people: held, confirmed, cancelled. */
export const bookingsModule: Module = {
  name: 'bookings',
  register: (house) => registerBookingRoutes(house, { db: house.db, eventLock: eventLockOf(house) }),
};
