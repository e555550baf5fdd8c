import type { User } from '@ascendant/contract/account';
import type { FormEvent, ReactNode } from 'react';
import { errorSentence } from '../api/api-error';
import { useSaveDateOfBirth } from '../data/person';
import { birthDateDraft } from '../storage/birth-date-drafts';
import { showToast } from '../ui/dialog/toast-store';
import { useOpenForm } from '../ui/form/open-forms';
import { useForm } from '../ui/form/use-form';
import { localDay } from '../ui/text/day-text';
import { birthValues, toDateOfBirth } from './birth-form';
import { BirthDateFields } from './BirthDateFields';

const draft = birthDateDraft('own');

interface BirthDateFormProps {
  readonly user: User;
  readonly className?: string | undefined;
  readonly onSaved?: (known: User) => void;
  /** What's said while nothing is chosen. */
  readonly asked?: string;
  /** What follows the fields, told while it saves. */
  readonly children: (isBusy: boolean) => ReactNode;
}

/** Asks for the date of birth and nothing else: prices and minimum ages depend on it. */
export function BirthDateForm({ user, className, onSaved, asked, children }: BirthDateFormProps) {
  const save = useSaveDateOfBirth();
  const { day, month, year } = birthValues(user);
  const form = useForm({
    check: async () => (await import('./birth-check')).dateSchema(localDay()),
    values: { day, month, year, ...draft.read() },
    onChange: draft.store,
  });
  const isBusy = form.isSending || save.isPending;
  const send = async () => {
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      try {
        const known = await save.mutateAsync({ dateOfBirth: toDateOfBirth(values) });
        draft.clear();
        onSaved?.(known);
        isSaved = true;
      } catch (error) {
        const description = errorSentence(error, 'Please try again.');
        showToast({ title: 'Error saving profile', description, tone: 'bad' });
      }
    })();
    return isSaved;
  };
  const { values } = form;
  const isFilled = values.day !== day || values.month !== month || values.year !== year;
  useOpenForm({ isFilled: () => isFilled, isNeeded: true, settle: send });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={className} onSubmit={submit} aria-busy={isBusy} noValidate>
      <BirthDateFields form={form} isOwn asked={asked} />
      {children(isBusy)}
    </form>
  );
}
