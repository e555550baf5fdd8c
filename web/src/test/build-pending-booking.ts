import { cents } from '@ascendant/domain/money';
import type { PendingBooking } from '../storage/pending-booking';

/** Two adults at the early-bird price of `buildEvent`, created just now. */
export function buildPendingBooking(overrides: Partial<PendingBooking> = {}): PendingBooking {
  return {
    eventId: 7,
    eventTitle: 'Dawn Traverse',
    eventDate: '2099-07-02',
    eventEndDate: '2099-07-04',
    eventLocation: 'Banff, Alberta',
    pricingTierId: 1,
    attendees: [
      { type: 'user', name: 'Maya Lindqvist', age: 40, isChild: false },
      { type: 'dependent', id: 5, name: 'Jonas Bergeron', age: 40, isChild: false },
    ],
    adults: 2,
    children: 0,
    adultPrice: cents(54_400),
    childPrice: cents(32_800),
    subtotal: cents(108_800),
    bookingFee: cents(4868),
    totalAmount: cents(113_668),
    tierType: 'early_bird',
    userId: 1,
    userEmail: 'maya@mail.example',
    userName: 'Maya Lindqvist',
    agreementAccepted: true,
    bookingDate: new Date().toISOString(),
    ...overrides,
  };
}
