import { seatBlockRoutes as routes, type SeatBlock } from '@ascendant/contract/seat-block';
import type { SeatBlockRow } from '../../../db/schema/seat-blocks';
import type { Module } from '../../application/module';
import { callerOf } from '../../http/binding';
import { moveReleases } from './seat-blocks.repository';
import { blocksOfEvent, blockSeats, releaseDueBlocks, releaseSeats } from './seat-blocks.service';

const secondsBetweenReleases = 60;

/** Seats that organizers set aside for other channels. */
export const seatBlocksModule: Module = {
  name: 'seat-blocks',
  register: ({ bind, db, jobs }) => {
    bind(routes.listSeatBlocks, async (call) => {
      const { blocks, seatsLeft } = await blocksOfEvent(db, callerOf(call), call.params.id);
      return { seatsLeft, blocks: blocks.map(presentBlock) };
    });

    bind(routes.blockSeats, async (call) => {
      const { label, seats, releaseAt } = call.body;
      const at = releaseAt === undefined ? null : new Date(releaseAt);
      const wanted = { eventId: call.params.id, label, seats, releaseAt: at, requestId: call.request.id };
      return presentBlock(await blockSeats(db, callerOf(call), wanted));
    });

    bind(routes.releaseSeats, async (call) => {
      const { id: eventId, blockId } = call.params;
      return presentBlock(await releaseSeats(db, callerOf(call), { eventId, blockId, requestId: call.request.id }));
    });

    jobs.define('release_seat_blocks', () => releaseDueBlocks(db));
    jobs.every(secondsBetweenReleases, 'release_seat_blocks');
  },
};

function presentBlock({ id, label, seats, releaseAt, releasedAt }: SeatBlockRow): SeatBlock {
  return {
    id,
    label,
    seats,
    releaseAt: releaseAt?.toISOString() ?? null,
    releasedAt: releasedAt?.toISOString() ?? null,
  };
}

/** What later modules use. */
export const seatBlocks = { moveReleases };
