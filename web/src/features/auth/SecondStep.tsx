import type { loginBody } from '@ascendant/contract/account';
import type { FactorProof } from '@ascendant/contract/factor';
import { codeLength } from '@ascendant/domain/person/account-limits';
import { useState, type SyntheticEvent } from 'react';
import type { z } from 'zod';
import { errorSentence } from '../../api/api-error';
import { CodeField } from '../../fields/CodeField';
import { useCodeEntry } from '../../fields/use-code-entry';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FieldError } from '../../ui/FieldError';
import { Input } from '../../ui/Input';
import authFormStyles from './AuthForm.module.css';
import { PasskeyProof } from './PasskeyProof';
import type { FirstStep, SecondStepKind } from './second-step';

type Login = z.output<typeof loginBody>;
type Way = SecondStepKind | 'recovery';

interface SecondStepProps extends FirstStep<Login> {
  readonly isBusy: boolean;
  readonly onSignIn: (login: Login, onError: (error: Error) => void) => void;
  readonly onBack: () => void;
}

const ledes: Readonly<Record<Way, string>> = {
  app: 'One more step: your authenticator app.',
  passkey: 'One more step: your passkey.',
  recovery: 'Enter one of the recovery codes you kept.',
};

/** The code from the person's app, a passkey, or one of their recovery codes. Source: rules FAC-01 to FAC-05. */
export function SecondStep({ login, kinds, isBusy, onSignIn, onBack }: SecondStepProps) {
  const [isRecovering, setRecovering] = useState(false);
  const entry = useCodeEntry();
  const { code } = entry;
  const problem = entry.problem === '' ? undefined : entry.problem;
  const way: Way = isRecovering ? 'recovery' : kinds.includes('app') ? 'app' : 'passkey';
  const send = (factor: FactorProof) =>
    onSignIn({ ...login, factor }, (error) => entry.refuse(errorSentence(error, 'We couldn’t reach Ascendant.')));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (way === 'recovery')
      return code.trim() === '' ? entry.complain('Enter a recovery code') : send({ recoveryCode: code });
    return code.length < codeLength ? entry.complain(`Enter the ${codeLength} digits from your app`) : send({ code });
  };
  const switchWay = () => {
    entry.refuse('');
    setRecovering(!isRecovering);
  };
  return (
    <form className="stack" method="post" onSubmit={submit} noValidate>
      <p>{ledes[way]}</p>
      {way === 'recovery' ? (
        <Field label="Recovery code" error={problem}>
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
      ) : null}
      {way === 'app' ? (
        <CodeField
          label="Code from your app"
          value={code}
          onChange={entry.type}
          problem={problem}
          refusals={entry.refusals}
        />
      ) : null}
      {way === 'passkey' ? null : (
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
      )}
      {kinds.includes('passkey') && !isRecovering ? <PasskeyProof onAnswer={(passkey) => send({ passkey })} /> : null}
      {way === 'passkey' && problem !== undefined ? <FieldError>{problem}</FieldError> : null}
      <p className="row wrap">
        <button type="button" className="link link-button" onClick={switchWay}>
          {isRecovering ? 'Use the other way instead' : 'Use a recovery code instead'}
        </button>
        <button type="button" className="link link-button" onClick={onBack}>
          Back
        </button>
      </p>
    </form>
  );
}
