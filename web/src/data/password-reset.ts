import { call, type CallInput } from '../api/client';
import { writing } from './use-write';

/** Emails a reset code. The reply is the same whether or not the address has an account. */
export const useRequestPasswordReset = writing({
  send: (body: CallInput<'requestPasswordReset'>['body']) => call('POST /api/password-reset-request', { body }),
  fact: 'password reset requested',
});

/** Sets a new password with the code from the email. */
export const useConfirmPasswordReset = writing({
  send: (body: CallInput<'confirmPasswordReset'>['body']) => call('POST /api/password-reset-confirm', { body }),
  fact: 'password changed',
});
