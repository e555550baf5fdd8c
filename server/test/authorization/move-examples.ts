import type { CallName } from '@ascendant/contract/calls';
import { sql } from 'drizzle-orm';
import { buildFreeEvent, dayFromNow } from '../factories/events';
import { ownBooking, type Example, type World } from './example-rows';

/** What travellers do about the date of a booking. */
export const moveExamples: Partial<Record<CallName, Example>> = {
  getMove: { send: async (world) => ({ params: { id: await ownBooking(world) } }), owner: 'traveller' },
  moveBooking: {
    send: async (world) => {
      const id = await ownBooking(world);
      return { params: { id }, body: await moveOf(world, id) };
    },
    owner: 'traveller',
  },
};

/** What moves a booking to another date of its series, which is made for it. */
async function moveOf({ app }: World, bookingId: number) {
  const { rows } = await app.db.execute<{ id: number; seriesId: number }>(
    sql`select e.id, e.series_id as "seriesId" from bookings b join events e on e.id = b.event_id where b.id = ${bookingId}`,
  );
  const [from] = rows;
  const { id: eventId } = await buildFreeEvent(app.db, { seriesId: from?.seriesId, startDate: dayFromNow(200) });
  return { fromEventId: from?.id ?? 0, eventId, refund: '0.00' };
}
