import type { registerBody } from '@ascendant/contract/account';
import { useEffect, type RefObject } from 'react';
import type { z } from 'zod';
import { useAuth } from '../../auth/AuthProvider';
import { showToast } from '../../ui/dialog/toast-store';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import { Hydrated } from '../../ui/late/Hydrated';
import { registerFields, RegisterFields } from './RegisterFields';

type RegisterValues = z.input<typeof registerBody>;
/** What was typed, for as long as the page is open; null before that. */
export type TypedRegistration = RefObject<RegisterValues | null>;

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
  const { register, handleSubmit, setError, getValues, errors, isChecking } = useForm({
    check: async () => (await import('@ascendant/contract/account')).registerBody,
    values: typed.current ?? empty,
  });
  useEffect(
    () => () => {
      typed.current = getValues();
    },
    [typed, getValues],
  );
  const submit = handleSubmit((values) =>
    registerMutation.mutate(accountFor === 'organizer' ? { ...values, ...organizerFields } : values, {
      onSuccess: (reply) => {
        const needsCode = 'requiresVerification' in reply;
        showToast({ title: 'Registration successful!', ...(needsCode ? { description: checkYourEmail } : {}) });
        if (needsCode) onVerificationNeeded(reply.email);
      },
      onError: (error) => showServerErrors(error, setError, registerFields),
    }),
  );
  return (
    <Hydrated>
      <form className="field-grid two-columns" method="post" onSubmit={(event) => void submit(event)} noValidate>
        <RegisterFields
          attributesOf={register}
          errorOf={(name) => errors[name]}
          busy={(isChecking || registerMutation.isPending) && 'Creating account...'}
        />
      </form>
    </Hydrated>
  );
}

/** The fields that make a sign-up an organizer's. Source: specification 2, section 3 (Users and sign-up). */
const organizerFields = { userType: 'organizer', isOrganizer: true } as const;

const checkYourEmail = 'Check your email for the verification code.';
