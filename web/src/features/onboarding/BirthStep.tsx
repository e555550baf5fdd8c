import type { User } from '@ascendant/contract/account';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSaveProfile } from '../../data/person';
import { birthValues, toBirthInfo } from '../../fields/birth-form';
import { birthProblems } from '../../fields/birth-problems';
import { BirthFields } from '../../fields/BirthFields';
import { showServerErrors } from '../../fields/server-errors';
import { useCheckedForm } from '../../fields/use-checked-form';
import { clearDraft, storeDraft } from '../../storage/onboarding-drafts';
import { FormSummary } from '../../ui/FormSummary';
import { localDay } from '../../ui/local-day';
import { showToast } from '../../ui/toast-store';
import { readBirthDraft } from './onboarding-draft';
import { WizardButtons } from './WizardButtons';

interface BirthStepProps {
  readonly user: User;
  readonly onSaved: () => void;
}

/** Step 1, the only required one. It continues once the call has succeeded. */
export function BirthStep({ user, onSaved }: BirthStepProps) {
  const save = useSaveProfile();
  const form = useCheckedForm({
    check: async () => (await import('../../fields/birth-check')).birthSchema(localDay()),
    defaultValues: readBirthDraft() ?? birthValues(user),
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft('birth', values) }),
    [form],
  );
  const { handleSubmit, setError, setFocus, formState } = form;
  const submit = handleSubmit((values) =>
    save.mutate(toBirthInfo(values), {
      onSuccess: () => {
        clearDraft('birth');
        showToast({ title: 'Birth information saved!', description: "Let's continue setting up your preferences." });
        onSaved();
      },
      onError: (error) => {
        if (showServerErrors(error, setError, ['cityOfBirth', 'countryOfBirth'])) return;
        showToast({ title: 'Error saving profile', description: 'Please try again.', tone: 'bad' });
      },
    }),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormSummary problems={birthProblems(formState.errors, setFocus)} />
        <BirthFields reading="wizard" isOwn />
        <WizardButtons step={1} isBusy={form.isChecking || save.isPending} />
      </form>
    </FormProvider>
  );
}
