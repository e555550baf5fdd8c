import type { CallName } from '@ascendant/contract/calls';
import { sql } from 'drizzle-orm';
import { bookedEvent, idOf, message, onEvent, type Example } from './example-rows';

/** What organizers do with an event beside its form: who finds it, and whom they write to. */
export const organizerExamples: Partial<Record<CallName, Example>> = {
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
