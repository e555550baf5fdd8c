import type { User } from '@ascendant/contract/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { errorSentence } from '../../api/api-error';
import { useSaveProfile } from '../../data/person';
import { birthSchema, birthValues, toBirthInfo, type BirthValues } from '../../fields/birth-form';
import { BirthDateForm } from '../../fields/BirthDateForm';
import { BirthFields } from '../../fields/BirthFields';
import { showServerErrors } from '../../fields/server-errors';
import { Button } from '../../ui/Button';
import { localDay } from '../../ui/local-day';
import { showToast } from '../../ui/toast-store';
import styles from './BirthQuestion.module.css';

/**
 * Asks the traveller for their birth data: the price and the minimum age depend on the date (docs/rules/pricing.md, "Age").
 */
export function BirthQuestion({ user }: { readonly user: User }) {
  return user.starsOff ? <DateQuestion user={user} /> : <WholeQuestion user={user} />;
}

/** With the stars off, the date is enough. */
function DateQuestion({ user }: { readonly user: User }) {
  return (
    <>
      <p className="meta">Add your date of birth to book this event: the price and minimum age depend on it.</p>
      <BirthDateForm user={user} className={styles.question}>
        {(isBusy) => (
          <Button type="submit" busy={isBusy && 'Saving...'}>
            Save
          </Button>
        )}
      </BirthDateForm>
    </>
  );
}

function WholeQuestion({ user }: { readonly user: User }) {
  const save = useSaveProfile();
  const form = useForm<BirthValues>({
    resolver: zodResolver(birthSchema(localDay())),
    defaultValues: birthValues(user),
  });
  const submit = form.handleSubmit((values) =>
    save.mutate(toBirthInfo(values), {
      onError: (error) => {
        if (showServerErrors(error, form.setError, ['cityOfBirth', 'countryOfBirth'])) return;
        showToast({
          title: 'Error saving profile',
          description: errorSentence(error, 'Please try again.'),
          tone: 'bad',
        });
      },
    }),
  );
  return (
    <FormProvider {...form}>
      <form className={styles.question} onSubmit={(event) => void submit(event)} noValidate>
        <p className="meta">
          Add your date of birth to book this event: the price and minimum age depend on it. Add the place too and we
          can draw your chart.
        </p>
        <BirthFields reading="profile" isOwn />
        <Button type="submit" busy={save.isPending && 'Saving...'}>
          Save
        </Button>
      </form>
    </FormProvider>
  );
}
