import { call, type CallInput } from '../api/client';
import { useWrite } from './use-write';

/** Emails a reset code. The reply is the same whether or not the address has an account. */
export function useRequestPasswordReset() {
  return useWrite({
    send: (body: CallInput<'requestPasswordReset'>['body']) => call('POST /api/password-reset-request', { body }),
    fact: 'password reset requested',
  });
}

/** Sets a new password with the code from the email. */
export function useConfirmPasswordReset() {
  return useWrite({
    send: (body: CallInput<'confirmPasswordReset'>['body']) => call('POST /api/password-reset-confirm', { body }),
    fact: 'password changed',
  });
}
