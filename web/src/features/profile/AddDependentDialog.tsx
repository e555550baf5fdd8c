import type { Dependent } from '@ascendant/contract/person';
import { useAddDependent, useSaveDependent } from '../../data/dependents';
import { birthValues, toBirthInfo } from '../../fields/birth-form';
import { BirthFields } from '../../fields/BirthFields';
import { ConsentField } from '../../fields/ConsentField';
import { DependentNameFields } from '../../fields/DependentNameFields';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import { localDay } from '../../ui/text/day-text';
import { showFailure } from './profile-toast';
const serverFields = ['firstName', 'lastName', 'cityOfBirth', 'countryOfBirth'] as const;

interface AddDependentDialogProps {
  /** Someone whose place and time of birth are still missing; left out, someone new is added. */
  readonly dependent?: Dependent | undefined;
  readonly onClose: () => void;
}

/** Adds a family member, or completes what's known about one, with their consent. */
export function AddDependentDialog({ dependent, onClose }: AddDependentDialogProps) {
  const { send, isPending, labels } = useDependentWrite(dependent);
  const form = useForm({
    check: async () => (await import('./profile-check')).dependentSchema(localDay()),
    values: {
      ...birthValues(dependent ?? null),
      ...(dependent?.timeOfBirth == null ? { timeOption: 'period' as const } : {}),
      firstName: dependent?.firstName ?? '',
      lastName: dependent?.lastName ?? '',
      relationshipType: dependent?.relationshipType ?? 'child',
      gender: dependent?.gender ?? '',
      consent: false,
    },
  });
  const submit = form.handleSubmit((values) =>
    send(
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
          showToast({ title: labels.done });
          onClose();
        },
        onError: (error) => {
          if (showServerErrors(error, form.setError, serverFields)) return;
          showFailure(error, labels.failed);
        },
      },
    ),
  );
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title={labels.title}
      width="wide"
      keep="Cancel"
      action={{ label: labels.submit, busy: (form.isSending || isPending) && 'Saving...' }}
      onSubmit={submit}
    >
      <div className="stack-wide">
        <DependentNameFields form={form} withGender={form} />
        <BirthFields form={form} reading="profile" />
        <ConsentField form={form} person={form.values} />
      </div>
    </Dialog>
  );
}

const newLabels = {
  title: 'Add to your family',
  submit: 'Add',
  done: 'Dependent added',
  failed: 'Failed to add family member. Please try again.',
};
const changeLabels = {
  submit: 'Save',
  done: 'Dependent updated',
  failed: 'Failed to update family member. Please try again.',
};

function useDependentWrite(dependent: Dependent | undefined) {
  const add = useAddDependent();
  const save = useSaveDependent(dependent?.id ?? 0);
  if (dependent === undefined) return { send: add.mutate, isPending: add.isPending, labels: newLabels };
  const labels = { ...changeLabels, title: `${dependent.firstName}’s birth details` };
  return { send: save.mutate, isPending: save.isPending, labels };
}
