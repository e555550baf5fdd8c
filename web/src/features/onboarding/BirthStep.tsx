import type { User } from '@ascendant/contract/account';
import { useState } from 'react';
import { useSaveProfile } from '../../data/person';
import { birthValues, toBirthInfo, birthProblems } from '../../fields/birth-form';
import { BirthFields } from '../../fields/BirthFields';
import { clearDraft, storeDraft } from '../../storage/onboarding-drafts';
import { showToast } from '../../ui/dialog/toast-store';
import { FormSummary } from '../../ui/form/FormSummary';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import { localDay } from '../../ui/text/day-text';
import { readBirthDraft } from './onboarding-draft';
import { WizardButtons } from './WizardButtons';

/** Step 1, the only required one. It continues once the call has succeeded. */
export function BirthStep({ user, onSaved }: { readonly user: User; readonly onSaved: () => void }) {
  const save = useSaveProfile();
  const [start] = useState(() => readBirthDraft() ?? birthValues(user));
  const form = useForm({
    check: async () => (await import('../../fields/birth-check')).birthSchema(localDay()),
    values: start,
    onChange: (values) => storeDraft('birth', values),
  });
  const { handleSubmit, setError, setFocus, errors } = form;
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
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary problems={birthProblems(errors, setFocus)} />
      <BirthFields form={form} reading="wizard" isOwn />
      <WizardButtons step={1} isBusy={form.isSending || save.isPending} />
    </form>
  );
}
