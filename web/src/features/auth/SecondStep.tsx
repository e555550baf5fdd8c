import type { loginBody } from '@ascendant/contract/account';
import type { FactorProof } from '@ascendant/contract/factor';
import { codeLength } from '@ascendant/domain/person/account-limits';
import { useState, type SyntheticEvent } from 'react';
import type { z } from 'zod';
import { ApiError, errorSentence } from '../../api/api-error';
import { CodeField } from '../../fields/CodeField';
import { useCodeEntry } from '../../fields/use-code-entry';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Input } from '../../ui/Input';
import authFormStyles from './AuthForm.module.css';

type Login = z.output<typeof loginBody>;

interface SecondStepProps {
  /** What was typed in the first step, and was right. */
  readonly login: Login;
  readonly isBusy: boolean;
  readonly onSignIn: (login: Login, onError: (error: Error) => void) => void;
  readonly onBack: () => void;
}

/** Whether a sign-in was refused only because the second step is missing. */
export function asksForSecondStep(error: Error): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required';
}

/** The code from the person's app, or one of their recovery codes. Source: rules FAC-01 to FAC-03. */
export function SecondStep({ login, isBusy, onSignIn, onBack }: SecondStepProps) {
  const [isRecovering, setRecovering] = useState(false);
  const entry = useCodeEntry();
  const { code, problem } = entry;
  const send = (factor: FactorProof) =>
    onSignIn({ ...login, factor }, (error) => entry.refuse(errorSentence(error, 'We couldn’t reach Ascendant.')));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isRecovering)
      return code.trim() === '' ? entry.complain('Enter a recovery code') : send({ recoveryCode: code });
    return code.length < codeLength ? entry.complain(`Enter the ${codeLength} digits from your app`) : send({ code });
  };
  const switchKind = () => {
    entry.refuse('');
    setRecovering(!isRecovering);
  };
  return (
    <form className="stack" method="post" onSubmit={submit} noValidate>
      <p>{isRecovering ? 'Enter one of the recovery codes you kept.' : 'One more step: your authenticator app.'}</p>
      {isRecovering ? (
        <Field label="Recovery code" error={problem === '' ? undefined : problem}>
          {(control) => (
            <Input
              {...control}
              value={code}
              onChange={(event) => entry.type(event.currentTarget.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      ) : (
        <CodeField
          label="Code from your app"
          value={code}
          onChange={entry.type}
          problem={problem === '' ? undefined : problem}
          refusals={entry.refusals}
        />
      )}
      <Button
        kind="primary"
        size="large"
        block
        type="submit"
        className={authFormStyles.submit}
        busy={isBusy && 'Signing in...'}
      >
        Sign In
      </Button>
      <p className="row wrap">
        <button type="button" className="link link-button" onClick={switchKind}>
          {isRecovering ? 'Use my app instead' : 'Use a recovery code instead'}
        </button>
        <button type="button" className="link link-button" onClick={onBack}>
          Back
        </button>
      </p>
    </form>
  );
}
