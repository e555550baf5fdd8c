import type { loginBody } from '@ascendant/contract/account';
import type { z } from 'zod';
import { unreachable } from '../../api/api-error';
import { useForm, type Form } from '../../ui/form/use-form';
import { loginSentence } from './login-error';

/** What's sent to sign in. */
export type LoginSent = z.output<typeof loginBody>;

/** `errors.root` is why the server refused. */
export interface LoginFormState extends Form<z.input<typeof loginBody>, LoginSent> {
  readonly refuse: (error: Error) => void;
}

/** The sign-in form, created by the page, so that switching tabs keeps what was typed. */
export function useLoginForm(): LoginFormState {
  const form = useForm({
    check: async () => (await import('@ascendant/contract/account')).loginBody,
    values: { username: '', password: '' },
    onUnreachable: () => refuse(new Error(unreachable)),
  });
  const refuse = (error: Error) => {
    form.setError('root', { message: loginSentence(error) });
    form.setFocus('username');
  };
  return { ...form, refuse };
}
