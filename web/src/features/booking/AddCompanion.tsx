import type { Dependent } from '@ascendant/contract/person';
import { useState } from 'react';
import type { z } from 'zod';
import { errorSentence } from '../../api/api-error';
import { useAddDependent } from '../../data/dependents';
import { toDateOfBirth } from '../../fields/birth-form';
import { BirthDateFields } from '../../fields/BirthDateFields';
import { ConsentField } from '../../fields/ConsentField';
import { DependentNameFields } from '../../fields/DependentNameFields';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import { Icon } from '../../ui/layout/Icon';
import { localDay } from '../../ui/text/local-day';
import birthQuestionStyles from './BirthQuestion.module.css';
import type { companionSchema } from './booking-check';

const empty: z.input<ReturnType<typeof companionSchema>> = {
  day: '',
  month: '',
  year: '',
  firstName: '',
  lastName: '',
  relationshipType: 'friend',
  consent: false,
};

interface AddCompanionProps {
  /** Called with the new member of the family. */
  readonly onAdded: (dependent: Dependent) => void;
}

/** Adds someone to the family without leaving the booking: their name, their date of birth and their consent. */
export function AddCompanion({ onAdded }: AddCompanionProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        <Icon name="plus" size="small" />
        Add someone new
      </Button>
    );
  }
  const added = (dependent: Dependent) => {
    setOpen(false);
    onAdded(dependent);
  };
  return <CompanionForm onAdded={added} onCancel={() => setOpen(false)} />;
}

function CompanionForm({ onAdded, onCancel }: AddCompanionProps & { readonly onCancel: () => void }) {
  const add = useAddDependent();
  const form = useForm({
    check: async () => (await import('./booking-check')).companionSchema(localDay()),
    values: empty,
  });
  const submit = form.handleSubmit(({ firstName, lastName, relationshipType, consent, ...date }) =>
    add.mutate(
      { firstName, lastName, relationshipType, consent, dateOfBirth: toDateOfBirth(date) },
      {
        onSuccess: onAdded,
        onError: (error) => {
          if (showServerErrors(error, form.setError, ['firstName', 'lastName'])) return;
          showToast({
            title: errorSentence(error, 'Failed to add family member. Please try again.'),
            tone: 'bad',
          });
        },
      },
    ),
  );
  return (
    <form
      className={birthQuestionStyles.question}
      aria-label="Add someone new"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <DependentNameFields form={form} hasFirstFocus />
      <BirthDateFields form={form} isOwn={false} />
      <ConsentField form={form} />
      <p className="row">
        <Button kind="pine" type="submit" busy={(form.isChecking || add.isPending) && 'Saving...'}>
          Add
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
