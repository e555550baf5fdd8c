import { queryOptions } from '@tanstack/react-query';
import { call, type CallInput } from '../api/client';
import { queryKey } from '../api/query-key';
import type { Fact } from './stale-after';
import { useWrite } from './use-write';

/** The dates of an event's series that can be cancelled. People book meanwhile, so they're always read again. */
export function cancellableDatesQuery(id: number) {
  return queryOptions({
    queryKey: queryKey('listCancellableDates', id),
    queryFn: ({ signal }) => call('GET /api/events/:id/cancellable-dates', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

interface DatesToCancel {
  readonly id: number;
  readonly body: CallInput<'cancelDates'>['body'];
  /** One for each attempt, so that pressing twice cancels once. */
  readonly idempotencyKey: string;
}

/** Cancels several dates of a series. A failed one may mean that someone has booked meanwhile. */
export function useCancelDates() {
  return useWrite({
    send: ({ id, body, idempotencyKey }: DatesToCancel) =>
      call('POST /api/events/:id/cancel-dates', { params: { id }, body, idempotencyKey }),
    fact: 'event changed',
    factOfError: (): Fact => 'event changed',
  });
}
