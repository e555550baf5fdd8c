import { errorSentence } from '../../api/api-error';
import { useRequestEmailChange } from '../../data/own-account';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import { failures, successes, tryAgain } from './account-labels';

interface EmailRequestFormProps {
  /** What was asked for before it was cancelled. */
  readonly newEmail: string;
  readonly onSent: (newEmail: string) => void;
}

/** The current address and the new one. */
export function EmailRequestForm({ newEmail, onSent }: EmailRequestFormProps) {
  const request = useRequestEmailChange();
  const { field, handleSubmit, setError, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/own-account')).emailChangeBody,
    values: { currentEmail: '', newEmail },
  });
  const submit = handleSubmit((addresses) =>
    request.mutate(addresses, {
      onSuccess: () => {
        showToast({ title: successes.sent, description: `We've emailed a code to ${addresses.currentEmail}.` });
        onSent(addresses.newEmail);
      },
      onError: (error) => {
        showServerErrors(error, setError, ['currentEmail', 'newEmail']);
        showToast({ title: failures.request, description: errorSentence(error, tryAgain), tone: 'bad' });
      },
    }),
  );
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      <TextField label="Current email" {...field('currentEmail')} type="email" autoComplete="email" />
      <TextField
        label="New email"
        help="We’ll email a code to your current address first, then one to the new address."
        {...field('newEmail')}
        type="email"
        autoComplete="off"
      />
      <p>
        <Button kind="pine" type="submit" busy={(isSending || request.isPending) && 'Sending...'}>
          Send verification code
        </Button>
      </p>
    </form>
  );
}
