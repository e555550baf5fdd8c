import { passwordMinLength, recommendedPasswordLength } from '@ascendant/domain/person/account-limits';
import { errorSentence } from '../../api/api-error';
import { useChangePassword } from '../../data/own-account';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { PasswordField } from '../../ui/form/PasswordInput';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import { failures, successes, tryAgain } from './account-labels';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password; other devices are signed out. Source: specification 2, section 5 (Admin account). */
export function PasswordCard({ username, isAdmin }: { readonly username: string; readonly isAdmin: boolean }) {
  const change = useChangePassword(isAdmin);
  const { field, handleSubmit, reset, setError, isSending } = useForm({
    check: async () => (await import('./password-check')).passwordForm,
    values: empty,
  });
  const submit = handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          reset();
          showToast({ title: successes.password, description: 'Your other devices are signed out.' });
        },
        onError: (error) => {
          showServerErrors(error, setError, ['currentPassword', 'newPassword']);
          showToast({ title: failures.password, description: errorSentence(error, tryAgain), tone: 'bad' });
        },
      },
    ),
  );
  return (
    <section className="panel" aria-labelledby="password-heading">
      <h2 id="password-heading">Change password</h2>
      <form className="stack" method="post" onSubmit={(event) => void submit(event)} noValidate>
        <input
          className="visually-hidden"
          type="text"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField label="Current password" {...field('currentPassword')} autoComplete="current-password" />
        <PasswordField
          label="New password"
          help={`At least ${passwordMinLength} characters, ideally ${recommendedPasswordLength} or more.`}
          {...field('newPassword')}
          autoComplete="new-password"
        />
        <PasswordField label="Confirm new password" {...field('confirmPassword')} autoComplete="new-password" />
        <p>
          <Button kind="pine" type="submit" busy={(isSending || change.isPending) && 'Changing...'}>
            Change password
          </Button>
        </p>
      </form>
    </section>
  );
}
