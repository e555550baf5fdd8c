import { useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../api/api-error';
import { call, type CallInput } from '../api/client';
import { waitForQuestions } from '../api/session-renewal';
import { paths } from '../paths';
import { showToast } from '../ui/dialog/toast-store';
import { beginSession, cacheUser, endSession } from './current-user';
import type { Registration } from './register';
import { signOut, type SignedOut } from './sign-out';
import { useWrite } from './use-write';

/** Signs in. The page that asked shows a failure, not this hook (specification 1, section 8 (Error catalogue)). */
export function useLogin() {
  return useWrite({
    send: (body: CallInput<'login'>['body']) => call('POST /api/login', { body }),
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
