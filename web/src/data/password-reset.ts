import { call, type CallInput } from '../api/client';
import { useWrite } from './use-write';

/** Emails a reset code. The reply is the same whether or not the address has an account. */
export function useRequestPasswordReset() {
  return useWrite({
    send: (body: CallInput<'requestPasswordReset'>['body']) => call('requestPasswordReset', { body }),
    fact: 'password reset requested',
  });
}

/** Sets a new password with the code from the email. */
export function useConfirmPasswordReset() {
  return useWrite({
    send: (body: CallInput<'confirmPasswordReset'>['body']) => call('confirmPasswordReset', { body }),
    fact: 'password changed',
  });
}
