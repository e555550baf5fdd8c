import { call } from '../api/client';
import type { Fact } from './stale-after';
import { useWrite } from './use-write';

/** A failed change may mean that someone else changed the event first. */
const eventChanged = { fact: 'event changed', factOfError: (): Fact => 'event changed' } as const;

/** Copies an event into a new draft. */
export function useDuplicateEvent() {
  return useWrite({
    send: ({ id, idempotencyKey }: { id: number; idempotencyKey: string }) =>
      call('POST /api/events/:id/duplicate', { params: { id }, idempotencyKey }),
    ...eventChanged,
  });
}

interface Repeat {
  readonly id: number;
  readonly dates: readonly string[];
  readonly status: 'draft' | 'published';
  readonly idempotencyKey: string;
}

/** Repeats an event on further dates. */
export function useRepeatEvent() {
  return useWrite({
    send: ({ id, dates, status, idempotencyKey }: Repeat) =>
      call('POST /api/events/:id/repeat', { params: { id }, body: { dates: [...dates], status }, idempotencyKey }),
    ...eventChanged,
  });
}
