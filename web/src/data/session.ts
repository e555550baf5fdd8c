import { useQueryClient } from '@tanstack/react-query';
import { ApiError, errorSentence } from '../api/api-error';
import { call, type CallInput } from '../api/client';
import { waitForQuestions } from '../api/session-renewal';
import { paths } from '../paths';
import { showToast } from '../ui/dialog/toast-store';
import { beginSession, cacheUser, endSession } from './current-user';
import { signOut, type SignedOut } from './sign-out';
import { useWrite, writing } from './use-write';

/** Signs in. The page that asked shows a failure, not this hook (specification 1, section 8 (Error catalogue)). */
export const useLogin = writing({
  send: (body: CallInput<'login'>['body']) => call('POST /api/login', { body }),
  fact: 'signed in',
  waits: false,
  onSuccess: ({ token, ...user }, client) => beginSession(client, user, token),
});

/** Loads the dialogs that ask a signed-in person something. Calls that are refused meanwhile wait for them. */
export async function loadQuestions<Module>(load: () => Promise<Module>): Promise<Module> {
  const loading = load();
  waitForQuestions(loading);
  return loading;
}

/** What's sent to sign up, and what to do about a username that we proposed. */
type Registration = CallInput<'register'>['body'] & {
  /** What to try in turn if it's taken. Left out if the person chose it. */
  readonly otherUsernames?: readonly string[];
  /** Told which one it was. */
  readonly onUsername?: (username: string) => void;
};

/** Signs up. The reply either asks for verification or is the new user, signed in. */
export const useRegister = writing({
  send: register,
  fact: (reply) => ('id' in reply ? 'signed in' : null),
  waits: false,
  onSuccess: (reply, client) => ('id' in reply ? cacheUser(client, reply) : undefined),
  onError: (error) =>
    showToast({ title: 'Registration failed', description: errorSentence(error, error.message), tone: 'bad' }),
});

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

/** Signs up, with the first of the proposed usernames that's free. @throws ApiError if none is, or for any other refusal */
async function register({ otherUsernames = [], onUsername, ...body }: Registration) {
  try {
    const reply = await call('POST /api/register', { body });
    onUsername?.(body.username);
    return reply;
  } catch (error) {
    const [next, ...rest] = otherUsernames;
    if (next === undefined || !isOnlyUsernameTaken(error)) throw error;
    return register({ ...body, username: next, otherUsernames: rest, ...(onUsername && { onUsername }) });
  }
}

function isOnlyUsernameTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'taken' && Object.keys(error.fields).join() === 'username';
}
