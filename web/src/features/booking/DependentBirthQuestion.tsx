import type { Dependent } from '@ascendant/contract/person';
import { FormProvider } from 'react-hook-form';
import { errorSentence } from '../../api/api-error';
import { useSaveDependent } from '../../data/dependents';
import { toDateOfBirth } from '../../fields/birth-form';
import { BirthDateFields } from '../../fields/BirthDateFields';
import { ConsentField } from '../../fields/ConsentField';
import { useCheckedForm } from '../../fields/use-checked-form';
import { Button } from '../../ui/Button';
import { localDay } from '../../ui/local-day';
import { showToast } from '../../ui/toast-store';
import birthQuestionStyles from './BirthQuestion.module.css';

/** Asks for a dependent's date of birth if it's missing: their price depends on it. */
export function DependentBirthQuestion({ dependent }: { readonly dependent: Dependent }) {
  const save = useSaveDependent(dependent.id);
  const form = useCheckedForm({
    check: async () => (await import('./booking-check')).dependentBirthSchema(localDay()),
    defaultValues: { day: '', month: '', year: '', consent: false },
  });
  const submit = form.handleSubmit(({ consent, ...date }) => {
    const { firstName, lastName, relationshipType, gender } = dependent;
    return save.mutate(
      { dateOfBirth: toDateOfBirth(date), firstName, lastName, relationshipType, gender, consent },
      {
        onError: (error) =>
          showToast({
            title: errorSentence(error, 'Failed to update family member. Please try again.'),
            tone: 'bad',
          }),
      },
    );
  });
  return (
    <FormProvider {...form}>
      <form className={birthQuestionStyles.question} onSubmit={(event) => void submit(event)} noValidate>
        <p className="label">
          {dependent.firstName}’s date of birth <em>(needed for the price)</em>
        </p>
        <BirthDateFields isOwn={false} />
        <ConsentField />
        <Button type="submit" busy={(form.isChecking || save.isPending) && 'Saving...'}>
          Save
        </Button>
      </form>
    </FormProvider>
  );
}
