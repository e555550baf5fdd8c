import { call, type CallInput } from '../api/client';
import { readQuery } from './read-query';
import { useWrite } from './use-write';

const feedbackMinutes = 5;

/** Your own feedback on an event; null if you've given none. Kept for 5 minutes (specification 1, section 9 (Business constants and limits)). */
export const myFeedbackQuery = (id: number) =>
  readQuery(
    'myFeedback',
    'GET /api/events/:id/user-feedback',
    { params: { id } },
    { staleTime: feedbackMinutes * 60_000 },
  );

export function useGiveFeedback() {
  return useWrite({
    send: (body: CallInput<'giveFeedback'>['body']) => call('POST /api/event-feedback', { body }),
    fact: 'feedback given',
  });
}

/** Your own review of an event, and whether you can write one. */
export const myReviewQuery = (id: number) => readQuery('myReview', 'GET /api/events/:id/my-review', { params: { id } });

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
