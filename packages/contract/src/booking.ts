import { attendeeTypes, guestStates } from '@ascendant/domain/booking/attendees';
import { cancellationPolicies } from '@ascendant/domain/booking/cancellation-policy';
import { holdLength } from '@ascendant/domain/booking/hold';
import { bookingPaymentStatuses, bookingStatuses } from '@ascendant/domain/booking/lifecycle';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { paymentProviders } from '@ascendant/domain/payment/payment-fields';
import { discountCodeMaxLength } from '@ascendant/domain/pricing/discount';
import { tierTypes } from '@ascendant/domain/pricing/tier';
import { z } from 'zod';
import { pricingTier } from './event';
import { movesOfBooking } from './moves-of-booking';
import { wireQuote } from './quote-schema';
import { defineRoute, nameRoutes } from './route';
import { chosenExtras, namedExtras, namedType, priceTypeName, takenExtra } from './series-prices';
import { claimedAmount, id, idParams, instant, line, priceText, zoneOffsets } from './wire';

/** Who's coming, as the client says it. Only type and id are used; name, age and isChild come from the database (MON-07). */
/** Someone of an order, as the client says. */
export const claimedAttendee = z.object({
  type: z.enum(attendeeTypes),
  id: id.optional(),
  name: z.string().max(200).optional(),
  age: z.number().optional(),
  isChild: z.boolean().optional(),
  /** an adult guest of the traveller whose name can follow; `id` is left out or the traveller's */
  guest: z.literal('unnamed').optional(),
  /** the name of a price type of the event; left out for an adult or a child, by age */
  priceType: priceTypeName.optional(),
  /** what they take along; the first person has what's for the whole booking */
  extras: chosenExtras.optional(),
});

/**
 * The pending booking of specification 1, section 3 (Pending booking). Amounts and the tier are compared with the server's own, never used
 * (MON-06); anything else the client keeps there is ignored.
 */
export const bookingData = z.object({
  eventId: id,
  pricingTierId: id.optional(),
  attendees: z.array(claimedAttendee).min(1, 'Add at least one attendee').max(maxAttendeesPerBooking),
  agreementAccepted: z.literal(true, 'Please accept the liability agreement and terms to proceed.'),
  tierType: z.enum(tierTypes).optional(),
  subtotal: claimedAmount.optional(),
  bookingFee: claimedAmount.optional(),
  /** subtotal plus fee, before tax */
  totalAmount: claimedAmount.optional(),
  tax: claimedAmount.optional(),
  totalWithTax: claimedAmount.optional(),
  discountCode: line(discountCodeMaxLength).optional(),
  /** the first day and the start time that the client showed; another one is refused with date_changed, and what isn't a day or a time is ignored */
  eventDate: z.unknown().optional(),
  eventStartTime: z.unknown().optional(),
  /** the secret of the widget's visit that led here; what isn't one is ignored */
  visit: z.unknown().optional(),
});
export type BookingData = z.input<typeof bookingData>;
/** The same, once it's checked. */
export type BookingOrder = z.output<typeof bookingData>;

export const ticket = z.object({
  /** the attendee's in the booking, from 0; undefined in what an older version saved on a device */
  position: z.int().optional(),
  /** signed and impossible to guess; what the QR code contains */
  code: z.string(),
  /** eight characters to type at check-in when there's no camera */
  checkInCode: z.string(),
  attendeeName: z.string(),
  /** the QR code as an SVG */
  qrUrl: z.string(),
  checkedInAt: instant.nullable(),
});

export const myBooking = z.object({
  id,
  /** short, and easy to say: 'ASC-7K2M' */
  reference: z.string(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(bookingPaymentStatuses),
  /** dollars before HST, numeric as specified */
  totalAmount: z.number(),
  quote: wireQuote,
  bookedAt: instant,
  ...movesOfBooking,
  /** how many people have signed the organizer's waiver, and the secret of the link to it; null or undefined if there's none */
  waiver: z.object({ signed: z.int(), missing: z.int(), link: z.string() }).nullable().optional(),
  /** what the organizer asks about it, while it can be answered; undefined in what an older version saved on a device */
  questions: z.object({ asked: z.int(), unanswered: z.int(), missing: z.int() }).nullable().optional(),
  event: z.object({
    id,
    title: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    timezone: z.string(),
    /** until then, the event isn't over; undefined in what an older version saved on a device */
    endsAt: instant.optional(),
    zoneOffsets,
    location: z.string(),
    /** where people meet and what they bring, as on the event's page; these four are undefined in what an older version saved on a device */
    meetingPoint: z.string().optional(),
    meetingLatitude: z.number().nullable().optional(),
    meetingLongitude: z.number().nullable().optional(),
    whatToBring: z.string().optional(),
    imageUrl: z.string().nullable(),
    imageAlt: z.string(),
    duration: z.int(),
    category: z.object({ name: z.string() }),
  }),
  pricingTier: pricingTier.pick({ tierType: true, adultPrice: true, childPrice: true }),
  /** the code that gave the discount; null if none was used */
  discountCode: z.string().nullable(),
  /** what was paid on top of the quote, to move the booking to dearer dates */
  supplements: priceText,
  /** what was paid for people who were added later; undefined in what an older version saved on a device, as the next two are */
  added: priceText.optional(),
  /** whether people can be added, as long as there are seats */
  canAdd: z.boolean().optional(),
  /** the people whose seats are held until they're paid for, with what they cost, and until when; null if there are none */
  peopleToPay: z
    .object({ attendees: z.array(claimedAttendee), charge: priceText, heldUntil: instant })
    .nullable()
    .optional(),
  /** whether the bank is deciding a dispute about the payment */
  isDisputed: z.boolean(),
  /** whether an admin closed a refund because it was paid some other way */
  isPaidAnotherWay: z.boolean(),
  /** until when an unpaid booking keeps its seats; null when it keeps none */
  heldUntil: instant.nullable(),
  attendees: z.array(
    z.object({
      /** the traveller who booked, or one of their dependents; `id` is that person's */
      type: z.enum(attendeeTypes),
      id,
      name: z.string(),
      age: z.int(),
      isChild: z.boolean(),
      ...namedType,
      ...namedExtras,
      /** the same one by one, which can be given back; undefined for nothing, and in what an older version saved on a device */
      takes: z.array(takenExtra).optional(),
      /** a guest of the traveller, whose `age` is 0 because no one asked; undefined for everyone else */
      guest: z.enum(guestStates).optional(),
      /** when their place was cancelled while the others come; null if it wasn't, undefined in what an older version saved on a device */
      cancelledAt: instant.nullable().optional(),
    }),
  ),
  /** what went back of its price or is on its way, the latest first; undefined in what an older version saved on a device */
  refunds: z
    .array(
      z.object({
        amount: priceText,
        requestedAt: instant,
        /** when it went back; null while it's on its way */
        madeAt: instant.nullable(),
      }),
    )
    .optional(),
  tickets: z.array(ticket),
  /** what you rated the event, 1 to 5; null until you review it */
  ownRating: z.int().nullable(),
  /** whether you can review the event: the booking is confirmed and the event has begun */
  canReview: z.boolean(),
  /** until when everything goes back if you cancel, because the organizer moved the event; null if that isn't open */
  freeCancellationUntil: instant.nullable(),
  /** whether it's confirmed, and the event hasn't started or was moved; what cancelling it means is in `getCancellation` */
  canCancel: z.boolean(),
  /** whether its event has other dates, and hasn't started or was moved; whether and what moving to one costs is in `getMove` */
  canMove: z.boolean(),
  /** whether attendees can get another name: until the day before the event */
  canRename: z.boolean(),
  /** until when its guests can be named; null if none is left to be named, undefined in what an older version saved on a device */
  nameGuestsUntil: instant.nullable().optional(),
  /** whether you agreed that the organizer sees your email address; undefined in what an older version saved on a device */
  sharesEmail: z.boolean().optional(),
});
export type MyBooking = z.infer<typeof myBooking>;

export const paymentIntentReply = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  bookingId: id,
  /** until when the seats are held */
  expiresAt: instant,
  /** the server's clock, so that a wrong local clock doesn't disturb the countdown */
  serverTime: instant,
  quote: wireQuote,
  /** what goes back if the traveller cancels later; the booking keeps it */
  cancellationPolicy: z.enum(cancellationPolicies),
  provider: z.object({ name: z.enum(paymentProviders), publishableKey: z.string().nullable() }),
});

export const bookingRoutes = nameRoutes({
  createBooking: defineRoute('POST /api/bookings', {
    summary: 'Book a free event',
    takesKey: true,
    limit: 'freeBooking',
    body: bookingData,
    reply: { 201: z.object({ bookingId: id, reference: z.string(), status: z.literal('confirmed') }) },
  }),
  listMyBookings: defineRoute('GET /api/user/bookings', {
    summary: 'List your bookings, newest first',
    reply: { 200: z.array(myBooking) },
  }),
  createPaymentIntent: defineRoute('POST /api/create-payment-intent', {
    summary: `Hold seats for ${holdLength} and open a payment for them`,
    takesKey: true,
    limit: 'createPaymentIntent',
    body: z.object({ amount: claimedAmount, eventId: id, bookingData }),
    reply: { 200: paymentIntentReply },
  }),
  confirmPayment: defineRoute('POST /api/confirm-payment', {
    summary: 'Confirm the booking of a successful payment; safe to call again',
    takesKey: true,
    limit: 'confirmPayment',
    body: z.object({
      paymentIntentId: z.string({ error: 'No payment intent ID found' }).min(1, 'No payment intent ID found').max(200),
      bookingData: z.unknown().optional(),
    }),
    reply: {
      200: z.object({ success: z.literal(true), bookingId: id, reference: z.string() }),
      202: z.object({ success: z.literal(false), pending: z.literal(true) }),
    },
  }),
  shareEmail: defineRoute('PUT /api/bookings/:id/email-sharing', {
    summary: 'Let the organizer of a booked event see your email address, or stop that',
    params: idParams,
    body: z.strictObject({ shared: z.boolean() }),
    reply: { 200: z.object({ shared: z.boolean() }) },
  }),
  releaseHold: defineRoute('POST /api/release-hold', {
    summary: 'Release held seats before paying; 409 with bookingId and reference if they turn out to be paid',
    takesKey: true,
    body: z.object({ paymentIntentId: z.string().min(1).max(200) }),
    reply: { 204: null },
  }),
});
