import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, call, type Api, type CallInput } from '../../api/client';
import { nullWhenMissing } from '../../api/query-client';
import { queryKey, refreshReads } from '../../api/query-key';

/** Ids are whole numbers; anything else is no event, and is not asked for. */
const idPattern = /^[1-9]\d{0,9}$/;

/** One event; null where there is none, or none that may be seen. @param id as the address has it */
export function eventDetailQuery(id: string, api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('getEvent', id),
    queryFn: ({ signal }) =>
      idPattern.test(id) ? nullWhenMissing(api.call('getEvent', { params: { id }, signal })) : null,
  });
}

/** What people said who were there; null where there is no such event. */
export function eventReviewsQuery(id: string, api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('listReviews', id),
    queryFn: ({ signal }) =>
      idPattern.test(id) ? nullWhenMissing(api.call('listReviews', { params: { id }, signal })) : null,
  });
}

/** The signed-in person's score for an event, and why; null until birth data is given. */
export function eventMatchQuery(id: number) {
  return queryOptions({
    queryKey: queryKey('eventMatch', String(id)),
    queryFn: ({ signal }) => nullWhenMissing(call('eventMatch', { params: { id }, signal })),
  });
}

const feedbackMinutes = 5;

/** One's own rating of an event; null when there is none. Kept 5 minutes (specification 1, section 9 (Business constants and limits)). */
export function myFeedbackQuery(id: number) {
  return queryOptions({
    queryKey: queryKey('myFeedback', String(id)),
    queryFn: ({ signal }) => nullWhenMissing(call('myFeedback', { params: { id }, signal })),
    staleTime: feedbackMinutes * 60_000,
  });
}

/** Rates an event. Refreshes one's own rating. */
export function useGiveFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'giveFeedback'>['body']) => call('giveFeedback', { body }),
    onSuccess: () => refreshReads(client, 'myFeedback'),
  });
}
