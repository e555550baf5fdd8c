import type { registerBody } from '@ascendant/contract/account';
import { otherUsernames, proposedUsername } from '@ascendant/domain/person/username';
import { useEffect, useRef, type RefObject } from 'react';
import type { z } from 'zod';
import { useAuth } from '../../auth/AuthProvider';
import { registrationDraft } from '../../storage/registration-draft';
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
  /** Kept by the page, so that switching tabs and the verification view keep what was typed. The tab keeps all but the password over a reload. */
  readonly typed: TypedRegistration;
  /** Whose account it is; a traveller's by default. */
  readonly accountFor?: 'traveller' | 'organizer';
  /** The address that was invited, which can't be changed; null if there's none. */
  readonly email?: string | null;
  /** Called when the server has emailed a code to this address. */
  readonly onVerificationNeeded: (email: string) => void;
}

export function RegisterForm({
  typed,
  accountFor = 'traveller',
  email = null,
  onVerificationNeeded,
}: RegisterFormProps) {
  const { registerMutation } = useAuth();
  const { field, handleSubmit, setError, setValue, reset, type, getValues, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/account')).registerBody,
    values: typed.current ?? empty,
    onChange: registrationDraft.store,
  });
  /** The username follows the email for as long as it's ours. */
  const propose = (given: string) => {
    const { username, email: before } = getValues();
    if (username === '' || username === proposedUsername(before)) type('username', proposedUsername(given));
  };
  const begin = useRef((invited: string | null) => {
    // Only the browser knows what was typed before a reload.
    const draft = typed.current === null ? registrationDraft.read() : null;
    if (draft !== null) reset({ ...empty, ...draft });
    if (invited === null) return;
    propose(invited);
    type('email', invited);
  });
  useEffect(() => begin.current(email), [email]);
  useEffect(
    () => () => {
      typed.current = getValues();
    },
    [typed, getValues],
  );
  const submit = handleSubmit((values) => {
    const isProposed = values.username === proposedUsername(getValues().email);
    const names = isProposed ? { otherUsernames: otherUsernames(values.email) } : {};
    const body = accountFor === 'organizer' ? { ...values, ...organizerFields } : values;
    const onUsername = (username: string) => setValue('username', username);
    registerMutation.mutate(
      { ...body, ...names, onUsername },
      {
        onSuccess: (reply) => {
          const needsCode = 'requiresVerification' in reply;
          const { username } = getValues();
          const isOther = username.toLowerCase() !== values.username;
          // That a code was emailed is said by the step that asks for it.
          showToast({
            title: 'Registration successful!',
            ...(isOther && { description: `Your username is ${username}.` }),
          });
          if (needsCode) onVerificationNeeded(reply.email);
        },
        onError: (error) => showServerErrors(error, setError, registerFields),
      },
    );
  });
  return (
    <Hydrated>
      <form className="field-grid two-columns" method="post" onSubmit={(event) => void submit(event)} noValidate>
        <RegisterFields
          field={(name) => field(name, name === 'email' ? { onChange: ({ target }) => propose(target.value) } : {})}
          isInvited={email !== null}
          busy={(isSending || registerMutation.isPending) && 'Creating account...'}
        />
      </form>
    </Hydrated>
  );
}

/** The fields that make a sign-up an organizer's. Source: specification 2, section 3 (Users and sign-up). */
const organizerFields = { userType: 'organizer', isOrganizer: true } as const;
