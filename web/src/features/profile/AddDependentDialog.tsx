import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useAddDependent } from '../../data/dependents';
import { birthValues, toBirthInfo, withBirthRules } from '../../fields/birth-form';
import { BirthFields } from '../../fields/BirthFields';
import { ConsentField } from '../../fields/ConsentField';
import { showServerErrors } from '../../fields/server-errors';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { localDay } from '../../ui/local-day';
import { showToast } from '../../ui/toast-store';
import { dependentForm, type DependentSent, type DependentValues } from './dependent-form';
import { DependentNameFields } from './DependentNameFields';
import { showFailure } from './profile-toast';

const formId = 'add-dependent';
const serverFields = ['firstName', 'lastName', 'cityOfBirth', 'countryOfBirth'] as const;

/** Adds a family member, with their consent. */
export function AddDependentDialog({ onClose }: { readonly onClose: () => void }) {
  const add = useAddDependent();
  const form = useForm<DependentValues, unknown, DependentSent>({
    resolver: zodResolver(withBirthRules(dependentForm, localDay())),
    defaultValues: {
      ...birthValues(null),
      timeOption: 'period',
      firstName: '',
      lastName: '',
      relationshipType: 'child',
      gender: '',
      consent: false,
    },
  });
  const submit = form.handleSubmit((values) =>
    add.mutate(
      {
        ...toBirthInfo(values),
        firstName: values.firstName,
        lastName: values.lastName,
        relationshipType: values.relationshipType,
        gender: values.gender || null,
        consent: values.consent,
      },
      {
        onSuccess: () => {
          showToast({ title: 'Dependent added' });
          onClose();
        },
        onError: (error) => {
          if (showServerErrors(error, form.setError, serverFields)) return;
          showFailure(error, 'Failed to add family member. Please try again.');
        },
      },
    ),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add to your family"
      width="wide"
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} busy={add.isPending && 'Saving...'}>
            Add
          </Button>
        </div>
      }
    >
      <FormProvider {...form}>
        <form id={formId} className="stack-wide" onSubmit={(event) => void submit(event)} noValidate>
          <DependentNameFields />
          <BirthFields reading="profile" />
          <ConsentField />
        </form>
      </FormProvider>
    </Dialog>
  );
}
