import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { fieldSentence } from '../api/api-error';
import { phoneQuery, useSetPhone } from '../data/booking-questions';
import { Button } from '../ui/button/Button';
import { showToast } from '../ui/dialog/toast-store';
import { TextField } from '../ui/form/TextField';
import { ErrorState } from '../ui/layout/ErrorState';
import { Spinner } from '../ui/layout/Spinner';

/** The person's own phone number, which is optional. */
export function PhoneForm() {
  const { data, isError, refetch } = useQuery(phoneQuery);
  if (data !== undefined) return <Form stored={data.phone ?? ''} />;
  if (isError) return <ErrorState title="We couldn’t load your phone number" onRetry={() => void refetch()} />;
  return <Spinner label="Loading your phone number" />;
}

const help =
  'Optional, with its country code. The people who run an event you’ve booked see it from a week before it until a week after, in case they need to reach you.';

function Form({ stored }: { readonly stored: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = useSetPhone();
  const value = typed ?? stored;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(value.trim(), {
      onSuccess: ({ phone }) => {
        setTyped(null);
        showToast({ title: phone === null ? 'Phone number removed' : 'Phone number saved' });
      },
    });
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextField
        label="Phone number"
        help={help}
        error={save.isError ? fieldSentence(save.error, 'phone') : undefined}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={value}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" disabled={value === stored} busy={save.isPending && 'Saving...'}>
          {value.trim() === '' && stored !== '' ? 'Remove phone number' : 'Save phone number'}
        </Button>
      </div>
    </form>
  );
}
