import { loginBody } from '@ascendant/contract/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useAuth } from '../../auth/AuthProvider';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Hydrated } from '../../ui/Hydrated';
import { Input } from '../../ui/Input';
import { PasswordInput } from '../../ui/PasswordInput';
import { showToast } from '../../ui/toast-store';
import authFormStyles from './AuthForm.module.css';
import { asksForVerification, loginSentence, unverifiedEmail } from './login-error';
import { PasskeySignIn } from './PasskeySignIn';
import { asksForSecondStep, secondStepKinds, type FirstStep } from './second-step';
import { SecondStep } from './SecondStep';

type LoginValues = z.input<typeof loginBody>;
type LoginSent = z.output<typeof loginBody>;
export type LoginFormState = UseFormReturn<LoginValues, unknown, LoginSent>;

/** Created by the page, so that switching tabs keeps what was typed. */
export function useLoginForm(): LoginFormState {
  return useForm<LoginValues, unknown, LoginSent>({
    resolver: zodResolver(loginBody),
    defaultValues: { username: '', password: '' },
  });
}

interface LoginFormProps {
  readonly form: LoginFormState;
  /** Called when the password is right, but the sign-up with this address still waits for its code. */
  readonly onVerificationNeeded: (email: string) => void;
}

/** Signs the user in. The page then decides where to go. */
export function LoginForm({ form, onVerificationNeeded }: LoginFormProps) {
  const { loginMutation } = useAuth();
  const { register, handleSubmit, setError, setFocus, clearErrors, formState } = form;
  const { errors } = formState;
  const clearRefusal = () => clearErrors('root');
  const [firstStep, setFirstStep] = useState<FirstStep<LoginSent> | null>(null);
  const submit = handleSubmit((values) =>
    loginMutation.mutate(values, {
      onError: (error) => {
        if (asksForSecondStep(error)) return setFirstStep({ login: values, kinds: secondStepKinds(error) });
        const email = unverifiedEmail(error);
        if (asksForVerification(error)) {
          showToast(verificationRequired);
          if (email !== null) onVerificationNeeded(email);
        } else {
          setError('root', { message: loginSentence(error) });
          setFocus('username');
        }
      },
    }),
  );
  const refusal = errors.root?.message;
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
        <Field label="Email or username" error={errors.username?.message} isInvalid={refusal !== undefined}>
          {(control) => (
            <Input
              {...control}
              {...register('username', { onChange: clearRefusal })}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          label="Password"
          aside={
            <Link className="link meta" to={paths.resetPassword}>
              Forgot your password?
            </Link>
          }
          error={errors.password?.message ?? refusal}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password', { onChange: clearRefusal })}
              autoComplete="current-password"
            />
          )}
        </Field>
        <Button
          kind="primary"
          size="large"
          block
          type="submit"
          className={authFormStyles.submit}
          busy={loginMutation.isPending && 'Signing in...'}
        >
          Sign In
        </Button>
        <PasskeySignIn />
      </form>
    </Hydrated>
  );
}

const verificationRequired = {
  title: 'Email verification required',
  description: 'Please verify your email before logging in',
} as const;
