import { useQueryClient } from '@tanstack/react-query';
import { storeAuthToken } from '../api/auth-token';
import { call, type CallInput } from '../api/client';
import { identityQuestion, signInQuestion, type Ask } from '../api/session-renewal';
import { myBookingsQuery, saveForOffline } from './bookings';
import { cacheUser, endSession, keepSavedFor } from './current-user';
import { writing } from './use-write';

/** Registers who asks the person to sign in again when a call finds that the session has ended. @returns a function that takes it back */
export function offerSignInAgain(ask: Ask): () => void {
  return signInQuestion.offer(ask);
}

/** Asks the person to sign in again now. @returns whether they did */
export async function signInAgain(): Promise<boolean> {
  return signInQuestion.ask();
}

/** Registers who asks the person to confirm that it's them, when a sensitive call needs it. @returns a function that takes it back */
export function offerConfirmation(ask: Ask): () => void {
  return identityQuestion.offer(ask);
}

/** Proves that it's still them; sensitive calls go through for `confirmationMinutes`. */
export const useConfirmIdentity = writing({
  send: (body: CallInput<'confirmIdentity'>['body']) => call('POST /api/user/confirmation', { body }),
  fact: null,
});

/** Continues a session that ended, as the same person, so that what they were doing goes on. */
export const useContinueSession = writing({
  send: (body: CallInput<'login'>['body']) => call('POST /api/login', { body }),
  fact: null,
  onSuccess: ({ token, ...user }, client) => {
    if (token) storeAuthToken(token);
    cacheUser(client, user);
    const bookings = client.getQueryData(myBookingsQuery.queryKey);
    void keepSavedFor(user.id).then(() => saveForOffline(client, bookings));
  },
});

/** Ends the session on this device because the server no longer knows it. Guards then lead to sign-in and back. */
export function useEndSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => endSession(client);
}
