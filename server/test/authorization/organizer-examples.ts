import type { CallName } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { bookingLinkToken } from '../../src/modules/tickets/booking-link';
import { dayFromNow } from '../factories/events';
import { aQuestion } from '../factories/questions';
import { bookedEvent, idOf, message, onEvent, ownBooking, type Example, type World } from './example-rows';

/** A link of an email about a booking. */
async function linkToQuestions(world: World): Promise<string> {
  return bookingLinkToken(world.app.db, { purpose: 'questions', bookingId: (await bookedEvent(world)).bookingId });
}

async function linkToMove(world: World): Promise<string> {
  const { bookingId } = await bookedEvent(world, movedFrom);
  return bookingLinkToken(world.app.db, { purpose: 'moved_date', bookingId });
}

const movedFrom = { startDate: dayFromNow(80), startTime: '10:00' };

/** Three days of a daily event. */
const schedule = {
  rule: 'FREQ=DAILY',
  times: ['09:00'],
  until: dayFromNow(182),
  added: [],
  excluded: [],
  cutOffHours: 2,
  windowWeeks: 52,
};

/** What organizers do with an event beside its form: who finds it, and whom they write to. */
export const organizerExamples: Partial<Record<CallName, Example>> = {
  getEventQuestions: { others: 403 },
  setEventQuestions: {
    send: async (world) => ({ ...(await onEvent(world)), body: { questions: [aQuestion()], removed: [] } }),
    others: 403,
  },
  getBookingQuestions: { send: async (world) => ({ params: { id: await ownBooking(world) } }), owner: 'traveller' },
  answerBookingQuestions: {
    send: async (world) => ({ params: { id: await ownBooking(world) }, body: { answers: [] } }),
    owner: 'traveller',
  },
  readQuestionsByLink: { send: async (world) => ({ body: { token: await linkToQuestions(world) } }) },
  answerQuestionsByLink: { send: async (world) => ({ body: { token: await linkToQuestions(world), answers: [] } }) },
  setPhone: { send: () => ({ body: { phone: '+1 403 762 1550' } }) },
  getFieldSheet: { owner: 'organizer' },
  getSchedule: { others: 403 },
  setSchedule: { send: async (world) => ({ ...(await onEvent(world)), body: schedule }), others: 403 },
  previewSchedule: { send: async (world) => ({ ...(await onEvent(world)), body: schedule }), others: 403 },
  previewDatesEdit: { send: async (world) => ({ ...(await onEvent(world)), body: { capacity: 9 } }), others: 403 },
  editDates: {
    send: async (world) => ({
      ...(await onEvent(world)),
      body: { scope: 'all', edit: { capacity: 9 }, seen: { dates: 1, booked: 0, people: 0 } },
    }),
    others: 403,
  },
  listCancellableDates: { others: 403 },
  cancelDates: {
    send: async (world) => {
      const event = await onEvent(world);
      const body = {
        dates: [Number(event.params?.['id'])],
        endSchedule: false,
        seen: { totalBookings: 0, refundable: '0.00' },
      };
      return { ...event, body };
    },
    others: 403,
  },
  getRunsFrom: { others: 403 },
  setRunsFrom: {
    send: async (world) => ({
      ...(await onEvent(world)),
      body: { runsFrom: null, decideDaysBefore: null, dates: 'this' },
    }),
    others: 403,
  },
  letRun: {
    send: async (world) => {
      const event = await onEvent(world);
      await world.app.db.execute(
        sql`update events set runs_from = 4, decide_days_before = 7, runs_decided_at = null where id = ${event.params?.['id']}`,
      );
      return event;
    },
    others: 403,
  },
  moveDate: {
    send: async (world) => ({
      ...(await onEvent(world, movedFrom)),
      body: { from: movedFrom, startDate: dayFromNow(90), startTime: '10:00' },
    }),
    others: 403,
  },
  readDateMove: { send: async (world) => ({ body: { token: await linkToMove(world) } }) },
  takeMovedDate: { send: async (world) => ({ body: { token: await linkToMove(world), to: movedFrom } }) },
  getDateChanges: { others: 403 },
  setDateChanges: { send: async (world) => ({ ...(await onEvent(world)), body: { finalSale: true } }), others: 403 },
  setEventListing: {
    send: async (world) => ({ ...(await onEvent(world)), body: { isListed: false } }),
    others: 403,
  },
  openEvent: {
    send: async (world) => {
      const { eventId } = await bookedEvent(world);
      const code = `OPENED-${eventId}-CODE`;
      await world.app.db.execute(sql`update events set access_code = ${code} where id = ${eventId}`);
      return { body: { code } };
    },
  },
  bookManually: {
    send: async (world) => ({
      params: { id: (await bookedEvent(world)).eventId },
      body: { guests: [{ name: 'Ada Roy', isChild: false }], paidBy: 'cash' },
    }),
  },
  blockSeats: {
    send: async (world) => ({
      params: { id: (await bookedEvent(world)).eventId },
      body: { label: 'Hotel desk', seats: 1 },
    }),
  },
  releaseSeats: {
    send: async (world) => {
      const { eventId } = await bookedEvent(world);
      const blockId = await idOf(
        world,
        sql`insert into seat_blocks (event_id, label, seats) values (${eventId}, 'Hotel desk', 1) returning id`,
      );
      return { params: { id: eventId, blockId } };
    },
  },
  messageAttendee: {
    send: async (world) => {
      const { eventId, bookingId } = await bookedEvent(world);
      const ticketId = await idOf(world, sql`select id from tickets where booking_id = ${bookingId}`);
      return { params: { id: eventId, ticketId }, body: message };
    },
  },
};
