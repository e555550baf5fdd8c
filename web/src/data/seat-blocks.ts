import type { SeatBlock } from '@ascendant/contract/seat-block';
import { queryOptions } from '@tanstack/react-query';
import { call, queryKey } from '../api/client';
import { useWrite } from './use-write';

export type { SeatBlock };

/** The seats of an event that are set aside. Others book, so it's read again each time it's shown. */
export function seatBlocksQuery(eventId: number) {
  return queryOptions({
    queryKey: queryKey('listSeatBlocks', eventId),
    queryFn: ({ signal }) => call('GET /api/events/:id/seat-blocks', { params: { id: eventId }, signal }),
    staleTime: 0,
  });
}

export interface NewSeatBlock {
  readonly eventId: number;
  readonly label: string;
  readonly seats: number;
  /** ISO 8601; undefined for not before someone releases them. */
  readonly releaseAt?: string | undefined;
}

/** Sets seats aside. A failure may mean that others were faster. */
export function useBlockSeats() {
  return useWrite({
    send: ({ eventId, releaseAt, ...block }: NewSeatBlock) =>
      call('POST /api/events/:id/seat-blocks', {
        params: { id: eventId },
        body: releaseAt === undefined ? block : { ...block, releaseAt },
      }),
    fact: 'seats set aside',
    factOfError: () => 'seats set aside',
  });
}

export function useReleaseSeats() {
  return useWrite({
    send: ({ eventId, blockId }: { readonly eventId: number; readonly blockId: number }) =>
      call('POST /api/events/:id/seat-blocks/:blockId/release', { params: { id: eventId, blockId } }),
    fact: 'seats set aside',
    factOfError: () => 'seats set aside',
  });
}
