import type { User } from '@ascendant/contract/account';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { errorSentence } from '../api/api-error';
import { useSaveBirthDate } from '../data/person';
import { localDay } from '../ui/local-day';
import { showToast } from '../ui/toast-store';
import { birthDateSchema, birthDay, birthValues, type BirthValues } from './birth-form';
import { BirthDateFields } from './BirthFields';

interface BirthDateFormProps {
  readonly user: User;
  readonly className?: string | undefined;
  readonly onSaved?: () => void;
  /** The buttons, told while it saves. */
  readonly children: (isBusy: boolean) => ReactNode;
}

/** Asks for the date of birth and nothing else: prices and minimum ages depend on it. */
export function BirthDateForm({ user, className, onSaved, children }: BirthDateFormProps) {
  const save = useSaveBirthDate();
  const { day, month, year } = birthValues(user);
  const form = useForm<Pick<BirthValues, 'day' | 'month' | 'year'>>({
    resolver: zodResolver(birthDateSchema(localDay())),
    defaultValues: { day, month, year },
  });
  const submit = form.handleSubmit((values) => {
    const dateOfBirth = birthDay(values);
    if (dateOfBirth === null) return;
    save.mutate(
      { dateOfBirth },
      {
        onSuccess: () => onSaved?.(),
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
    <FormProvider {...form}>
      <form className={className} onSubmit={(event) => void submit(event)} noValidate>
        <BirthDateFields isOwn />
        {children(save.isPending)}
      </form>
    </FormProvider>
  );
}
