import type { FactorProof } from '@ascendant/contract/factor';
import { productName } from '@ascendant/domain/site/brand';
import { useState, type SyntheticEvent } from 'react';
import { errorSentence, ApiError } from '../../api/api-error';
import { useCodeEntry } from '../../fields/use-code-entry';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import authFormStyles from './AuthForm.module.css';
import { FactorCode, proofOfCode, type CodeWay, PasskeyProof } from './FactorCode';

/** What a person has besides the password. */
type SecondStepKind = 'app' | 'passkey';

/** A first step that was right, and what the second one can be. */
export interface FirstStep<Login> {
  readonly login: Login;
  readonly kinds: readonly SecondStepKind[];
}

type Way = SecondStepKind | CodeWay;

interface SecondStepProps<Login> extends FirstStep<Login> {
  readonly isBusy: boolean;
  readonly onSignIn: (login: Login & { readonly factor: FactorProof }, onError: (error: Error) => void) => void;
  readonly onBack: () => void;
}

const ledes: Readonly<Record<Way, string>> = {
  app: 'One more step: your authenticator app.',
  passkey: 'One more step: your passkey.',
  recovery: 'Enter one of the recovery codes you kept.',
};

/** The code from the person's app, a passkey, or one of their recovery codes. Source: rules FAC-01 to FAC-05. */
export function SecondStep<Login extends object>({ login, kinds, isBusy, onSignIn, onBack }: SecondStepProps<Login>) {
  const [isRecovering, setRecovering] = useState(false);
  const entry = useCodeEntry();
  const problem = entry.problem === '' ? undefined : entry.problem;
  const way: Way = isRecovering ? 'recovery' : kinds.includes('app') ? 'app' : 'passkey';
  const send = (factor: FactorProof) =>
    onSignIn({ ...login, factor }, (error) => entry.refuse(errorSentence(error, `We couldn’t reach ${productName}.`)));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (way === 'passkey') return;
    const proof = proofOfCode(way, entry.code);
    return typeof proof === 'string' ? entry.complain(proof) : send(proof);
  };
  const switchWay = () => {
    entry.refuse('');
    setRecovering(!isRecovering);
  };
  return (
    <form className="stack" method="post" onSubmit={submit} noValidate>
      <p>{ledes[way]}</p>
      {way === 'passkey' ? null : <FactorCode way={way} entry={entry} />}
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

/** Whether a sign-in was refused only because the second step is missing. */
export function asksForSecondStep(error: Error): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required';
}

/** What the second step can be, as the refusal says. */
export function secondStepKinds(error: Error): readonly SecondStepKind[] {
  const listed: unknown = error instanceof ApiError ? error.body?.['factors'] : [];
  return (['app', 'passkey'] as const).filter((kind) => Array.isArray(listed) && listed.includes(kind));
}
