import { useState } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../auth/AuthProvider';
import { passkeySentence, useLoginWithPasskey } from '../../data/passkeys';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { PasswordField } from '../../ui/form/PasswordInput';
import { TextField } from '../../ui/form/TextField';
import { Hydrated } from '../../ui/late/Hydrated';
import authFormStyles from './AuthForm.module.css';
import { asksForVerification, loginSentence, unverifiedEmail, type LoginFormState, type LoginSent } from './login-form';
import { asksForSecondStep, secondStepKinds, type FirstStep, SecondStep } from './SecondStep';

interface LoginFormProps {
  readonly form: LoginFormState;
  /** Called when the password is right, but the sign-up with this address still waits for its code. */
  readonly onVerificationNeeded: (email: string) => void;
  /** Called with what was typed, if it's an address: they'd rather have a code by email. */
  readonly onCodeWanted: (email: string) => void;
}

/** Signs the user in. The page then decides where to go. */
export function LoginForm({ form, onVerificationNeeded, onCodeWanted }: LoginFormProps) {
  const { loginMutation } = useAuth();
  const [firstStep, setFirstStep] = useState<FirstStep<LoginSent> | null>(null);
  const submit = form.handleSubmit((login) =>
    loginMutation.mutate(login, {
      onError: (error) => {
        if (asksForSecondStep(error)) return setFirstStep({ login, kinds: secondStepKinds(error) });
        const email = unverifiedEmail(error);
        if (asksForVerification(error)) {
          showToast(verificationRequired);
          if (email !== null) onVerificationNeeded(email);
        } else form.refuse(loginSentence(error));
      },
    }),
  );
  const wantCode = () => {
    const { username } = form.getValues();
    onCodeWanted(username.includes('@') ? username.trim() : '');
  };
  if (firstStep !== null) {
    return (
      <SecondStep
        {...firstStep}
        isBusy={loginMutation.isPending}
        onSignIn={(login, onError) => loginMutation.mutate(login, { onError })}
        onBack={() => setFirstStep(null)}
      />
    );
  }
  return (
    <Hydrated>
      <form className="stack" method="post" onSubmit={(event) => void submit(event)} noValidate>
        <Fields form={form} />
        <Button
          kind="primary"
          size="large"
          block
          type="submit"
          className={authFormStyles.submit}
          busy={(form.isSending || loginMutation.isPending) && 'Signing in...'}
        >
          Sign In
        </Button>
        <PasskeySignIn />
        <p>
          <button type="button" className="link meta link-button" onClick={wantCode}>
            Email me a code instead
          </button>
        </p>
      </form>
    </Hydrated>
  );
}

function Fields({ form: { register, field, errors } }: Pick<LoginFormProps, 'form'>) {
  return (
    <>
      <TextField
        label="Email or username"
        isInvalid={errors.root !== undefined}
        {...field('username', answersRefusal)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label="Password"
        aside={
          <Link className="link meta" to={paths.resetPassword}>
            Forgot your password?
          </Link>
        }
        error={errors.password ?? errors.root}
        {...register('password', answersRefusal)}
        autoComplete="current-password"
      />
    </>
  );
}

/** Typing takes the refusal away. */
const answersRefusal = { related: ['root'] } as const;

const verificationRequired = {
  title: 'Email verification required',
  description: 'Please verify your email before logging in',
} as const;

/** Signs in with a passkey: no username, no password. Source: rule FAC-05. */
function PasskeySignIn() {
  const signIn = useLoginWithPasskey();
  const [problem, setProblem] = useState<string>();
  const start = () => {
    setProblem(undefined);
    signIn.mutate(undefined, { onError: (error) => setProblem(passkeySentence(error)) });
  };
  return (
    <div className="stack">
      <Button size="large" block onClick={start} busy={signIn.isPending && 'Waiting for your passkey...'}>
        Use a passkey instead
      </Button>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </div>
  );
}
