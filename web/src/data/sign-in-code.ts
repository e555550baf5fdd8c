import { call, type CallInput } from '../api/client';
import { beginSession } from './current-user';
import { writing } from './use-write';

/** Emails a code to sign in with. The reply is the same whether or not the address has an account. */
export const useRequestSignInCode = writing({
  send: (body: CallInput<'requestSignInCode'>['body']) => call('POST /api/login/code-request', { body }),
  fact: 'sign-in code requested',
  waits: false,
});

/** Signs in with the code from the email. */
export const useLoginWithCode = writing({
  send: (body: CallInput<'loginWithCode'>['body']) => call('POST /api/login/code', { body }),
  fact: 'signed in',
  waits: false,
  onSuccess: ({ token, ...user }, client) => beginSession(client, user, token),
});
