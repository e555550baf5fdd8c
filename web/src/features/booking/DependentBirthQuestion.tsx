import { type Dependent } from '@ascendant/contract/person';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { errorSentence } from '../../api/api-error';
import { useSaveDependent } from '../../data/dependents';
import { dateShape, toDateOfBirth, withDateRules, type DateValues } from '../../fields/birth-form';
import { BirthDateFields } from '../../fields/BirthDateFields';
import { consentGiven } from '../../fields/consent';
import { ConsentField } from '../../fields/ConsentField';
import { Button } from '../../ui/Button';
import { localDay } from '../../ui/local-day';
import { showToast } from '../../ui/toast-store';
import birthQuestionStyles from './BirthQuestion.module.css';

const schema = z.object({ ...dateShape, consent: consentGiven });
type Values = DateValues & { consent: boolean };

/** Asks for a dependent's date of birth if it's missing: their price depends on it. */
export function DependentBirthQuestion({ dependent }: { readonly dependent: Dependent }) {
  const save = useSaveDependent(dependent.id);
  const form = useForm<Values, unknown, DateValues & { consent: true }>({
    resolver: zodResolver(withDateRules(schema, localDay())),
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
        <Button type="submit" busy={save.isPending && 'Saving...'}>
          Save
        </Button>
      </form>
    </FormProvider>
  );
}
