import { codeLength, codeLifetimeMinutes } from '@ascendant/domain/person/account-limits';
import { useState, type SyntheticEvent } from 'react';
import { errorSentence } from '../../api/api-error';
import { useVerifyEmailChange } from '../../data/own-account';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { CodeInput } from '../../ui/CodeInput';
import { FieldError } from '../../ui/FieldError';
import { showToast } from '../../ui/toast-store';
import { enterCode, failures, successes, tryAgain } from './account-labels';

interface EmailCodeFormProps {
  readonly step: 'verify-current' | 'verify-new';
  /** Where the code was sent. */
  readonly address: string;
  readonly onVerified: (next: 'verify-new' | 'initial') => void;
  readonly onCancel: () => void;
}

/** The code that was sent to one of the two addresses. */
export function EmailCodeForm({ step, address, onVerified, onCancel }: EmailCodeFormProps) {
  const verify = useVerifyEmailChange();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.length < codeLength) return setProblem(enterCode);
    verify.mutate(
      { verificationCode: code, step },
      {
        onSuccess: ({ step: next }) => {
          showToast({ title: next === 'initial' ? successes.email : successes.current });
          onVerified(next);
        },
        onError: (error) => {
          setProblem(errorSentence(error, tryAgain));
          setCode('');
          setTries(tries + 1);
          showToast({ title: failures.verification, description: errorSentence(error, tryAgain), tone: 'bad' });
        },
      },
    );
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>
        We’ve emailed a code to {step === 'verify-current' ? 'your current address' : 'your new address'}, {address}.
        It’s valid for {codeLifetimeMinutes} minutes.
      </p>
      <div>
        <span className="label" id="email-code-label">
          {enterCode}
        </span>
        <CodeInput
          // New boxes after a wrong code: empty, with the first one focused.
          key={tries}
          labelledBy="email-code-label"
          describedBy={problem === undefined ? undefined : 'email-code-error'}
          length={codeLength}
          value={code}
          isInvalid={problem !== undefined}
          onChange={(typed) => {
            setCode(typed);
            setProblem(undefined);
          }}
          hasFirstFocus
        />
        {problem === undefined ? null : <FieldError id="email-code-error">{problem}</FieldError>}
      </div>
      <p className={classNames('row', 'wrap')}>
        <Button kind="pine" type="submit" busy={verify.isPending && 'Verifying...'}>
          {step === 'verify-current' ? 'Verify current email' : 'Verify new email'}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
