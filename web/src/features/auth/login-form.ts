import type { loginBody } from '@ascendant/contract/account';
import type { z } from 'zod';
import { ApiError, notLoadedSentence, unreachable } from '../../api/api-error';
import { useForm, type Form } from '../../ui/form/use-form';

/** Refusals unrelated to the password, which show the server's own message. */
const unrelatedToPassword = new Set(['account_disabled', 'rate_limited', 'busy', 'unavailable']);

/** What's sent to sign in. */
export type LoginSent = z.output<typeof loginBody>;

/** `errors.root` is why the server refused. */
export interface LoginFormState extends Form<z.input<typeof loginBody>, LoginSent> {
  readonly refuse: (sentence: string) => void;
}

/** The sign-in form, created by the page, so that switching tabs keeps what was typed. */
export function useLoginForm(): LoginFormState {
  const form = useForm({
    check: async () => (await import('@ascendant/contract/account')).loginBody,
    values: { username: '', password: '' },
    onUnreachable: () => refuse(notLoadedSentence()),
  });
  const refuse = (message: string) => {
    form.setError('root', { message });
    form.setFocus('username');
  };
  return { ...form, refuse };
}

/** Source: specification 1, section 8 (Error catalogue): a login error that contains 'verify your email'. */
export function asksForVerification(error: Error): boolean {
  return error.message.includes('verify your email');
}

/** The address of the sign-up that a login error is about; null if it doesn't say. */
export function unverifiedEmail(error: Error): string | null {
  const email = error instanceof ApiError ? error.body?.['email'] : null;
  return typeof email === 'string' ? email : null;
}

/** The message of a failed sign-in, shown in the form. */
export function loginSentence(error: Error): string {
  if (!(error instanceof ApiError)) return unreachable;
  return (unrelatedToPassword.has(error.code) && error.sentence) || 'Invalid Username or Password';
}
