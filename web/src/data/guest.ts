import { call, type CallInput } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { beginSession } from './current-user';
import { writing } from './use-write';

/** Lets someone book without an account, in this browser. */
export const useContinueAsGuest = writing({
  send: (body: CallInput<'continueAsGuest'>['body']) => call('POST /api/guests', { body }),
  fact: 'signed in',
  waits: false,
  onSuccess: ({ token, ...guest }, client) => beginSession(client, guest, token),
});

/** Makes an account of what a guest has. */
export const useKeepAccount = writing({
  send: (body: CallInput<'keepAccount'>['body']) => call('POST /api/guests/account', { body }),
  fact: 'signed in',
  onSuccess: async ({ token, ...user }, client) => {
    // The form that asked is gone once its person has an account.
    showToast({ title: 'Your account is ready', description: `Sign in with ${user.email} from now on.` });
    await beginSession(client, user, token);
  },
});
