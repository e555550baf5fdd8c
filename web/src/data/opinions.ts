import { queryOptions } from '@tanstack/react-query';
import { call, type CallInput, queryKey } from '../api/client';
import { useWrite } from './use-write';

const feedbackMinutes = 5;

/** Your own feedback on an event; null if you've given none. Kept for 5 minutes (specification 1, section 9 (Business constants and limits)). */
export function myFeedbackQuery(id: number) {
  return queryOptions({
    queryKey: queryKey('myFeedback', String(id)),
    queryFn: ({ signal }) => call('GET /api/events/:id/user-feedback', { params: { id }, signal }),
    staleTime: feedbackMinutes * 60_000,
  });
}

export function useGiveFeedback() {
  return useWrite({
    send: (body: CallInput<'giveFeedback'>['body']) => call('POST /api/event-feedback', { body }),
    fact: 'feedback given',
  });
}

/** Your own review of an event, and whether you can write one. */
export function myReviewQuery(id: number) {
  return queryOptions({
    queryKey: queryKey('myReview', String(id)),
    queryFn: ({ signal }) => call('GET /api/events/:id/my-review', { params: { id }, signal }),
  });
}

interface GivenReview extends NonNullable<CallInput<'writeReview'>['body']> {
  readonly eventId: number;
}

export function useWriteReview() {
  return useWrite({
    send: ({ eventId, ...body }: GivenReview) =>
      call('POST /api/events/:id/reviews', { params: { id: eventId }, body }),
    fact: 'review written',
  });
}

export function useChangeReview() {
  return useWrite({
    send: ({ eventId, ...body }: GivenReview) =>
      call('PUT /api/events/:id/my-review', { params: { id: eventId }, body }),
    fact: 'review written',
  });
}
