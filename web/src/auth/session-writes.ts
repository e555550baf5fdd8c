import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../api/api-error';
import { call, type CallInput } from '../api/client';
import { paths } from '../paths';
import { showToast } from '../ui/toast-store';
import { beginSession, cacheUser, currentUserQuery, endSession } from './current-user';

/** Signing in. A failure is shown by the page that asked, not here (specification 1, section 8 (Error catalogue)). */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'login'>['body']) => call('login', { body }),
    onSuccess: ({ token, ...user }) => beginSession(client, user, token),
  });
}

/** Signing up. The reply asks for verification, or is the user at once. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'register'>['body']) => call('register', { body }),
    onSuccess: (reply) => {
      if ('id' in reply) cacheUser(client, reply);
    },
    onError: (error) =>
      showToast({ title: 'Registration failed', description: errorSentence(error, error.message), tone: 'bad' }),
  });
}

/** Signing out ends with a full navigation, so that nothing of the session stays in memory. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { leaveGates } = await import('../storage/leave-gates');
      await leaveGates();
      return call('logout', {});
    },
    onSuccess: async () => {
      await endSession(client);
      void client.invalidateQueries(currentUserQuery);
      window.location.assign(paths.auth);
    },
    onError: (error) =>
      showToast({ title: 'Logout failed', description: errorSentence(error, error.message), tone: 'bad' }),
  });
}

/** The code from the mail. Success is told here, because it signs the person in, and the page that asked goes away. */
export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'verifyEmail'>['body']) => call('verifyEmail', { body }),
    onSuccess: async ({ alreadyVerified, user, token }) => {
      if (!alreadyVerified) showToast({ title: 'Email verified!' });
      if (!user) return;
      await beginSession(client, user, token);
      await client.invalidateQueries(currentUserQuery);
    },
  });
}

export function useResendVerification() {
  return useMutation({
    mutationFn: (body: CallInput<'resendVerification'>['body']) => call('resendVerification', { body }),
  });
}
