import type { User } from '@ascendant/contract/account';
import type { ReactNode } from 'react';
import { errorSentence } from '../api/api-error';
import { useSaveDateOfBirth } from '../data/person';
import { showToast } from '../ui/dialog/toast-store';
import { useForm } from '../ui/form/use-form';
import { localDay } from '../ui/text/local-day';
import { birthValues, toDateOfBirth } from './birth-form';
import { BirthDateFields } from './BirthDateFields';

interface BirthDateFormProps {
  readonly user: User;
  /** So that a button outside the form can send it. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly onSaved?: (known: User) => void;
  /** What follows the fields, told while it saves. */
  readonly children: (isBusy: boolean) => ReactNode;
}

/** Asks for the date of birth and nothing else: prices and minimum ages depend on it. */
export function BirthDateForm({ user, id, className, onSaved, children }: BirthDateFormProps) {
  const save = useSaveDateOfBirth();
  const { day, month, year } = birthValues(user);
  const form = useForm({
    check: async () => (await import('./birth-check')).dateSchema(localDay()),
    values: { day, month, year },
  });
  const isBusy = form.isChecking || save.isPending;
  const submit = form.handleSubmit((values) => {
    save.mutate(
      { dateOfBirth: toDateOfBirth(values) },
      {
        onSuccess: (known) => onSaved?.(known),
        onError: (error) =>
          showToast({
            title: 'Error saving profile',
            description: errorSentence(error, 'Please try again.'),
            tone: 'bad',
          }),
      },
    );
  });
  return (
    <form id={id} className={className} onSubmit={(event) => void submit(event)} aria-busy={isBusy} noValidate>
      <BirthDateFields form={form} isOwn />
      {children(isBusy)}
    </form>
  );
}
