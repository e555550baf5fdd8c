import type { SeatBlock } from '@ascendant/contract/seat-block';
import { call } from '../api/client';
import { fresh, readQuery } from './read-query';
import { writing } from './use-write';

export type { SeatBlock };

/** The seats of an event that are set aside. Others book, so it's read again each time it's shown. */
export const seatBlocksQuery = (eventId: number) =>
  readQuery('listSeatBlocks', 'GET /api/events/:id/seat-blocks', { params: { id: eventId } }, fresh);

export interface NewSeatBlock {
  readonly eventId: number;
  readonly label: string;
  readonly seats: number;
  /** ISO 8601; undefined for not before someone releases them. */
  readonly releaseAt?: string | undefined;
}

/** Sets seats aside. A failure may mean that others were faster. */
export const useBlockSeats = writing({
  send: ({ eventId, releaseAt, ...block }: NewSeatBlock) =>
    call('POST /api/events/:id/seat-blocks', {
      params: { id: eventId },
      body: releaseAt === undefined ? block : { ...block, releaseAt },
    }),
  fact: 'seats set aside',
  factOfError: () => 'seats set aside',
});

export const useReleaseSeats = writing({
  send: ({ eventId, blockId }: { readonly eventId: number; readonly blockId: number }) =>
    call('POST /api/events/:id/seat-blocks/:blockId/release', { params: { id: eventId, blockId } }),
  fact: 'seats set aside',
  factOfError: () => 'seats set aside',
});
