import { passwordMinLength, recommendedPasswordLength } from '@ascendant/domain/person/account-limits';
import { useState } from 'react';
import { ApiError, errorSentence } from '../../api/api-error';
import { useConfirmPasswordReset } from '../../data/password-reset';
import { CodeField } from '../../fields/CodeField';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import { PasswordField } from '../../ui/form/PasswordInput';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import styles from './ResetForm.module.css';

interface ConfirmFormProps {
  readonly email: string;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** The code from the email, and the new password twice. */
export function ConfirmForm({ email, onDone, onBack }: ConfirmFormProps) {
  const confirm = useConfirmPasswordReset();
  const [refusals, setRefusals] = useState(0);
  const { field, values, type, handleSubmit, setError, setValue, errors, isSending } = useForm({
    check: async () => (await import('./reset-check')).confirmForm,
    values: { resetCode: '', newPassword: '', confirmPassword: '' },
  });
  const refuseCode = (message: string) => {
    setValue('resetCode', '');
    setError('resetCode', { message });
    setRefusals(refusals + 1);
  };
  const submit = handleSubmit(({ resetCode, newPassword }) =>
    confirm.mutate(
      { email, resetCode, newPassword },
      {
        onSuccess: () => {
          showToast({ title: 'Password reset successful' });
          onDone();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'wrong_code') return refuseCode(errorSentence(error));
          if (showServerErrors(error, setError, ['resetCode', 'newPassword'])) return;
          showToast({ title: errorSentence(error, 'Failed to reset password'), tone: 'bad' });
        },
      },
    ),
  );
  return (
    <form className="stack" method="post" onSubmit={(event) => void submit(event)} noValidate>
      <UsernameForPasswordManagers email={email} />
      <CodeField
        label="Reset code"
        value={values.resetCode}
        onChange={(code) => type('resetCode', code)}
        problem={errors.resetCode}
        refusals={refusals}
      />
      <PasswordField
        label="New password"
        help={`At least ${passwordMinLength} characters, ideally ${recommendedPasswordLength} or more. A short sentence works best.`}
        {...field('newPassword')}
        autoComplete="new-password"
      />
      <PasswordField label="Confirm new password" {...field('confirmPassword')} autoComplete="new-password" />
      <Button
        kind="primary"
        size="large"
        block
        type="submit"
        className={styles.submit}
        busy={(isSending || confirm.isPending) && 'Processing...'}
      >
        Reset password
      </Button>
      <p className={classNames(styles.after, 'meta')}>
        <button type="button" className="link meta link-button" onClick={onBack}>
          Back to email entry
        </button>
      </p>
    </form>
  );
}

/** Tells password managers whose new password this is. */
function UsernameForPasswordManagers({ email }: { readonly email: string }) {
  return (
    <input
      className="visually-hidden"
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
