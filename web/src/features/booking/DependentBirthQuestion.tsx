import { dependentBody, type Dependent } from '@ascendant/contract/person';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { errorSentence } from '../../api/api-error';
import { useSaveDependent } from '../../data/dependents';
import { birthShape, birthValues, toBirthInfo, withBirthRules, type BirthValues } from '../../fields/birth-form';
import { BirthFields } from '../../fields/BirthFields';
import { ConsentField } from '../../fields/ConsentField';
import { showServerErrors } from '../../fields/server-errors';
import { Button } from '../../ui/Button';
import { localDay } from '../../ui/local-day';
import { showToast } from '../../ui/toast-store';
import birthQuestionStyles from './BirthQuestion.module.css';

const schema = z.object({ ...birthShape, consent: z.boolean().pipe(dependentBody.shape.consent) });
type Values = BirthValues & { consent: boolean };

/** Asks for a dependent's birth data if the date is missing: their price depends on it. */
export function DependentBirthQuestion({ dependent }: { readonly dependent: Dependent }) {
  const save = useSaveDependent(dependent.id);
  const form = useForm<Values, unknown, BirthValues & { consent: true }>({
    resolver: zodResolver(withBirthRules(schema, localDay())),
    defaultValues: { ...birthValues(dependent), timeOption: 'unknown', consent: false },
  });
  const submit = form.handleSubmit(({ consent, ...birth }) => {
    const { firstName, lastName, relationshipType, gender } = dependent;
    return save.mutate(
      { ...toBirthInfo(birth), firstName, lastName, relationshipType, gender, consent },
      {
        onError: (error) => {
          if (showServerErrors(error, form.setError, ['cityOfBirth', 'countryOfBirth'])) return;
          showToast({
            title: errorSentence(error, 'Failed to update family member. Please try again.'),
            tone: 'bad',
          });
        },
      },
    );
  });
  return (
    <FormProvider {...form}>
      <form className={birthQuestionStyles.question} onSubmit={(event) => void submit(event)} noValidate>
        <p className="label">
          {dependent.firstName}’s date of birth <em>(needed for the price)</em>
        </p>
        <BirthFields reading="profile" />
        <ConsentField />
        <Button type="submit" busy={save.isPending && 'Saving...'}>
          Save
        </Button>
      </form>
    </FormProvider>
  );
}
