/* oxlint-disable jsx-a11y/autocomplete-valid -- the rule's list lacks given-name and family-name, which HTML has */
import { registerBody } from '@ascendant/contract/account';
import { passwordMinLengthAtSignUp, usernameMinLength } from '@ascendant/domain/person/account-limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useAuth } from '../../auth/AuthProvider';
import { showServerErrors } from '../../fields/server-errors';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Hydrated } from '../../ui/Hydrated';
import { Input } from '../../ui/Input';
import { PasswordInput } from '../../ui/PasswordInput';
import { showToast } from '../../ui/toast-store';

type RegisterValues = z.input<typeof registerBody>;
type RegisterSent = z.output<typeof registerBody>;
/** What was typed, for as long as the page is open; null before that. */
export type TypedRegistration = RefObject<RegisterValues | null>;

const fieldNames = ['firstName', 'lastName', 'username', 'email', 'password'] as const;

const empty: RegisterValues = { firstName: '', lastName: '', username: '', email: '', password: '' };

interface RegisterFormProps {
  /** Kept by the page, so that switching tabs and the verification view keep what was typed. */
  readonly typed: TypedRegistration;
  /** Whose account it is; a traveller's by default. */
  readonly accountFor?: 'traveller' | 'organizer';
  /** Called when the server has emailed a code to this address. */
  readonly onVerificationNeeded: (email: string) => void;
}

export function RegisterForm({ typed, accountFor = 'traveller', onVerificationNeeded }: RegisterFormProps) {
  const { registerMutation } = useAuth();
  const { register, handleSubmit, setError, getValues, formState } = useForm<RegisterValues, unknown, RegisterSent>({
    resolver: zodResolver(registerBody),
    defaultValues: typed.current ?? empty,
  });
  useEffect(
    () => () => {
      typed.current = getValues();
    },
    [typed, getValues],
  );
  const { errors } = formState;
  const submit = handleSubmit((values) =>
    registerMutation.mutate(accountFor === 'organizer' ? { ...values, ...organizerFields } : values, {
      onSuccess: (reply) => {
        const needsCode = 'requiresVerification' in reply;
        showToast({ title: 'Registration successful!', ...(needsCode ? { description: checkYourEmail } : {}) });
        if (needsCode) onVerificationNeeded(reply.email);
      },
      onError: (error) => showServerErrors(error, setError, fieldNames),
    }),
  );
  return (
    <Hydrated>
      <form className="field-grid two-columns" method="post" onSubmit={(event) => void submit(event)} noValidate>
        <Field label="First name" error={errors.firstName?.message}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" />}
        </Field>
        <Field
          className="full-width"
          label="Username"
          help={`At least ${usernameMinLength} characters. You’ll use it to sign in.`}
          error={errors.username?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field className="full-width" label="Email" error={errors.email?.message}>
          {(control) => <Input type="email" {...control} {...register('email')} autoComplete="email" />}
        </Field>
        <Field
          className="full-width"
          label="Password"
          help={`At least ${passwordMinLengthAtSignUp} characters. A short sentence works best.`}
          error={errors.password?.message}
        >
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
        </Field>
        <Button
          kind="primary"
          size="large"
          block
          className="full-width"
          type="submit"
          busy={registerMutation.isPending && 'Creating account...'}
        >
          Create account
        </Button>
      </form>
    </Hydrated>
  );
}

/** The fields that make a sign-up an organizer's. Source: specification 2, section 3 (Users and sign-up). */
const organizerFields = { userType: 'organizer', isOrganizer: true } as const;

const checkYourEmail = 'Check your email for the verification code.';
