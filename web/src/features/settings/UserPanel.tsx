import type { createUserBody } from '@ascendant/contract/admin-user';
import { passwordMinLengthAtSignUp } from '@ascendant/domain/person/account-limits';
import type { z } from 'zod';
import { errorSentence } from '../../api/api-error';
import { useCreateUser } from '../../data/users';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/Field';
import { PasswordField } from '../../ui/form/PasswordInput';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import { SettingsPanel } from './SettingsPanel';
import styles from './UserPanel.module.css';

type Values = z.input<typeof createUserBody>;

const blank: Values = { userType: 'organizer', firstName: '', lastName: '', username: '', email: '', password: '' };
const names = ['firstName', 'lastName', 'username', 'email', 'password', 'userType'] as const;

/** The form that creates an organizer or an admin. */
export function UserPanel() {
  const create = useCreateUser();
  const { field, register, values, handleSubmit, setError, reset, errors, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/admin-user')).createUserBody,
    values: blank,
  });
  const submit = handleSubmit((sent) =>
    create.mutate(sent, {
      onSuccess: ({ firstName, lastName }) => {
        showToast({ title: 'User created successfully', description: `${firstName} ${lastName} can sign in now.` });
        reset();
      },
      onError: (error) => {
        if (showServerErrors(error, setError, names)) return;
        const title = 'Failed to create user';
        showToast({ title, description: errorSentence(error, title), tone: 'bad' });
      },
    }),
  );
  const userType = (value: Values['userType']) => ({
    ...register('userType'),
    value,
    checked: values.userType === value,
  });
  const text = (name: 'firstName' | 'lastName' | 'username' | 'email', label: string) => (
    <TextField
      label={label}
      error={errors[name]}
      {...register(name)}
      type={name === 'email' ? 'email' : 'text'}
      required
      autoComplete="off"
      autoCapitalize={name === 'username' ? 'none' : undefined}
    />
  );
  return (
    <SettingsPanel title="User Management" aside="Create an admin or organizer user">
      <form className={styles.form} aria-label="Create a user" onSubmit={(event) => void submit(event)} noValidate>
        <FieldGroup legend="User type" error={errors.userType}>
          <div className={styles.types}>
            <Choice type="radio" {...userType('organizer')}>
              Organizer
              <span className={styles.what}>Creates events and sees only their own</span>
            </Choice>
            <Choice type="radio" {...userType('admin')}>
              Admin
              <span className={styles.what}>Can see and change everything</span>
            </Choice>
          </div>
        </FieldGroup>
        <div className="field-grid two-columns">
          {text('firstName', 'First name')}
          {text('lastName', 'Last name')}
          {text('username', 'Username')}
          {text('email', 'Email')}
        </div>
        <PasswordField
          label="Password"
          help={`At least ${passwordMinLengthAtSignUp} characters.`}
          {...field('password')}
          required
          autoComplete="new-password"
        />
        <p className="meta">Every field is required.</p>
        <div>
          <Button kind="primary" type="submit" busy={(isSending || create.isPending) && 'Creating...'}>
            Create User
          </Button>
        </div>
      </form>
    </SettingsPanel>
  );
}
