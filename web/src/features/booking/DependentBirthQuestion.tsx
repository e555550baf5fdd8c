import type { Dependent } from '@ascendant/contract/person';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useSaveDependent } from '../../data/dependents';
import { toDateOfBirth } from '../../fields/birth-form';
import { BirthDateFields } from '../../fields/BirthDateFields';
import { ConsentField } from '../../fields/ConsentField';
import { birthDateDraft } from '../../storage/birth-date-drafts';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { useOpenForm } from '../../ui/form/open-forms';
import { useForm } from '../../ui/form/use-form';
import { localDay } from '../../ui/text/day-text';
import birthQuestionStyles from './BirthQuestion.module.css';

interface DependentBirthQuestionProps {
  readonly dependent: Dependent;
  /** Called with what's known now. @returns whether they come along */
  readonly onSaved: (known: Dependent) => boolean;
  readonly onCancel: () => void;
}

/** Asks for a dependent's date of birth if it's missing: their price depends on it. They were added, so they come along once it's known. */
export function DependentBirthQuestion({ dependent, onSaved, onCancel }: DependentBirthQuestionProps) {
  const { firstName } = dependent;
  const { form, send, isBusy } = useBirthQuestion(dependent, onSaved);
  const [isLeft, setLeft] = useState(false);
  const { day, month, year, consent } = form.values;
  const isFilled = consent || [day, month, year].some(Boolean);
  useOpenForm({
    isFilled: () => isFilled,
    isNeeded: true,
    settle: async () => {
      const isSaved = await send();
      setLeft(!isSaved);
      return isSaved;
    },
  });
  return (
    <form
      className={birthQuestionStyles.question}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      noValidate
    >
      <p className="label">
        <span>{`${firstName}’s date of birth`}</span> <em>(needed for the price)</em>
      </p>
      <BirthDateFields form={form} isOwn={false} asked={`Enter ${firstName}’s date of birth`} />
      <ConsentField form={form} person={dependent} />
      {isLeft ? <FieldError>{`Save this to add ${firstName}, or cancel.`}</FieldError> : null}
      <p className="row">
        <Button type="submit" busy={isBusy && 'Saving...'}>
          Save
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
}

/** `send` checks and saves it. @returns with `send`, whether it's saved and they come along */
function useBirthQuestion(dependent: Dependent, onSaved: DependentBirthQuestionProps['onSaved']) {
  const save = useSaveDependent(dependent.id);
  const draft = birthDateDraft(dependent.id);
  const form = useForm({
    check: async () => (await import('./booking-check')).dependentBirthSchema(localDay()),
    values: { day: '', month: '', year: '', ...draft.read(), consent: false },
    onChange: draft.store,
  });
  const send = async () => {
    let isSaved = false;
    await form.handleSubmit(async ({ consent, ...date }) => {
      const { firstName, lastName, relationshipType, gender } = dependent;
      const dateOfBirth = toDateOfBirth(date);
      try {
        await save.mutateAsync({ dateOfBirth, firstName, lastName, relationshipType, gender, consent });
        draft.clear();
        isSaved = onSaved({ ...dependent, dateOfBirth });
      } catch (error) {
        const title = errorSentence(error, 'Failed to update family member. Please try again.');
        showToast({ title, tone: 'bad' });
      }
    })();
    return isSaved;
  };
  return { form, send, isBusy: form.isSending || save.isPending };
}
