import type { MyBooking } from '@ascendant/contract/booking';
import { toWireNumber } from '@ascendant/contract/money';
import { earlyBirdWire, twoAdults } from './prices';

/** A confirmed, paid booking for two adults, with a ticket each. */
export function buildBooking(overrides: Partial<MyBooking> = {}): MyBooking {
  return {
    id: 3,
    reference: 'ASC-7Q2M4',
    status: 'confirmed',
    paymentStatus: 'completed',
    totalAmount: toWireNumber(twoAdults.totalBeforeTax),
    quote: earlyBirdWire(twoAdults),
    bookedAt: '2026-11-20T12:00:00.000Z',
    event: {
      id: 7,
      title: 'Dawn Traverse',
      startDate: '2099-07-02',
      endDate: '2099-07-04',
      startTime: '04:45',
      endTime: '16:00',
      timezone: 'America/Edmonton',
      endsAt: '2099-07-04T22:00:00.000Z',
      zoneOffsets: [-21600],
      location: 'Banff, Alberta',
      meetingPoint: 'Gondola car park, by the kiosk',
      meetingLatitude: null,
      meetingLongitude: null,
      whatToBring: 'Boots\nA warm layer',
      imageUrl: '/covers/7.svg',
      imageAlt: 'Sky over Banff',
      duration: 3,
      category: { name: 'Outdoor & Nature' },
    },
    pricingTier: { tierType: 'early_bird', adultPrice: '544.00', childPrice: '328.00' },
    discountCode: null,
    supplements: '0.00',
    isDisputed: false,
    isPaidAnotherWay: false,
    heldUntil: null,
    attendees: [
      { type: 'user', id: 1, name: 'Maya Lindqvist', age: 40, isChild: false, cancelledAt: null },
      { type: 'dependent', id: 5, name: 'Jonas Bergeron', age: 40, isChild: false, cancelledAt: null },
    ],
    refunds: [],
    tickets: [
      {
        position: 0,
        code: 'one',
        checkInCode: '7K2M9Q4T',
        attendeeName: 'Maya Lindqvist',
        qrUrl: '/qr/one.svg',
        checkedInAt: null,
      },
      {
        position: 1,
        code: 'two',
        checkInCode: 'B4NN9XQ2',
        attendeeName: 'Jonas Bergeron',
        qrUrl: '/qr/two.svg',
        checkedInAt: null,
      },
    ],
    ownRating: null,
    canReview: false,
    freeCancellationUntil: null,
    canCancel: true,
    canMove: false,
    canRename: true,
    ...overrides,
  };
}
