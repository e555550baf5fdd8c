import { useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../api/api-error';
import { storeAuthToken } from '../api/auth-token';
import { call, type CallInput } from '../api/client';
import { identityQuestion, signInQuestion, waitForQuestions, type Ask } from '../api/session-renewal';
import { paths } from '../paths';
import { showToast } from '../ui/dialog/toast-store';
import { myBookingsQuery, saveForOffline } from './bookings';
import { beginSession, cacheUser, endSession } from './current-user';
import type { Registration } from './register';
import { keepSavedFor } from './saved-person';
import { signOut, type SignedOut } from './sign-out';
import { useWrite } from './use-write';

/** Signs in. The page that asked shows a failure, not this hook (specification 1, section 8 (Error catalogue)). */
export function useLogin() {
  return useWrite({
    send: (body: CallInput<'login'>['body']) => call('login', { body }),
    fact: 'signed in',
    waits: false,
    onSuccess: ({ token, ...user }, client) => beginSession(client, user, token),
  });
}

/** Loads the dialogs that ask a signed-in person something. Calls that are refused meanwhile wait for them. */
export async function loadQuestions<Module>(load: () => Promise<Module>): Promise<Module> {
  const loading = load();
  waitForQuestions(loading);
  return loading;
}

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
export function useConfirmIdentity() {
  return useWrite({
    send: (body: CallInput<'confirmIdentity'>['body']) => call('confirmIdentity', { body }),
    fact: null,
  });
}

/** Continues a session that ended, as the same person, so that what they were doing goes on. */
export function useContinueSession() {
  return useWrite({
    send: (body: CallInput<'login'>['body']) => call('login', { body }),
    fact: null,
    onSuccess: ({ token, ...user }, client) => {
      if (token) storeAuthToken(token);
      cacheUser(client, user);
      const bookings = client.getQueryData(myBookingsQuery.queryKey);
      void keepSavedFor(user.id).then(() => saveForOffline(client, bookings));
    },
  });
}

/** Signs up. The reply either asks for verification or is the new user, signed in. */
export function useRegister() {
  return useWrite({
    send: async (registration: Registration) => (await import('./register')).register(registration),
    fact: (reply) => ('id' in reply ? 'signed in' : null),
    waits: false,
    onSuccess: (reply, client) => ('id' in reply ? cacheUser(client, reply) : undefined),
    onError: (error) =>
      showToast({ title: 'Registration failed', description: errorSentence(error, error.message), tone: 'bad' }),
  });
}

/**
 * Signs out with a full navigation, so that nothing of the session stays in memory. Without a network there's nowhere to go: the page
 * stays as a visitor's, and is loaded again when the network is back.
 */
export function useLogout() {
  const client = useQueryClient();
  return useWrite<SignedOut>({
    send: () => signOut(client),
    fact: (when) => (when === 'now' ? 'signed out' : null),
    waits: false,
    onSuccess: async (when) => {
      await endSession(client);
      if (when === 'later') return leaveLater();
      const { keptForms } = await import('../storage/kept-forms');
      await keptForms.forgetAll().catch(() => undefined);
      window.location.assign(paths.auth);
    },
    onError: (error) =>
      showToast({ title: 'Logout failed', description: errorSentence(error, error.message), tone: 'bad' }),
  });
}

function leaveLater(): void {
  showToast({
    title: 'You’re signed out on this device',
    description: 'You’re offline, so we’ll end your session on our side when this device is back online.',
  });
  window.addEventListener('online', () => window.location.reload(), { once: true });
}

/** Ends the session on this device because the server no longer knows it. Guards then lead to sign-in and back. */
export function useEndSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => endSession(client);
}

/** Checks the code from the email. The toast is shown here because success signs the person in and leaves the page. */
export function useVerifyEmail() {
  return useWrite({
    send: (body: CallInput<'verifyEmail'>['body']) => call('verifyEmail', { body }),
    fact: ({ user }) => (user ? 'email verified' : null),
    onSuccess: async ({ alreadyVerified, user, token }, client) => {
      if (!alreadyVerified) showToast({ title: 'Email verified!' });
      if (user) await beginSession(client, user, token);
    },
  });
}

export function useResendVerification() {
  return useWrite({
    send: (body: CallInput<'resendVerification'>['body']) => call('resendVerification', { body }),
    fact: 'verification email sent',
  });
}
