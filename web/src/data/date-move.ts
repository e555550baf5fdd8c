import { call, type CallInput, type CallReply } from '../api/client';
import { alwaysRead, readQuery } from './read-query';
import { useWrite, writing } from './use-write';

/** What became of the date of a booking, as the link in the email about it shows. */
export type DateMove = CallReply<'readDateMove'>;

/** It may be answered elsewhere, and moved again, so it's always read again. */
export const dateMoveQuery = (token: string) =>
  readQuery('readDateMove', 'POST /api/date-move/read', { body: { token } }, alwaysRead);

export function useTakeMovedDate(token: string) {
  return useWrite({
    send: (to: CallInput<'takeMovedDate'>['body']['to']) => call('POST /api/date-move/take', { body: { token, to } }),
    fact: 'moved date taken',
    onSuccess: (reply, client) => client.setQueryData(dateMoveQuery(token).queryKey, reply),
  });
}

/** Moves a whole date to another day or time. */
export const useMoveDate = writing({
  send: ({ id, body }: { id: number; body: CallInput<'moveDate'>['body'] }, idempotencyKey) =>
    call('POST /api/events/:id/move', { params: { id }, body, idempotencyKey }),
  fact: 'event changed',
});
