import type { Route } from '@ascendant/contract/route';
import type { CallName } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { discountCodes } from '../../db/schema/discount-codes';
import { waitlistEntries } from '../../db/schema/waitlist';
import { addJob } from '../../src/jobs/add-job.repository';
import { loadSignMeanings } from '../../src/modules/charts/sign-meanings.repository';
import { openPayment } from '../checkout/book-paid';
import { buildFreeEvent, dayFromNow } from '../factories/events';
import { type SignedInPerson } from '../factories/people';
import { oneAdultTotal } from '../factories/prices';
import { buildReview } from '../factories/reviews';
import { nextNumber } from '../factories/sequence';
import { newcomer } from '../factories/sign-ups';
import { accountExamples } from './account-examples';
import { adminExamples } from './admin-examples';
import { conversationExamples } from './conversation-examples';
import {
  answers,
  attended,
  bookedEvent,
  callerId,
  fresh,
  idOf,
  message,
  newEventForm,
  onCategory,
  onEvent,
  onFeature,
  onReview,
  openedPayment,
  ownBooking,
  ownEvent,
  ownGuestBooking,
  ownSharedBooking,
  rewrittenEvent,
  travellerIn,
  type Example,
} from './example-rows';
import { moneyExamples } from './money-examples';
import { paidWith } from './money-rows';
import { moveExamples } from './move-examples';
import { organizerExamples } from './organizer-examples';
import { placeExamples } from './place-examples';
import { teamExamples } from './team-examples';
import { waiverExamples } from './waiver-examples';

/**
 * An example of every call whose request can't be made from the contract alone. A call without an entry is sent what its schemas
 * require (`example-of-schema.ts`), about the world's event; if that isn't a call that works, add an entry here.
 */
const examples: Readonly<Partial<Record<CallName, Example>>> = {
  ...accountExamples,
  ...organizerExamples,
  ...conversationExamples,
  ...placeExamples,
  ...teamExamples,
  ...waiverExamples,
  // administration
  createUser: { send: () => ({ body: { ...newcomer(), userType: 'organizer' } }) },
  disableUser: { send: async (world) => ({ params: { id: (await fresh(world)).id }, body: { disabled: true } }) },
  updateCategory: { send: async (world) => ({ ...(await onCategory(world)), body: { isActive: false } }) },
  deleteCategory: { send: onCategory },
  updateEventFeature: { send: async (world) => ({ ...(await onFeature(world)), body: { isActive: false } }) },
  deleteEventFeature: { send: onFeature },
  respondToReview: { send: onReview },
  editReview: { send: async (world) => ({ ...(await onReview(world)), body: { rating: 3, comment: 'Fine.' } }) },
  deleteReview: { send: onReview },
  markReviewJunk: { send: onReview },
  respondAsOrganizer: { send: onReview, others: 403 },
  // events
  updateEvent: {
    send: async (world) => ({ ...(await onEvent(world)), body: { status: 'cancelled' } }),
    others: 403,
  },
  deleteEvent: { send: (world) => onEvent(world, { status: 'draft' }) },
  markEditSeen: { send: rewrittenEvent },
  requestReview: { send: (world) => onEvent(world, { status: 'draft' }) },
  getEventForm: { others: 403 },
  uploadEventImage: { send: onEvent, others: 403 },
  uploadGalleryPicture: { send: () => ({}) },
  duplicateEvent: { others: 403 },
  repeatEvent: {
    send: async (world) => ({ ...(await onEvent(world)), body: { dates: [dayFromNow(200)], status: 'draft' } }),
    others: 403,
  },
  createEvent: { send: () => ({ form: newEventForm }) },
  getHost: { send: async (world) => (await ownEvent(world), { params: { id: world.people.organizer } }) },
  changeSavedEvents: { send: ({ eventId }) => ({ body: { save: [eventId] } }) },
  keepForms: { send: () => ({ body: { forms: [] } }) },
  previewEventSky: { send: () => ({ query: { date: dayFromNow(90), time: '06:00', location: 'Banff' } }) },
  // discount codes
  createDiscountCode: {
    send: async (world) => ({
      body: {
        code: `DAWN${nextNumber()}`,
        eventId: await ownEvent(world),
        discountType: 'percentage',
        discountValue: 10,
      },
    }),
    owner: 'organizer',
    answers: { 'other organizer': 400 },
  },
  updateDiscountCode: {
    send: async (world) => {
      const eventId = await ownEvent(world);
      const terms = { discountType: 'percentage' as const, code: `DUSK${nextNumber()}`, eventId };
      const [code] = await world.app.db
        .insert(discountCodes)
        .values({ ...terms, discountValue: '10.00' })
        .returning();
      return { params: { id: code?.id ?? 0 }, body: { ...terms, discountValue: 15, isActive: true } };
    },
  },
  // bookings and payments
  createBooking: {
    send: async ({ app }) => ({
      body: {
        eventId: (await buildFreeEvent(app.db)).id,
        attendees: [{ type: 'user' }],
        agreementAccepted: true,
      },
    }),
  },
  createPaymentIntent: {
    send: async (world) => {
      const eventId = await ownEvent(world);
      const bookingData = { eventId, attendees: [{ type: 'user' }], agreementAccepted: true };
      return { body: { amount: oneAdultTotal, eventId, bookingData } };
    },
  },
  confirmPayment: { send: async (world) => ({ body: await openedPayment(world) }), owner: 'traveller' },
  releaseHold: {
    send: async (world) => {
      const person = await travellerIn(world);
      const { body } = await openPayment(world.app, person as SignedInPerson, await ownEvent(world));
      return { body: { paymentIntentId: body.paymentIntentId } };
    },
    owner: 'traveller',
  },
  getCancellation: { send: async (world) => ({ params: { id: await ownBooking(world) } }), owner: 'traveller' },
  listBookingDocuments: { send: async (world) => ({ params: { id: await ownBooking(world) } }), owner: 'traveller' },
  cancelBooking: {
    send: async (world) => ({ params: { id: await ownBooking(world) }, body: { refund: '0.00' } }),
    owner: 'traveller',
  },
  shareEmail: {
    send: async (world) => ({ params: { id: await ownBooking(world) }, body: { shared: true } }),
    owner: 'traveller',
  },
  getPeopleCancellation: {
    send: async (world) => ({ params: { id: await ownBooking(world) }, query: { positions: '1' } }),
    owner: 'traveller',
  },
  ...moveExamples,
  cancelPeople: {
    send: async (world) => ({
      params: { id: await ownSharedBooking(world) },
      body: { positions: [1], refund: '0.00' },
    }),
    owner: 'traveller',
  },
  nameGuests: {
    send: async (world) => ({
      params: { id: await ownGuestBooking(world) },
      body: { guests: [{ position: 1, firstName: 'Piotr', lastName: 'Nowak' }] },
    }),
    owner: 'traveller',
  },
  renameAttendee: {
    send: async (world) => ({ params: { id: await ownBooking(world), position: 0 }, body: { name: 'Théo Roy' } }),
    owner: 'traveller',
  },
  ...moneyExamples,
  ...adminExamples,
  // look-ups
  lookUp: { send: () => ({ body: { q: 'Maya' } }) },
  getPaymentHistory: { send: async (world) => ({ params: { id: await paidWith(world) } }) },
  getPersonPage: { send: async (world) => ({ params: { id: (await fresh(world)).id } }) },
  // waitlist
  joinWaitlist: {
    send: async (world) => ({
      params: { id: (await bookedEvent(world, { capacity: 1 })).eventId },
      body: { seats: 1 },
    }),
  },
  leaveWaitlist: {
    send: async (world) => {
      const { eventId } = await bookedEvent(world, { capacity: 1 });
      const userId = await callerId(world);
      await world.app.db.insert(waitlistEntries).values({ eventId, userId, seats: 1 });
      return { params: { id: eventId } };
    },
  },
  // operations
  retryJob: {
    send: async (world) => {
      await addJob(world.app.db, 'make_refund', { refundId: 4711 });
      const id = await idOf(
        world,
        sql`update graphile_worker._private_jobs set attempts = max_attempts
          where id = (select max(id) from graphile_worker._private_jobs) returning id`,
      );
      return { params: { id } };
    },
  },
  // check-in
  checkIn: {
    send: () => ({
      body: {
        scans: [{ scanId: crypto.randomUUID(), scannedAt: new Date().toISOString(), ticketId: 1, isEarly: true }],
      },
    }),
  },
  undoCheckIn: {
    send: async (world) => {
      const { eventId, bookingId } = await bookedEvent(world);
      const ticketId = await idOf(world, sql`select id from tickets where booking_id = ${bookingId}`);
      return { params: { id: eventId, ticketId } };
    },
  },
  // messages
  sendEventMessage: {
    send: async (world) => ({ params: { id: (await bookedEvent(world)).eventId }, body: message }),
  },
  testEventMessage: { send: () => ({ body: message }) },
  // charts and matches; with the stars off there are none
  updateStars: { send: () => ({ body: { starsOff: false } }) },
  signMeaning: {
    send: async ({ app }) => {
      await loadSignMeanings(app.db);
      return { params: { sign: 'Leo', position: 'sun' } };
    },
  },
  // opinions
  giveFeedback: { send: ({ eventId }) => ({ body: { eventId, rating: 8, ...answers } }) },
  writeReview: {
    send: async (world) => ({ params: { id: await attended(world) }, body: { rating: 5, comment: 'Worth it.' } }),
  },
  changeReview: {
    send: async (world) => {
      const eventId = await attended(world);
      await buildReview(world.app.db, { eventId, userId: await callerId(world) });
      return { params: { id: eventId }, body: { rating: 4, comment: 'Still worth it.' } };
    },
  },
};

/** @returns an empty one for a call that needs none */
export function exampleFor({ name }: Route): Example {
  const table: Readonly<Record<string, Example>> = examples;
  return table[name] ?? {};
}
