import { queryOptions, skipToken } from '@tanstack/react-query';
import { errorSentence } from '../api/api-error';
import { call, type CallReply, queryKey } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { fresh, readQuery } from './read-query';
import { useWrite, writing } from './use-write';

export type Found = CallReply<'lookUp'>;
export type FoundPerson = Found['people'][number];
export type FoundPayment = Found['payments'][number];
export type PaymentHistory = CallReply<'getPaymentHistory'>;
export type TimelineEntry = PaymentHistory['timeline'][number];
export type PersonPage = CallReply<'getPersonPage'>;

/** What a look-up finds. It's sent in a body: the text can be an email, which doesn't belong in an address. @param q '' for none */
export function lookupQuery(q: string) {
  return queryOptions({
    queryKey: queryKey('lookUp', q),
    queryFn: q === '' ? skipToken : ({ signal }) => call('POST /api/admin/lookup', { body: { q }, signal }),
    ...fresh,
  });
}

export const paymentHistoryQuery = (id: number) =>
  readQuery('getPaymentHistory', 'GET /api/admin/payments/:id', { params: { id } }, fresh);

export const personPageQuery = (id: number) =>
  readQuery('getPersonPage', 'GET /api/admin/people/:id', { params: { id } }, fresh);

export function useAddPersonNote(userId: number) {
  return useWrite({
    send: (text: string) => call('POST /api/admin/people/:id/notes', { params: { id: userId }, body: { text } }),
    fact: 'person noted',
    onSuccess: () => showToast({ title: 'Note added' }),
  });
}

export function useRemovePersonNote(userId: number) {
  return useWrite({
    send: (noteId: number) => call('DELETE /api/admin/people/:id/notes/:noteId', { params: { id: userId, noteId } }),
    fact: 'person noted',
    factOfError: () => 'person noted',
    onSuccess: () => showToast({ title: 'Note deleted' }),
    onError: (error) => showToast({ title: 'Couldn’t delete it', description: errorSentence(error), tone: 'bad' }),
  });
}

/** Sends an email to a person again. */
export function useResendEmail(userId: number) {
  return useWrite({
    send: (emailId: number) =>
      call('POST /api/admin/people/:id/emails/:emailId/resend', { params: { id: userId, emailId } }),
    fact: 'person helped',
    onSuccess: () => showToast({ title: 'Email on its way' }),
    onError: (error) => showToast({ title: 'Couldn’t send it again', description: errorSentence(error), tone: 'bad' }),
  });
}

/** Ends a person's sessions. */
export const useSignOutPerson = writing({
  send: (userId: number) => call('DELETE /api/admin/people/:id/sessions', { params: { id: userId } }),
  fact: 'person helped',
  onSuccess: () => showToast({ title: 'Signed out everywhere' }),
  onError: (error) => showToast({ title: 'Couldn’t sign them out', description: errorSentence(error), tone: 'bad' }),
});
