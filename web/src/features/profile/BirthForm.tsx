import type { User } from '@ascendant/contract/account';
import { genders, relationshipStatuses } from '@ascendant/domain/person/person-fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { useSaveBirthInfo } from '../../data/person';
import { birthShape, birthValues, toBirthInfo, withBirthRules } from '../../fields/birth-form';
import { birthProblems } from '../../fields/birth-problems';
import { BirthFields } from '../../fields/BirthFields';
import { Options } from '../../fields/Options';
import { showServerErrors } from '../../fields/server-errors';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FormSummary } from '../../ui/FormSummary';
import { localDay } from '../../ui/local-day';
import { Select } from '../../ui/Select';
import { showToast } from '../../ui/toast-store';
import { showFailure } from './profile-toast';

const schema = z.object({
  ...birthShape,
  gender: z.enum(['', ...genders]),
  relationshipStatus: z.enum(['', ...relationshipStatuses]),
});
type Values = z.infer<typeof schema>;

interface BirthFormProps {
  readonly user: User;
  readonly onSaved: () => void;
}

/** Edits birth data. Saving recomputes the chart and every score. */
export function BirthForm({ user, onSaved }: BirthFormProps) {
  const save = useSaveBirthInfo();
  const form = useForm<Values>({
    resolver: zodResolver(withBirthRules(schema, localDay())),
    defaultValues: {
      ...birthValues(user),
      gender: user.gender ?? '',
      relationshipStatus: user.relationshipStatus ?? '',
    },
  });
  const { register, handleSubmit, setError, setFocus, formState } = form;
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
          onSaved();
        },
        onError: (error) => {
          if (showServerErrors(error, setError, ['cityOfBirth', 'countryOfBirth'])) return;
          showFailure(error, 'Failed to update birth information. Please try again.');
        },
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <form className="stack-wide" onSubmit={(event) => void submit(event)} noValidate>
        <FormSummary problems={birthProblems(formState.errors, setFocus)} />
        <BirthFields reading="profile" isOwn />
        <div className="field-grid two-columns">
          <Field label="Gender">
            {(control) => (
              <Select {...control} {...register('gender')} autoComplete="sex">
                <option value="">Not given</option>
                <Options values={genders} />
              </Select>
            )}
          </Field>
          <Field label="Relationship">
            {(control) => (
              <Select {...control} {...register('relationshipStatus')}>
                <option value="">Not given</option>
                <Options values={relationshipStatuses} />
              </Select>
            )}
          </Field>
        </div>
        <Button kind="primary" type="submit" busy={save.isPending && 'Saving...'}>
          Save
        </Button>
      </form>
    </FormProvider>
  );
}
