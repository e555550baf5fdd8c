import { call, type CallInput } from '../api/client';
import { readQuery } from './read-query';
import { writing } from './use-write';

const feedbackMinutes = 5;

/** Your own feedback on an event; null if you've given none. Kept for 5 minutes (specification 1, section 9 (Business constants and limits)). */
export const myFeedbackQuery = (id: number) =>
  readQuery(
    'myFeedback',
    'GET /api/events/:id/user-feedback',
    { params: { id } },
    { staleTime: feedbackMinutes * 60_000 },
  );

export const useGiveFeedback = writing({
  send: (body: CallInput<'giveFeedback'>['body']) => call('POST /api/event-feedback', { body }),
  fact: 'feedback given',
});

/** Your own review of an event, and whether you can write one. */
export const myReviewQuery = (id: number) => readQuery('myReview', 'GET /api/events/:id/my-review', { params: { id } });

interface GivenReview extends NonNullable<CallInput<'writeReview'>['body']> {
  readonly eventId: number;
}

export const useWriteReview = writing({
  send: ({ eventId, ...body }: GivenReview) => call('POST /api/events/:id/reviews', { params: { id: eventId }, body }),
  fact: 'review written',
});

export const useChangeReview = writing({
  send: ({ eventId, ...body }: GivenReview) => call('PUT /api/events/:id/my-review', { params: { id: eventId }, body }),
  fact: 'review written',
});
