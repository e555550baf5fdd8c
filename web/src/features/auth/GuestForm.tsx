/* oxlint-disable jsx-a11y/autocomplete-valid -- the rule's list lacks given-name and family-name, which HTML has */
import { proposedUsername } from '@ascendant/domain/person/username';
import { productName } from '@ascendant/domain/site/brand';
import { useEffect, useRef } from 'react';
import { errorSentence } from '../../api/api-error';
import { useContinueAsGuest } from '../../data/guest';
import { registrationDraft } from '../../storage/registration-draft';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import authFormStyles from './AuthForm.module.css';

const fields = ['firstName', 'lastName', 'email'] as const;
const empty = { firstName: '', lastName: '', email: '' };

/**
 * Name and email, for someone who books without an account. The page then goes on to the booking. What's typed is shared with the form that
 * creates an account, also over a reload.
 */
export function GuestForm({ onClose }: { readonly onClose: () => void }) {
  const begin = useContinueAsGuest();
  const { field, handleSubmit, setError, setFocus, reset, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/guest')).guestBody,
    values: empty,
    onChange: (typed) => registrationDraft.store({ ...typed, username: proposedUsername(typed.email) }),
  });
  const start = useRef(() => {
    const { firstName, lastName, email } = { ...empty, ...registrationDraft.read() };
    reset({ firstName, lastName, email });
    setFocus('firstName');
  });
  useEffect(() => start.current(), []);
  const submit = handleSubmit((guest) =>
    begin.mutate(guest, {
      onError: (error) => {
        if (showServerErrors(error, setError, fields)) return;
        showToast({ title: errorSentence(error, `We couldn’t reach ${productName}.`), tone: 'bad' });
      },
    }),
  );
  return (
    <>
      <form className="field-grid two-columns" method="post" onSubmit={(event) => void submit(event)} noValidate>
        <TextField label="First name" {...field('firstName')} autoComplete="given-name" />
        <TextField label="Last name" {...field('lastName')} autoComplete="family-name" />
        <TextField
          className="full-width"
          label="Email"
          help="We’ll send your tickets here."
          type="email"
          {...field('email')}
          autoComplete="email"
        />
        <Button
          kind="primary"
          size="large"
          block
          className="full-width"
          type="submit"
          busy={(isSending || begin.isPending) && 'Continuing...'}
        >
          Continue
        </Button>
      </form>
      <p className={classNames(authFormStyles.after, 'meta')}>
        You can keep your booking in an account later.{' '}
        <button type="button" className="link link-button" onClick={onClose}>
          Sign in or create an account now
        </button>
      </p>
    </>
  );
}
