import type { adminRegisterBody } from '@ascendant/contract/account';
import { passwordMinLengthAtSignUp } from '@ascendant/domain/person/account-limits';
import type { z } from 'zod';
import { errorSentence } from '../../api/api-error';
import { useRegisterUser } from '../../data/users';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Field } from '../../ui/form/Field';
import { Input, Select } from '../../ui/form/Input';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm, type Problems, type Register } from '../../ui/form/use-form';

const formId = 'create-user';

type Values = Omit<z.input<typeof adminRegisterBody>, 'preferredTime'> & { readonly preferredTime: string };

const blank: Values = {
  username: '',
  email: '',
  password: '',
  fullName: '',
  city: '',
  dateOfBirth: '',
  preferredTime: '',
  isAdmin: 'false',
};
const names = ['username', 'email', 'password', 'fullName', 'city', 'dateOfBirth', 'preferredTime', 'isAdmin'] as const;

/** The dialog 'Create New User'. Source: specification 2, section 5 (Create-user dialog). */
export function CreateUserDialog({ onClose }: { readonly onClose: () => void }) {
  const create = useRegisterUser();
  const { register, handleSubmit, setError, errors, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/account')).adminRegisterBody,
    values: blank,
  });
  const submit = handleSubmit((values) =>
    create.mutate(values, {
      onSuccess: () => {
        showToast({ title: 'User created successfully', description: `@${values.username} can sign in now.` });
        onClose();
      },
      onError: (error) => {
        if (showServerErrors(error, setError, names)) return;
        const title = 'Failed to create user';
        showToast({ title, description: errorSentence(error, title), tone: 'bad' });
      },
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      guardsTyping
      title="Create New User"
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} busy={(isSending || create.isPending) && 'Creating...'}>
            Create User
          </Button>
        </>
      }
    >
      <form id={formId} className="field-grid two-columns" onSubmit={(event) => void submit(event)} noValidate>
        <UserFields register={register} errors={errors} />
      </form>
    </Dialog>
  );
}

interface UserFieldsProps {
  readonly register: Register<keyof Values>;
  readonly errors: Problems<keyof Values>;
}

function UserFields({ register, errors }: UserFieldsProps) {
  return (
    <>
      <Field label="Username" error={errors.username}>
        {(attributes) => (
          <Input {...attributes} {...register('username')} required autoComplete="off" autoCapitalize="none" />
        )}
      </Field>
      <Field label="Email" error={errors.email}>
        {(attributes) => <Input {...attributes} {...register('email')} type="email" required autoComplete="off" />}
      </Field>
      <Field label="Password" help={`At least ${passwordMinLengthAtSignUp} characters.`} error={errors.password}>
        {(attributes) => (
          <PasswordInput {...attributes} {...register('password')} required autoComplete="new-password" />
        )}
      </Field>
      <Field label="Full Name" error={errors.fullName}>
        {(attributes) => <Input {...attributes} {...register('fullName')} required autoComplete="off" />}
      </Field>
      <Field label="City" error={errors.city}>
        {(attributes) => <Input {...attributes} {...register('city')} required autoComplete="off" />}
      </Field>
      <Field label="Date of Birth" error={errors.dateOfBirth}>
        {(attributes) => <Input {...attributes} {...register('dateOfBirth')} type="date" required />}
      </Field>
      <Field label="Preferred Time" error={errors.preferredTime}>
        {(attributes) => (
          <Select {...attributes} {...register('preferredTime')} required>
            <option value="">Select a time</option>
            <option value="morning">Morning</option>
            <option value="afternoon">Afternoon</option>
            <option value="evening">Evening</option>
          </Select>
        )}
      </Field>
      <Field label="User Role" error={errors.isAdmin}>
        {(attributes) => (
          <Select {...attributes} {...register('isAdmin')}>
            <option value="false">Regular user</option>
            <option value="true">Administrator</option>
          </Select>
        )}
      </Field>
    </>
  );
}
