import { Link } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { useRequestPasswordReset } from '../../data/password-reset';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import styles from './ResetForm.module.css';

/** Asks for the address to email a code to. The reply is the same whether or not it has an account. */
export function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const request = useRequestPasswordReset();
  const { field, handleSubmit, isSending } = useForm({
    check: async () => (await import('./reset-check')).requestForm,
    values: { email: '' },
  });
  const submit = handleSubmit(({ email }) =>
    request.mutate(
      { email },
      {
        onSuccess: () => {
          showToast({ title: 'Reset code sent', description: `If ${email} has an account, the code is on its way.` });
          onSent(email);
        },
        onError: (error) => showToast({ title: errorSentence(error, 'Failed to send reset email'), tone: 'bad' }),
      },
    ),
  );
  return (
    <form className="stack" method="post" onSubmit={(event) => void submit(event)} noValidate>
      <TextField label="Email" {...field('email')} type="email" autoComplete="email" />
      <Button
        kind="primary"
        size="large"
        block
        type="submit"
        className={styles.submit}
        busy={(isSending || request.isPending) && 'Processing...'}
      >
        Send reset code
      </Button>
      <p className={classNames(styles.after, 'meta')}>
        <Link className="link" to={paths.auth}>
          Back to Login
        </Link>
      </p>
    </form>
  );
}
