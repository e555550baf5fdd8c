/* oxlint-disable jsx-a11y/autocomplete-valid -- the rule's list lacks given-name and family-name, which HTML has */
import { passwordMinLengthAtSignUp, usernameMinLength } from '@ascendant/domain/person/account-limits';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';
import { PasswordInput } from '../../ui/form/PasswordInput';

export const registerFields = ['firstName', 'lastName', 'username', 'email', 'password'] as const;
type RegisterField = (typeof registerFields)[number];

interface RegisterFieldsProps {
  /** What makes an input the one of a field. */
  readonly attributesOf: (field: RegisterField) => Partial<ComponentProps<'input'>>;
  readonly errorOf: (field: RegisterField) => string | undefined;
  /** Whether the address is given by an invitation. */
  readonly isInvited: boolean;
  readonly busy: string | false;
}

/** What the register form shows, apart from what it does: that's code of its own (`RegisterPart`). */
export function RegisterFields({ attributesOf, errorOf, isInvited, busy }: RegisterFieldsProps) {
  return (
    <>
      <Field label="First name" error={errorOf('firstName')}>
        {(control) => <Input {...control} {...attributesOf('firstName')} autoComplete="given-name" />}
      </Field>
      <Field label="Last name" error={errorOf('lastName')}>
        {(control) => <Input {...control} {...attributesOf('lastName')} autoComplete="family-name" />}
      </Field>
      <Field
        className="full-width"
        label="Email"
        {...(isInvited && { help: 'The invitation is for this address only.' })}
        error={errorOf('email')}
      >
        {(control) => (
          <Input type="email" {...control} {...attributesOf('email')} autoComplete="email" readOnly={isInvited} />
        )}
      </Field>
      <Field
        className="full-width"
        label="Username"
        help={`At least ${usernameMinLength} characters. You can sign in with it or with your email.`}
        error={errorOf('username')}
      >
        {(control) => (
          <Input
            {...control}
            {...attributesOf('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        className="full-width"
        label="Password"
        help={`At least ${passwordMinLengthAtSignUp} characters. A short sentence works best.`}
        error={errorOf('password')}
      >
        {(control) => <PasswordInput {...control} {...attributesOf('password')} autoComplete="new-password" />}
      </Field>
      <Button kind="primary" size="large" block className="full-width" type="submit" busy={busy}>
        Create account
      </Button>
    </>
  );
}
