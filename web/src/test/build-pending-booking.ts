import type { PendingBooking } from '../storage/pending-booking';
import { twoAdults } from './prices';

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
    adults: twoAdults.adults,
    children: twoAdults.children,
    adultPrice: twoAdults.adultPrice,
    childPrice: twoAdults.childPrice,
    subtotal: twoAdults.subtotal,
    bookingFee: twoAdults.bookingFee,
    totalAmount: twoAdults.totalBeforeTax,
    tierType: 'early_bird',
    userId: 1,
    userEmail: 'maya@mail.example',
    userName: 'Maya Lindqvist',
    agreementAccepted: true,
    bookingDate: new Date().toISOString(),
    ...overrides,
  };
}
