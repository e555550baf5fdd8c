import type { User } from '@ascendant/contract/account';
import { codeLength, codeLifetimeMinutes, passwordMinLength } from '@ascendant/domain/person/account-limits';
import { productName } from '@ascendant/domain/site/brand';
import { useState } from 'react';
import { ApiError, errorSentence } from '../../api/api-error';
import { useAuth } from '../../auth/AuthProvider';
import { useKeepAccount } from '../../data/guest';
import { useLoginWithCode, useRequestSignInCode } from '../../data/sign-in-code';
import { CodeField } from '../../fields/CodeField';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { PasswordField } from '../../ui/form/PasswordInput';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import styles from './KeepAccount.module.css';
import { asksForSecondStep, secondStepKinds, type FirstStep, SecondStep } from './SecondStep';

/** For someone who has booked without an account: keep it in one, or leave nothing on this device. Source: rule GST-05. */
export function KeepAccount({ guest: { email } }: { readonly guest: User }) {
  const { logoutMutation } = useAuth();
  const request = useRequestSignInCode();
  const [isAsked, setAsked] = useState(false);
  const ask = () =>
    request.mutate(
      { email },
      {
        onSuccess: () => setAsked(true),
        onError: (error) => showToast({ title: errorSentence(error, 'Failed to send the code'), tone: 'bad' }),
      },
    );
  return (
    <section className="panel stack" aria-labelledby="keep-account">
      <h2 id="keep-account" className={styles.title}>
        Keep this in an account
      </h2>
      {isAsked ? (
        <KeepForm email={email} />
      ) : (
        <>
          <p className={styles.text}>
            <span>{`You’re booking without an account, as ${email}. Your tickets go there, and this device has them, too.`}</span>
          </p>
          <p className="row wrap">
            <Button kind="primary" onClick={ask} busy={request.isPending && 'Sending...'}>
              Email me a code
            </Button>
            <Button kind="ghost" onClick={() => logoutMutation.mutate()}>
              Sign out on this device
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

interface CodeLogin {
  readonly email: string;
  readonly code: string;
}

/** The address has an account, which the code also signs in to. */
function OwnAccount(login: CodeLogin) {
  const signIn = useLoginWithCode();
  const [firstStep, setFirstStep] = useState<FirstStep<CodeLogin> | null>(null);
  const refuse = (error: Error) =>
    asksForSecondStep(error)
      ? setFirstStep({ login, kinds: secondStepKinds(error) })
      : showToast({ title: errorSentence(error, `We couldn’t reach ${productName}.`), tone: 'bad' });
  if (firstStep !== null)
    return (
      <SecondStep
        {...firstStep}
        isBusy={signIn.isPending}
        onSignIn={(body, onError) => signIn.mutate(body, { onError })}
        onBack={() => setFirstStep(null)}
      />
    );
  return (
    <>
      <p role="alert" className={styles.text}>
        <span>{`${login.email} already has an account. Sign in, and this booking is in it.`}</span>
      </p>
      <p>
        <Button
          kind="primary"
          onClick={() => signIn.mutate({ ...login }, { onError: refuse })}
          busy={signIn.isPending && 'Signing in...'}
        >
          Sign in to it
        </Button>
      </p>
    </>
  );
}

function KeepForm({ email }: { readonly email: string }) {
  const keep = useKeepAccount();
  const [refusals, setRefusals] = useState(0);
  const [hasAccount, setHasAccount] = useState(false);
  const { field, values, type, handleSubmit, setError, setValue, errors, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/guest')).keepAccountBody,
    values: { code: '', newPassword: '' },
  });
  const refuse = (error: Error) => {
    if (error instanceof ApiError && error.code === 'account_exists') return setHasAccount(true);
    if (error instanceof ApiError && error.code === 'wrong_code') {
      setValue('code', '');
      setError('code', { message: errorSentence(error) });
      return setRefusals(refusals + 1);
    }
    if (showServerErrors(error, setError, ['code', 'newPassword'])) return;
    return showToast({ title: errorSentence(error, `We couldn’t reach ${productName}.`), tone: 'bad' });
  };
  const submit = handleSubmit((given) => keep.mutate(given, { onError: refuse }));
  if (hasAccount) return <OwnAccount email={email} code={values.code} />;
  return (
    <form className="stack" method="post" onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.text}>
        <span>{`We’ve emailed ${email} a ${codeLength}-digit code. It’s valid for ${codeLifetimeMinutes} minutes.`}</span>
      </p>
      <CodeField
        label="Code from the email"
        value={values.code}
        onChange={(code) => type('code', code)}
        problem={errors.code}
        refusals={refusals}
      />
      <PasswordField
        label="New password"
        help={`At least ${passwordMinLength} characters. A short sentence works best.`}
        {...field('newPassword')}
        autoComplete="new-password"
      />
      <p>
        <Button kind="primary" type="submit" busy={(isSending || keep.isPending) && 'Creating account...'}>
          Create account
        </Button>
      </p>
    </form>
  );
}
