import type { loginBody } from '@ascendant/contract/account';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { useContinueSession } from '../../data/session-questions';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { PasswordField } from '../../ui/form/PasswordInput';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import { formatCountdown, useSecondsLeft } from '../../ui/late/use-seconds-left';
import { loginSentence } from './login-form';
import { asksForSecondStep, secondStepKinds, type FirstStep, SecondStep } from './SecondStep';
import styles from './SignInAgain.module.css';

const radius = 15;
const circumference = 2 * Math.PI * radius;

/** Whose session ended. */
export interface SignedOutPerson {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
}

interface SignInAgainProps {
  readonly person: SignedOutPerson;
  /** Until when their seats are held, in milliseconds since 1970; null when none are. */
  readonly heldUntilMs: number | null;
  readonly onDone: () => void;
  readonly onOtherAccount: () => void;
}

/** Asks for the password after a session has ended, so that the person goes on at the same step. */
export function SignInAgain({ person, heldUntilMs, onDone, onOtherAccount }: SignInAgainProps) {
  const signIn = useContinueSession();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({
    check: async () => (await import('@ascendant/contract/account')).loginBody,
    values: { username: person.email, password: '' },
  });
  const { field, register, setFocus, errors } = form;
  const isBusy = form.isSending || signIn.isPending;
  useEffect(() => setFocus('password'), [setFocus]);
  const clearRefusal = () => setRefusal(undefined);
  // Someone else's page must not go on with this one's: it starts again.
  const onSuccess = ({ id }: { readonly id: number }) =>
    id === person.id ? onDone() : window.location.assign(paths.home);
  const [firstStep, setFirstStep] = useState<FirstStep<z.output<typeof loginBody>> | null>(null);
  const submit = form.handleSubmit((values) =>
    signIn.mutate(values, {
      onSuccess,
      onError: (error) => {
        if (asksForSecondStep(error)) return setFirstStep({ login: values, kinds: secondStepKinds(error) });
        setRefusal(loginSentence(error));
        setFocus('password', { shouldSelect: true });
      },
    }),
  );
  if (firstStep !== null) {
    return (
      <SecondStep
        {...firstStep}
        isBusy={signIn.isPending}
        onSignIn={(login, onError) => signIn.mutate(login, { onSuccess, onError })}
        onBack={() => setFirstStep(null)}
      />
    );
  }
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      {heldUntilMs === null ? null : <SeatsHeld untilMs={heldUntilMs} />}
      <p className="muted">
        You were signed out to keep your account safe. You won’t be charged twice. We’ll bring you right back to this
        step.
      </p>
      <TextField
        label="Email or username"
        isInvalid={refusal !== undefined}
        {...field('username', { onChange: clearRefusal })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label="Password"
        aside={
          <a className="link meta" href={paths.resetPassword} target="_blank" rel="noopener">
            Forgot it?
          </a>
        }
        error={errors.password ?? refusal}
        {...register('password', { onChange: clearRefusal })}
        autoComplete="current-password"
      />
      <Button kind="primary" size="large" block type="submit" busy={isBusy && 'Signing in...'}>
        Sign in and continue
      </Button>
      <OtherWays firstName={person.firstName} onOtherAccount={onOtherAccount} />
    </form>
  );
}

function OtherWays({
  firstName,
  onOtherAccount,
}: Pick<SignInAgainProps, 'onOtherAccount'> & { readonly firstName: string }) {
  return (
    <p className="meta">
      <span>{`Not ${firstName}?`}</span>{' '}
      <button type="button" className="link link-button" onClick={onOtherAccount}>
        Use another account
      </button>
      . Trouble?{' '}
      <a className="link" href={paths.help} target="_blank" rel="noopener">
        Get help
      </a>
      .
    </p>
  );
}

/** 'Your seats are held for 12:08', with the ring of the checkout. */
function SeatsHeld({ untilMs }: { readonly untilMs: number }) {
  const seconds = useSecondsLeft(untilMs);
  const share = Math.min(1, seconds / (holdMinutes * 60));
  return (
    <p className={styles.held} role="timer">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.track} cx="18" cy="18" r={radius} />
        <circle
          className={styles.left}
          cx="18"
          cy="18"
          r={radius}
          strokeDasharray={`${share * circumference} ${circumference}`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      {seconds === 0 ? (
        <span>Your seats are no longer held. If there are seats left, you can hold them again.</span>
      ) : (
        <span>
          Your seats are held for <b className="numeric">{formatCountdown(seconds)}</b>
        </span>
      )}
    </p>
  );
}
