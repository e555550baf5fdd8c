import { useEffect } from 'react';
import { errorSentence } from '../../api/api-error';
import { useAuth } from '../../auth/AuthProvider';
import { showToast } from '../../ui/dialog/toast-store';
import { Field } from '../../ui/form/Field';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import { ConfirmFrame, type ConfirmWayProps } from './ConfirmFrame';

/** Asks for the password once more. */
export function ConfirmWithPassword({ isBusy, onProof, onCancel, children }: ConfirmWayProps) {
  const { user } = useAuth();
  const { register, handleSubmit, setError, setFocus, errors, isChecking } = useForm({
    check: async () => (await import('@ascendant/contract/factor')).passwordProof,
    values: { password: '' },
  });
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = handleSubmit((values) =>
    onProof(values, (error) => {
      if (showServerErrors(error, setError, ['password'])) setFocus('password', { shouldSelect: true });
      else showToast({ title: errorSentence(error), tone: 'bad' });
    }),
  );
  return (
    <ConfirmFrame isBusy={isChecking || isBusy} onCancel={onCancel} onSubmit={(event) => void submit(event)}>
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={user?.username ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Field label="Your password" error={errors.password}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      {children}
    </ConfirmFrame>
  );
}
