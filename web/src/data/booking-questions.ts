import { queryOptions } from '@tanstack/react-query';
import { call, type CallInput, type CallReply, queryKey } from '../api/client';
import { alwaysRead, readQuery } from './read-query';
import { useWrite, writing } from './use-write';

/** What a booking is asked, and what it has answered. */
export type BookingQuestions = CallReply<'getBookingQuestions'>;
export type AskedQuestion = BookingQuestions['questions'][number];
export type Slot = BookingQuestions['slots'][number];
export type SentAnswers = CallInput<'answerBookingQuestions'>['body']['answers'];

/** Whose questions: of one's own booking, or of the booking that a link in an email is about. */
export type QuestionSource =
  | { readonly kind: 'own'; readonly bookingId: number }
  | { readonly kind: 'link'; readonly token: string };

/** Answers may be given elsewhere, too, so they're always read again; and they aren't left in the cache. */
export function bookingQuestionsQuery(source: QuestionSource) {
  return queryOptions({
    queryKey:
      source.kind === 'own'
        ? queryKey('getBookingQuestions', source.bookingId)
        : queryKey('readQuestionsByLink', source.token),
    queryFn: ({ signal }) =>
      source.kind === 'own'
        ? call('GET /api/bookings/:id/questions', { params: { id: source.bookingId }, signal })
        : call('POST /api/booking-questions/read', { body: { token: source.token }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useAnswer(source: QuestionSource) {
  return useWrite({
    send: (answers: SentAnswers) =>
      source.kind === 'own'
        ? call('PUT /api/bookings/:id/answers', { params: { id: source.bookingId }, body: { answers } })
        : call('POST /api/booking-questions/answer', { body: { token: source.token, answers } }),
    fact: 'questions answered',
    onSuccess: (reply, client) => client.setQueryData(bookingQuestionsQuery(source).queryKey, reply),
  });
}

/** What an organizer asks about the dates of a series. */
export type ManagedQuestion = CallReply<'getEventQuestions'>['questions'][number];
export type SentQuestions = CallInput<'setEventQuestions'>['body'];

export const eventQuestionsQuery = (eventId: number) =>
  readQuery(
    'getEventQuestions',
    'GET /api/events/:id/booking-questions',
    { params: { id: eventId } },
    { ...alwaysRead, refetchOnWindowFocus: false },
  );

export function useSetEventQuestions(eventId: number) {
  return useWrite({
    send: (body: SentQuestions) => call('PUT /api/events/:id/booking-questions', { params: { id: eventId }, body }),
    fact: 'questions changed',
  });
}

export const phoneQuery = readQuery('getPhone', 'GET /api/user/phone', {}, { gcTime: 0 });

export const useSetPhone = writing({
  send: (phone: string) => call('PUT /api/user/phone', { body: { phone } }),
  fact: 'phone changed',
});
