import { seatBlockLabelMaxLength, seatBlockLabelMissing } from '@ascendant/domain/booking/seat-block';
import { maxCapacity } from '@ascendant/domain/event/limits';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, idText, instant, line } from './wire';

/** Seats set aside for another channel. */
export const seatBlock = z.object({
  id,
  label: z.string(),
  seats: z.int(),
  /** when they're released by themselves; null for not before someone does it */
  releaseAt: instant.nullable(),
  /** null while they're set aside */
  releasedAt: instant.nullable(),
});
export type SeatBlock = z.infer<typeof seatBlock>;

export const seatBlockRoutes = nameRoutes({
  listSeatBlocks: defineRoute('GET /api/events/:id/seat-blocks', {
    summary:
      'List the seats of one of your events that are set aside for other channels, the newest first, and how many are free',
    params: idParams,
    reply: { 200: z.object({ seatsLeft: z.int(), blocks: z.array(seatBlock) }) },
  }),
  blockSeats: defineRoute('POST /api/events/:id/seat-blocks', {
    summary: 'Set seats aside for another channel; they’re taken until they’re released',
    params: idParams,
    body: z.strictObject({
      label: line(seatBlockLabelMaxLength, seatBlockLabelMissing),
      seats: z.int('Enter a whole number').min(1, 'Enter at least 1').max(maxCapacity, `Enter at most ${maxCapacity}`),
      releaseAt: instant.optional(),
    }),
    reply: { 201: seatBlock },
  }),
  releaseSeats: defineRoute('POST /api/events/:id/seat-blocks/:blockId/release', {
    summary: 'Release seats that were set aside; the waitlist is offered them first',
    params: z.object({ id: idText, blockId: idText }),
    reply: { 200: seatBlock },
  }),
});
