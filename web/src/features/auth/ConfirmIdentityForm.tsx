import { passwordProof } from '@ascendant/contract/factor';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { errorSentence } from '../../api/api-error';
import { useAuth } from '../../auth/AuthProvider';
import { factorsQuery } from '../../data/factors';
import { useConfirmIdentity } from '../../data/session';
import { showServerErrors } from '../../fields/server-errors';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { PasswordInput } from '../../ui/PasswordInput';
import { showToast } from '../../ui/toast-store';
import { PasskeyProof } from './PasskeyProof';
import styles from './SignInAgain.module.css';

interface ConfirmIdentityFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password once more. */
export function ConfirmIdentityForm({ onDone, onCancel }: ConfirmIdentityFormProps) {
  const { user } = useAuth();
  const confirm = useConfirmIdentity();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(passwordProof),
    defaultValues: { password: '' },
  });
  useEffect(() => setFocus('password'), [setFocus]);
  const hasPasskeys = (useQuery(factorsQuery).data?.passkeys.length ?? 0) > 0;
  const fail = (error: Error) => showToast({ title: errorSentence(error), tone: 'bad' });
  const submit = handleSubmit((values) =>
    confirm.mutate(values, {
      onSuccess: onDone,
      onError: (error) => {
        if (showServerErrors(error, setError, ['password'])) setFocus('password', { shouldSelect: true });
        else fail(error);
      },
    }),
  );
  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        // The form that made the call is around this one in React's tree, though not on the page.
        event.stopPropagation();
        void submit(event);
      }}
      noValidate
    >
      <p className="muted">
        This changes money, access or how you sign in, so we ask again. We won’t ask again for the next 10 minutes.
      </p>
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={user?.username ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Field label="Your password" error={formState.errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      {hasPasskeys ? (
        <PasskeyProof onAnswer={(passkey) => confirm.mutate({ passkey }, { onSuccess: onDone, onError: fail })} />
      ) : null}
      <div className="row align-end">
        <Button onClick={onCancel}>Cancel</Button>
        <Button kind="primary" type="submit" busy={confirm.isPending && 'Confirming...'}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
