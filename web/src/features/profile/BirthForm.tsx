import type { User } from '@ascendant/contract/account';
import { genders, relationshipStatuses } from '@ascendant/domain/person/person-fields';
import { useEffect } from 'react';
import { useSaveBirthInfo } from '../../data/person';
import { birthValues, toBirthInfo, birthProblems } from '../../fields/birth-form';
import { BirthFields } from '../../fields/BirthFields';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { FormSummary } from '../../ui/form/FormSummary';
import { capitalized, Options } from '../../ui/form/Options';
import { showServerErrors } from '../../ui/form/server-errors';
import { SelectField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import { localDay } from '../../ui/text/day-text';
import { showFailure } from './profile-toast';

interface BirthFormProps {
  readonly user: User;
  /** The form gets the focus again each time it's asked for: it can be far below what was pressed. */
  readonly timesAsked: number;
  readonly onClose: () => void;
}

/** Edits birth data. Saving recomputes the chart and every score. */
export function BirthForm({ user, timesAsked, onClose }: BirthFormProps) {
  const save = useSaveBirthInfo();
  const form = useForm({
    check: async () => (await import('./profile-check')).ownBirthSchema(localDay()),
    values: {
      ...birthValues(user),
      gender: user.gender ?? '',
      relationshipStatus: user.relationshipStatus ?? '',
    },
  });
  const { register, handleSubmit, setError, setFocus, errors } = form;
  useEffect(() => {
    if (timesAsked > 0) setFocus('day');
  }, [setFocus, timesAsked]);
  const submit = handleSubmit((values) =>
    save.mutate(
      {
        ...toBirthInfo(values),
        gender: values.gender || null,
        relationshipStatus: values.relationshipStatus || null,
      },
      {
        onSuccess: () => {
          showToast({ title: 'Birth information updated' });
          onClose();
        },
        onError: (error) => {
          if (showServerErrors(error, setError, ['cityOfBirth', 'countryOfBirth'])) return;
          showFailure(error, 'Failed to update birth information. Please try again.');
        },
      },
    ),
  );
  return (
    <form className="stack-wide" onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary problems={birthProblems(errors, setFocus)} />
      <BirthFields form={form} reading="profile" isOwn />
      <div className="field-grid two-columns">
        <SelectField label="Gender" {...register('gender')} autoComplete="sex">
          <option value="">Not given</option>
          <Options of={genders} text={capitalized} />
        </SelectField>
        <SelectField label="Relationship" {...register('relationshipStatus')}>
          <option value="">Not given</option>
          <Options of={relationshipStatuses} text={capitalized} />
        </SelectField>
      </div>
      <Button kind="primary" type="submit" busy={(form.isSending || save.isPending) && 'Saving...'}>
        Save
      </Button>
    </form>
  );
}
