import { call, type CallInput } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { beginSession } from './current-user';
import { writing } from './use-write';

/** Checks the code from the email. The toast is shown here because success signs the person in and leaves the page. */
export const useVerifyEmail = writing({
  send: (body: CallInput<'verifyEmail'>['body']) => call('POST /api/verify-email', { body }),
  fact: ({ user }) => (user ? 'email verified' : null),
  onSuccess: async ({ alreadyVerified, user, token }, client) => {
    if (!alreadyVerified) showToast({ title: 'Email verified!' });
    if (user) await beginSession(client, user, token);
  },
});

export const useResendVerification = writing({
  send: (body: CallInput<'resendVerification'>['body']) => call('POST /api/resend-verification', { body }),
  fact: 'verification email sent',
});
