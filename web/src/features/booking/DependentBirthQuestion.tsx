import type { Dependent } from '@ascendant/contract/person';
import { errorSentence } from '../../api/api-error';
import { useSaveDependent } from '../../data/dependents';
import { toDateOfBirth } from '../../fields/birth-form';
import { BirthDateFields } from '../../fields/BirthDateFields';
import { ConsentField } from '../../fields/ConsentField';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { useForm } from '../../ui/form/use-form';
import { localDay } from '../../ui/text/local-day';
import birthQuestionStyles from './BirthQuestion.module.css';

/** Asks for a dependent's date of birth if it's missing: their price depends on it. */
export function DependentBirthQuestion({ dependent }: { readonly dependent: Dependent }) {
  const save = useSaveDependent(dependent.id);
  const form = useForm({
    check: async () => (await import('./booking-check')).dependentBirthSchema(localDay()),
    values: { day: '', month: '', year: '', consent: false },
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
    <form className={birthQuestionStyles.question} onSubmit={(event) => void submit(event)} noValidate>
      <p className="label">
        <span>{`${dependent.firstName}’s date of birth`}</span> <em>(needed for the price)</em>
      </p>
      <BirthDateFields form={form} isOwn={false} />
      <ConsentField form={form} />
      <Button type="submit" busy={(form.isChecking || save.isPending) && 'Saving...'}>
        Save
      </Button>
    </form>
  );
}
