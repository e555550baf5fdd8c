import type { adminRegisterBody } from '@ascendant/contract/account';
import { passwordMinLengthAtSignUp } from '@ascendant/domain/person/account-limits';
import type { z } from 'zod';
import { errorSentence } from '../../api/api-error';
import { useRegisterUser } from '../../data/users';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { PasswordField } from '../../ui/form/PasswordInput';
import { showServerErrors } from '../../ui/form/server-errors';
import { SelectField, TextField } from '../../ui/form/TextField';
import { useForm, type RegisterField } from '../../ui/form/use-form';

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
  const { field, handleSubmit, setError, isSending } = useForm({
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
        <UserFields field={field} />
      </form>
    </Dialog>
  );
}

function UserFields({ field }: { readonly field: RegisterField<keyof Values> }) {
  return (
    <>
      <TextField label="Username" {...field('username')} required autoComplete="off" autoCapitalize="none" />
      <TextField label="Email" {...field('email')} type="email" required autoComplete="off" />
      <PasswordField
        label="Password"
        help={`At least ${passwordMinLengthAtSignUp} characters.`}
        {...field('password')}
        required
        autoComplete="new-password"
      />
      <TextField label="Full Name" {...field('fullName')} required autoComplete="off" />
      <TextField label="City" {...field('city')} required autoComplete="off" />
      <TextField label="Date of Birth" {...field('dateOfBirth')} type="date" required />
      <SelectField label="Preferred Time" {...field('preferredTime')} required>
        <option value="">Select a time</option>
        <option value="morning">Morning</option>
        <option value="afternoon">Afternoon</option>
        <option value="evening">Evening</option>
      </SelectField>
      <SelectField label="User Role" {...field('isAdmin')}>
        <option value="false">Regular user</option>
        <option value="true">Administrator</option>
      </SelectField>
    </>
  );
}
