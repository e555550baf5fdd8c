/* oxlint-disable jsx-a11y/autocomplete-valid -- the rule's list lacks given-name and family-name, which HTML has */
import { passwordMinLengthAtSignUp, usernameMinLength } from '@ascendant/domain/person/account-limits';
import { Button } from '../../ui/button/Button';
import { PasswordField } from '../../ui/form/PasswordInput';
import { TextField } from '../../ui/form/TextField';
import type { RegisterField } from '../../ui/form/use-form';

export const registerFields = ['firstName', 'lastName', 'username', 'email', 'password'] as const;

interface RegisterFieldsProps {
  readonly field: RegisterField<(typeof registerFields)[number]>;
  /** Whether the address is given by an invitation. */
  readonly isInvited: boolean;
  readonly busy: string | false;
}

/** What the register form shows, apart from what it does: that's code of its own (`RegisterPart`). */
export function RegisterFields({ field, isInvited, busy }: RegisterFieldsProps) {
  return (
    <>
      <TextField label="First name" {...field('firstName')} autoComplete="given-name" />
      <TextField label="Last name" {...field('lastName')} autoComplete="family-name" />
      <TextField
        className="full-width"
        label="Email"
        help={isInvited && 'The invitation is for this address only.'}
        type="email"
        {...field('email')}
        autoComplete="email"
        readOnly={isInvited}
      />
      <TextField
        className="full-width"
        label="Username"
        help={`At least ${usernameMinLength} characters. You can sign in with it or with your email.`}
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        className="full-width"
        label="Password"
        help={`At least ${passwordMinLengthAtSignUp} characters. A short sentence works best.`}
        {...field('password')}
        autoComplete="new-password"
      />
      <Button kind="primary" size="large" block className="full-width" type="submit" busy={busy}>
        Create account
      </Button>
    </>
  );
}
