import type { deletionBody } from '@ascendant/contract/personal-data';
import { deletionPhrase, deletionWaitDays } from '@ascendant/domain/person/account-deletion';
import { useState } from 'react';
import type { z } from 'zod';
import { ApiError, errorSentence } from '../../api/api-error';
import { useRequestDeletion } from '../../data/personal-data';
import { Dialog } from '../../ui/dialog/Dialog';
import { Choice } from '../../ui/form/Choice';
import { PasswordField } from '../../ui/form/PasswordInput';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import { Note } from '../../ui/layout/Note';

type Values = z.input<typeof deletionBody>;
/** Says what a deletion means, and asks for the password and a typed sentence. A refusal is shown in the dialog. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const request = useRequestDeletion();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { values, field, hold, type, handleSubmit, setError, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/personal-data')).deletionBody,
    values: { password: '', confirmation: '' as Values['confirmation'], giveUpBookings: false },
  });
  const submit = handleSubmit((sent) => {
    setFailure(null);
    request.mutate(sent, {
      onError: (error) => {
        if (showServerErrors(error, setError, ['password', 'confirmation'])) return;
        if (error instanceof ApiError && error.status === 409) setRefusal(error);
        else setFailure(errorSentence(error));
      },
    });
  });
  return (
    <Dialog
      onClose={onClose}
      title="Delete my account"
      width="wide"
      keep="Keep my account"
      action={{ label: 'Delete my account', kind: 'danger', busy: (isSending || request.isPending) && 'Requesting...' }}
      onSubmit={submit}
    >
      <p>
        We’ll sign you out everywhere and delete your account in {deletionWaitDays} days: your birth data, family,
        charts, matches, preferences, picture and feedback. Sign in before then to change your mind.
      </p>
      <p>
        Your reviews will stay up without your name, and so will the answers to them. Emails that we’ve delivered to
        other people stay in their mailboxes. The law requires us to keep the amounts you paid, but not who paid them.
      </p>
      {refusal === null && failure === null ? null : (
        <Note tone="poor" role="alert">
          <p>{refusal?.sentence ?? failure}</p>
        </Note>
      )}
      {refusal?.code === 'live_bookings' ? (
        <Choice
          type="checkbox"
          {...hold('giveUpBookings')}
          checked={values.giveUpBookings}
          onChange={({ target }) => type('giveUpBookings', target.checked)}
        >
          I give up these bookings. Free ones will be cancelled, and paid ones won’t be refunded.
        </Choice>
      ) : null}
      <PasswordField label="Your password" {...field('password')} autoComplete="current-password" />
      <TextField
        label={`Type ‘${deletionPhrase}’`}
        {...field('confirmation')}
        autoComplete="off"
        autoCapitalize="none"
      />
    </Dialog>
  );
}
