import type { Dependent } from '@ascendant/contract/person';
import { useState } from 'react';
import type { z } from 'zod';
import { errorSentence } from '../../api/api-error';
import { useAddDependent } from '../../data/dependents';
import { toDateOfBirth } from '../../fields/birth-form';
import { BirthDateFields } from '../../fields/BirthDateFields';
import { ConsentField } from '../../fields/ConsentField';
import { DependentNameFields } from '../../fields/DependentNameFields';
import { companionDraft } from '../../storage/companion-draft';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { useOpenForm } from '../../ui/form/open-forms';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import { Icon } from '../../ui/layout/Icon';
import { localDay } from '../../ui/text/day-text';
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
  /** Called with the new member of the family. @returns whether they come along */
  readonly onAdded: (dependent: Dependent) => boolean;
}

interface FirstOpen {
  /** Whether the form is open from the start. */
  readonly startsOpen: boolean;
  /** Whether only children are left to be named. */
  readonly isForChild: boolean;
}

/** Adds someone to the family without leaving the booking: their name, their date of birth and their consent. */
export function AddCompanion({ onAdded, startsOpen, isForChild }: AddCompanionProps & FirstOpen) {
  const [isOpen, setOpen] = useState(() => startsOpen || companionDraft.read() !== null);
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
    return onAdded(dependent);
  };
  const clear = () => {
    companionDraft.clear();
    setOpen(false);
  };
  return <CompanionForm onAdded={added} onClear={clear} isForChild={isForChild} />;
}

interface CompanionFormProps extends AddCompanionProps, Pick<FirstOpen, 'isForChild'> {
  readonly onClear: () => void;
}

function CompanionForm({ onAdded, onClear, isForChild }: CompanionFormProps) {
  const { form, send, isBusy } = useCompanionForm(onAdded, isForChild);
  const [isLeft, setLeft] = useState(false);
  const { values } = form;
  const isFilled =
    values.consent || [values.firstName, values.lastName, values.day, values.month, values.year].some(Boolean);
  useOpenForm({
    isFilled: () => isFilled,
    settle: async () => {
      const isAdded = await send();
      setLeft(!isAdded);
      return isAdded;
    },
  });
  return (
    <form
      className={birthQuestionStyles.question}
      aria-label="Add someone new"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      noValidate
    >
      <DependentNameFields form={form} hasFirstFocus />
      <BirthDateFields form={form} isOwn={false} asked="Enter their date of birth" />
      <ConsentField form={form} person={values} />
      {isLeft && isFilled ? (
        <FieldError>{`Add ${values.firstName.trim() || 'this person'}, or clear the form.`}</FieldError>
      ) : null}
      <p className="row">
        <Button kind="pine" type="submit" busy={isBusy && 'Saving...'}>
          Add
        </Button>
        <Button kind="ghost" onClick={onClear}>
          {isFilled ? 'Clear the form' : 'Cancel'}
        </Button>
      </p>
    </form>
  );
}

/** `send` checks and saves the person. @returns with `send`, whether they're saved and come along */
function useCompanionForm(onAdded: AddCompanionProps['onAdded'], isForChild: boolean) {
  const add = useAddDependent();
  const form = useForm({
    check: async () => (await import('./booking-check')).companionSchema(localDay()),
    values: { ...empty, ...(isForChild && { relationshipType: 'child' as const }), ...companionDraft.read() },
    onChange: companionDraft.store,
  });
  const send = async () => {
    let isAdded = false;
    await form.handleSubmit(async ({ firstName, lastName, relationshipType, consent, ...date }) => {
      try {
        const body = { firstName, lastName, relationshipType, consent, dateOfBirth: toDateOfBirth(date) };
        const dependent = await add.mutateAsync(body);
        companionDraft.clear();
        isAdded = onAdded(dependent);
      } catch (error) {
        if (showServerErrors(error, form.setError, ['firstName', 'lastName'])) return;
        showToast({ title: errorSentence(error, 'Failed to add family member. Please try again.'), tone: 'bad' });
      }
    })();
    return isAdded;
  };
  return { form, send, isBusy: form.isSending || add.isPending };
}
