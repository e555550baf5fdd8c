import { call, type CallInput } from '../api/client';
import { useUserWrite } from './person';
import { useWrite, writing } from './use-write';

type PasswordChange = CallInput<'changePassword'>['body'];

export function useUpdateAccount() {
  return useUserWrite('account changed', (body: CallInput<'updateAccount'>['body']) =>
    call('PUT /api/user/account', { body }),
  );
}

/** Everyone has a call for it; admins have their own, which the specification names. */
export function useChangePassword(isAdmin: boolean) {
  return useWrite({
    send: (body: PasswordChange) =>
      isAdmin ? call('PUT /api/admin/change-password', { body }) : call('PUT /api/user/password', { body }),
    fact: 'password changed',
  });
}

export const useRequestEmailChange = writing({
  send: (body: CallInput<'requestEmailChange'>['body']) => call('POST /api/admin/request-email-change', { body }),
  fact: 'email change requested',
});

/** Once both addresses are confirmed, the email is read again. */
export const useVerifyEmailChange = writing({
  send: (body: CallInput<'verifyEmailChange'>['body']) => call('POST /api/admin/verify-email-change', { body }),
  fact: ({ step }) => (step === 'initial' ? 'email changed' : null),
});

export const useSendTestTicket = writing({
  send: (body: CallInput<'sendTestTicket'>['body']) => call('POST /api/email-ticket/send', { body }),
  fact: 'test ticket sent',
});
